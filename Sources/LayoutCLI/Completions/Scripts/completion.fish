# fish completion for layoutc; made by 'layoutc completions fish'.

# Words that may be typed one after the other, separated by commas.
function __layoutc_list
    set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    set -l before (string match -r '^.*,' -- $typed)
    for word in $argv
        echo "$before$word"
    end
end

# The names that the tool finds in the specs on the line and in their configuration.
function __layoutc_names
    set -l words (commandline -o)
    set -l specs
    for word in $words[3..-1]
        test -f "$word"; and set -a specs "$word"
    end
    $words[1] completions --names $argv[1] -- $specs 2>/dev/null
end

complete -c layoutc -f
complete -c layoutc -n __fish_use_subcommand -s h -l help -d 'show help'
complete -c layoutc -n __fish_use_subcommand -s V -l version -d 'show the version'
@@commands@@
