# Completes lines with fish: complete.fish FILE
source $argv[1]

for line in 'layoutc bu' 'layoutc build --dev' 'layoutc build --device iphone-16-p' \
    'layoutc build --device=iphone-16,mac' 'layoutc build --show=labels,g' 'layoutc build album.yaml -f c' \
    'layoutc lint --ignore ragged-row,part' 'layoutc lint --severity ragged-row=e' 'layoutc explain ragg' \
    'layoutc completions ' 'layoutc lint --jo' 'layoutc build Tests/Completions/shelf.yaml --state ' \
    'layoutc build Tests/Completions/shelf.yaml --state=full,e' 'layoutc build Tests/Completions/shelf.yaml --device kio'
    echo "$line -> "(complete -C $line | string replace -r '\t.*' '' | string join ' ')
end
