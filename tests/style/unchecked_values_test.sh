#!/usr/bin/env bash
# A value is taken out of a result or an optional only where the lines before ask whether there is
# one; where it is certain, Certain says why (include/jasnel/result.h):
#   unchecked_values_test.sh ROOT
set -euo pipefail
cd "$1"

git ls-files -co --exclude-standard include bitboard solver ai engine tools c python wasm |
  grep -E '\.(h|cc)$' | grep -v '^include/jasnel/result\.h$' | xargs awk '
    # Whether one of the last lines asks for `name`.
    function asked(name,    i) {
      gsub(/[][().*+?|^$\\]/, "\\\\&", name)
      for (i = NR > 20 ? NR - 20 : 1; i <= NR; ++i) {
        if (line[i] ~ "(!|if \\(|&& |\\|\\| |while \\(|return |= )" name "( \\?|\\)|;| &&| \\|\\|)" ||
            line[i] ~ "auto " name " = [^;]*\\)( \\{|$)" || line[i] ~ name "\\.(ok|has_value)\\(\\)") {
          return 1
        }
      }
      return 0
    }
    FNR == 1 { for (i in line) delete line[i]; NR = 1 }
    { line[NR] = $0; sub(/\/\/.*/, "", line[NR]) }
    line[NR] ~ /\.value\(\)/ {
      taken = line[NR]
      while (match(taken, /(std::move\([^()]*\)|[A-Za-z_][A-Za-z0-9_.>\[\]-]*|\))\.value\(\)/)) {
        name = substr(taken, RSTART, RLENGTH - length(".value()"))
        taken = substr(taken, RSTART + RLENGTH)
        sub(/^std::move\(/, "", name)
        if (name ~ /[^(]\)$/) sub(/\)$/, "", name)
        if (name == ")" || !asked(name)) {
          print FILENAME ":" FNR ": " $0
          status = 1
        }
      }
    }
    END {
      if (status) print "a value that nobody asked for: expected a check of it before, or Certain()"
      exit status
    }'
