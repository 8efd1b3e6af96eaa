// The files of data/weights: what is compiled of them is what was written.

#include "tools/training/weights_file.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "tools/shared/files.h"
#include "tools/training/model_files.h"

namespace jasnel {
namespace {

std::string Contents(const std::string& path) { return ReadWholeFile(path, 1'000'000).value(); }

TEST(WeightsFile, HasItsNumbersLittleEndianAndATextThatTellsWhatTheyAre) {
  WeightsFile file("some_model");
  file.Add("rows", std::array<std::array<std::int16_t, 2>, 3>{{{1, -2}, {0x1234, 0}, {0, 0}}});
  file.Add("small", std::array<std::int8_t, 2>{-128, 127});
  file.Add("large", std::array<std::int32_t, 1>{-3});
  file.Add("real", std::array<float, 1>{1.5f});
  using namespace std::literals;
  EXPECT_EQ(file.numbers(),
            "\x01\x00\xfe\xff\x34\x12\x00\x00\x00\x00\x00\x00"
            "\x80\x7f"
            "\xfd\xff\xff\xff"
            "\x00\x00\xc0\x3f"sv);
  EXPECT_EQ(file.Text(),
            "The numbers of some_model.bin, little-endian, in this order; "
            "tools/training/train_some_model.sh writes both files.\n"
            "\n"
            "rows: int16, 3 x 2\n"
            "small: int8, 2\n"
            "large: int32, 1\n"
            "real: float32, 1\n"
            "\n"
            "SHA-256: 031df20c993db3ccca696991b4eaf1609965bd8b38b01c2c369f2debc51b3654\n");
}

TEST(WeightsFile, OfTheCompiledWeightsIsTheOneTheyWereCompiledFrom) {
  const std::string folder = ::testing::TempDir() + "jasnel_weights";
  std::filesystem::create_directory(folder);
  for (const WeightsFile& file :
       {FileOf(kCallNetwork), FileOf(kPackedCardNetwork), FileOf(kHandBookWeights),
        FileOf(kPointsModelWeights),
        FileOf(boerenbridge::LibraryWeights(), boerenbridge::PlainWeights())}) {
    ASSERT_EQ(file.Write(folder), std::nullopt);
  }
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(JASNEL_SOURCE_DIR "/data/weights")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() == ".inc") continue;
    // Not EXPECT_EQ, which would print both of them.
    EXPECT_TRUE(Contents(folder + "/" + name) == Contents(entry.path().string())) << name;
    ++files;
  }
  EXPECT_EQ(files, 10);
  std::filesystem::remove_all(folder);
}

TEST(WeightsFile, IsNotWrittenIntoAFolderThatIsNotThere) {
  EXPECT_NE(WeightsFile("some_model").Write(::testing::TempDir() + "no-such-folder"), std::nullopt);
}

}  // namespace
}  // namespace jasnel
