#!/usr/bin/env bash
# The numbers of a model as C++, and numbers that are not those which the text beside them tells of:
#   weights_test.sh SOURCE CMAKE
set -euo pipefail
source=$1
cmake=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >make.cmake <<END
include($source/cmake/weights.cmake)
jasnel_write_weights_header($folder/model.bin $folder/model.h)
END

# write NUMBERS LINE... : these bytes, and a text with their SHA-256.
write() {
  printf '%b' "$1" >model.bin
  { echo "A model."; printf '%s\n' "${@:2}"; echo "SHA-256: $(sha256sum model.bin | cut -c 1-64)"; } >model.txt
  rm -f model.h
}

# refused MESSAGE : no header is made of what was written.
refused() {
  if "$cmake" -P make.cmake >log 2>&1 || [ -e model.h ]; then
    echo "not refused; expected: $1" && exit 1
  fi
  tr -s ' \n' ' ' <log | grep -qF -- "$1" || { cat log && exit 1; }
  echo "ok: refused: $1"
}

layout=("rows: int16, 2 x 2" "small: int8, 3" "large: int32, 1" "real: float32, 1")
bytes='\x01\x00\xfe\xff\x34\x12\x00\x00\x80\x7f\x00\xfd\xff\xff\xff\x00\x00\xc0\x3f'
write "$bytes" "${layout[@]}"
"$cmake" -P make.cmake
sed -n '/^inline/,/^};/p' model.h | diff - <(cat <<END
inline constexpr struct model_numbers {
  std::uint16_t rows[4];
  std::uint8_t small[3];
  std::uint32_t large[1];
  std::uint32_t real[1];
} model = {
{0x0001,0xfffe,0x1234,0x0000,},
{0x80,0x7f,0x00,},
{0xfffffffd,},
{0x3fc00000,},
};
END
)
echo "ok: numbers of each type"

write "$bytes" "${layout[@]}"
printf '%b' "${bytes/01/02}" >model.bin
refused "that of model.bin"
write "${bytes%???f}" "${layout[@]}"
refused "model.bin: 18 bytes; expected as many as the numbers in model.txt take"
write "$bytes\x00" "${layout[@]}"
refused "model.bin: 20 bytes; expected as many as the numbers in model.txt take"
write "$bytes" "${layout[@]:1}"
refused "model.bin: 19 bytes; expected as many as the numbers in model.txt take"
write "$bytes" "${layout[@]/int8/int64}"
refused "model.bin: 19 bytes; expected as many as the numbers in model.txt take"
