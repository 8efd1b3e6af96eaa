// The files of this folder tell what the library plays.

#include "tests/playthroughs/playthroughs.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace jasnel::testing {
namespace {

constexpr char kToWriteAgain[] =
    "A game goes another way. If it should: cmake --build --preset release --target playthroughs, "
    "and look at the differences.";

std::string Read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class Playthroughs : public ::testing::TestWithParam<Playthrough> {};

TEST_P(Playthroughs, GoAsWrittenDown) {
  const auto path = std::filesystem::path(JASNEL_PLAYTHROUGHS) / GetParam().file;
  EXPECT_EQ(Read(path), GetParam().text) << path << "\n" << kToWriteAgain;
}

std::string NameOfGame(const ::testing::TestParamInfo<Playthrough>& info) {
  std::string name = info.param.file;
  name.resize(name.find('.'));
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Playthroughs, ::testing::ValuesIn(AllPlaythroughs()), NameOfGame);

TEST(PlaythroughFiles, AreOfGamesThatThereAre) {
  std::set<std::string> expected;
  for (const Playthrough& playthrough : AllPlaythroughs()) expected.insert(playthrough.file);
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator(JASNEL_PLAYTHROUGHS)) {
    if (entry.path().extension() == ".txt") found.insert(entry.path().filename().string());
  }
  EXPECT_EQ(found, expected) << kToWriteAgain;
}

}  // namespace
}  // namespace jasnel::testing
