# Completes commands and flags of jasnel in bash: what its help lists.
_jasnel() {
  local word words=() help
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      -*) ;;
      *[!a-z-]*) break ;;
      *) words+=("$word") ;;
    esac
  done
  word=${COMP_WORDS[COMP_CWORD]}
  help=$("${COMP_WORDS[0]}" "${words[@]}" --help 2>&1) || return
  if [[ $word == -* ]]; then
    # shellcheck disable=SC2207  # flags are words
    COMPREPLY=($(compgen -W "$(grep -oE '^ +(-h,)?--[a-z-]+' <<<"$help" | grep -oE -- '--.*')" -- "$word"))
  else
    # shellcheck disable=SC2207
    COMPREPLY=($(compgen -W "$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$help")" -- "$word"))
  fi
}
complete -o default -F _jasnel jasnel
