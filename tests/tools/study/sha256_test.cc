#include "bitboard/text/sha256.h"

#include <gtest/gtest.h>

#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

// The examples that belong to FIPS 180-4.
TEST(Sha256, IsThatOfTheStandard) {
  EXPECT_EQ(Sha256Of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256Of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(Sha256Of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(Sha256Of(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, IsThatOfSha256sumForEveryLengthOfTheLastBlock) {
  std::string sums;
  for (std::size_t length = 0; length <= 130; ++length) {
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>('!' + i % 90);
    sums += Sha256Of(bytes) + "\n";
  }
  EXPECT_EQ(sums, RunScript("i=0; text=\n"
                            "while [ $i -le 130 ]; do\n"
                            "  printf %s \"$text\" | sha256sum | cut -c1-64\n"
                            "  text=$text$(printf \"\\\\$(printf %o $((33 + i % 90)))\")\n"
                            "  i=$((i + 1))\n"
                            "done")
                      .out);
}

}  // namespace
}  // namespace jasnel::testing
