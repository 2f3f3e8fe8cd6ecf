# Completes lines with zsh: complete.zsh FOLDER-OF-_layoutc
zmodload zsh/zpty
export TERM=dumb
zpty shell zsh -f -i
# The shell beyond the terminal says what it would insert, between marks.
zpty -w shell "PS1=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; bindkey '^I' complete-word"
zpty -w shell 'zstyle ":completion:*" list-prompt ""; zstyle ":completion:*" menu no; unsetopt list_beep beep auto_list'
zpty -w shell 'report() { print -r -- "<$LBUFFER>"; LBUFFER=; zle reset-prompt; }; zle -N report; bindkey "^X" report'
zpty -w shell 'print READY'
zpty -r -m shell ready '*READY*READY*'

for line in 'layoutc bui' 'layoutc build --devi' 'layoutc build --device iphone-16-pro-' \
  'layoutc build --device=iphone-16,mac' 'layoutc build -f c' 'layoutc lint --severity ragged-row=e' \
  'layoutc check --against Tests/Completions/sh' 'layoutc check --against Tests/Fixtures/culp' 'layoutc explain ragg' 'layoutc completions f' \
  'layoutc build Tests/Completions/shelf.yaml --state f' 'layoutc build Tests/Completions/shelf.yaml --state=full,e' \
  'layoutc build Tests/Completions/shelf.yaml --device kio'; do
  zpty -w -n shell "$line"$'\t'$'\x18'
  zpty -r -m shell answer '*<*>*'
  answer=${answer##*<}
  print -r -- "$line -> ${answer%%>*}"
done
zpty -d shell
