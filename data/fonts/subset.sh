#!/usr/bin/env bash
# Makes the fonts of paper, with the characters of engine/paper/drawing.cc, from DejaVu Sans 2.37 (Debian:
# fonts-dejavu-core), by fonttools 4:
#   data/fonts/subset.sh FOLDER_WITH_DEJAVU
set -euo pipefail

characters=20-7E,A0-AC,AE-17F,1A0-1A1,1AF-1B0,218-21B,386-38A,38C,38E-3A1,3A3-3CE,400-45F,490-491
characters+=,1E9E,1EA0-1EF9,2010-2015,2018-201E,2022,2026,20AC,2190-2193,2212,2660-2667
for name in DejaVuSans DejaVuSans-Bold; do
  fonttools subset "$1/$name.ttf" --unicodes="$characters" --no-hinting --layout-features='' \
    --drop-tables+=GPOS,GSUB,GDEF,kern,gasp,FFTM,MATH --output-file="$(dirname "$0")/$name.ttf"
done
