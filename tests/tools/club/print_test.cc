// `jasnel club print`, as a secretary uses it.
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/paper/drawing.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

constexpr const char* kWithoutPdf =
    "jasnel club print: this jasnel was built without libharu, and makes no PDF; expected "
    "--format=json\n";

std::size_t CountOf(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(ClubPrint, MakesAPdfWithItsFontsInIt) {
  const auto run = RunJasnel(
      {"club", "print", "control", "--boards=3", "--lang=nl", "--title=Bedum", "--out=-"});
  if (run.err == kWithoutPdf) GTEST_SKIP() << "built without libharu";
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(run.out.starts_with("%PDF-1."));
  EXPECT_NE(run.out.find("%%EOF"), std::string::npos);
  EXPECT_NE(run.out.find("/Count 2"), std::string::npos);  // twelve cards, eight on a page
  EXPECT_NE(run.out.find("/Title (Controlekaartjes)"), std::string::npos);
  EXPECT_EQ(CountOf(run.out, "/FontFile2 "), 2U);
  EXPECT_EQ(CountOf(run.out, "/ToUnicode "), 2U);
  EXPECT_EQ(CountOf(run.out, "/Helvetica"), 0U);
  EXPECT_LT(run.out.size(), 60'000U);
}

TEST(ClubPrint, MakesTheSamePdfEachTime) {
  const auto run = RunScript(
      "for i in 1 2; do jasnel club print places --pairs=7 --system=howell --names='Zoë & Şahin' "
      "--out=$i.pdf; done; cmp 1.pdf 2.pdf && ls");
  if (run.err.starts_with(kWithoutPdf)) GTEST_SKIP() << "built without libharu";
  EXPECT_EQ(run.out, "1.pdf\n2.pdf\n") << run.err;
}

// Where poppler is installed: what other programs find in it.
TEST(ClubPrint, LetsOtherProgramsReadTheNames) {
  const auto run = RunScript(
      "command -v pdftotext >/dev/null || exit 9; jasnel club print slips --pairs=4 --per-round=1 "
      "--names='Zoë & Şahin,Łukasz & Đặng' --out=x.pdf && pdftotext -raw x.pdf - 2>/dev/null");
  if (run.status == 9) GTEST_SKIP() << "no pdftotext";
  if (run.err == kWithoutPdf) GTEST_SKIP() << "built without libharu";
  EXPECT_EQ(CountOf(run.out, "1 Zoë & Şahin"), 2U) << run.out << run.err;
  EXPECT_EQ(CountOf(run.out, "2 Łukasz & Đặng"), 2U) << run.out << run.err;
}

TEST(ClubPrint, HasTheNamesOfTheLastDrawOnScoreSheets) {
  const auto run = RunScript(
      "jasnel club new c --season=2026 && jasnel club players c --add='Anna,Bram,Cor,Dirk' && "
      "jasnel club draw c --seed=1 --date=2026-09-18 && jasnel club enter c 1:1100-1054 && "
      "jasnel club print sheets c --format=json | tail -n 1");
  for (const char* text :
       {"\"Anna\"", "\"Dirk\"", "\"1054\"", "\"Boompje 1 · table 1\"", "\"2026 · 2026-09-18\""}) {
    EXPECT_EQ(CountOf(run.out.substr(run.out.rfind("{\"title\"")), text), 1U) << text << run.out;
  }
}

TEST(ClubPrint, WorksOutWhatTheBoardsOfHandRecordsAreWorth) {
  const auto run = RunScript(
      "jasnel deal --count=2 --seed=1 | jasnel club print records --input=- --format=json");
  EXPECT_EQ(CountOf(run.out, "\"Hand records\""), 2U) << run.out << run.err;
  EXPECT_EQ(CountOf(run.out, "\"What each board is worth\""), 1U);
  EXPECT_EQ(CountOf(run.out, "\"Par: "), 2U);
}

TEST(ClubPrint, TakesDealsAndResultsFromFiles) {
  const auto run = RunScript(
      "jasnel deal --count=2 --seed=1 | jasnel club print control --input=- --format=json; "
      "printf '%s\\n' board,ns,ew,ns-score,ew-score 1,1,2,182,0 1,3,4,90,72 > r.csv; "
      "jasnel club print collective --results=r.csv --format=json");
  EXPECT_EQ(CountOf(run.out, "Dealer: East"), 4U) << run.out << run.err;
  EXPECT_EQ(CountOf(run.out, "\"Collective sheet\""), 3U);
}

// A font as its file has it: numbers of two or four bytes, big-endian.
class FontFile {
 public:
  explicit FontFile(const std::string& name) {
    std::ifstream in(std::string(JASNEL_SOURCE_DIR) + "/data/fonts/" + name, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(in), {});
    for (std::size_t i = 0; i < Short(4); ++i) {
      const std::size_t entry = 12 + 16 * i;
      if (bytes_.compare(entry, 4, "cmap") == 0) cmap_ = Long(entry + 8);
    }
    for (std::size_t i = 0; i < Short(cmap_ + 2); ++i) {
      const std::size_t table = cmap_ + Long(cmap_ + 4 + 8 * i + 4);
      if (Short(table) == 4) segments_ = table;
    }
  }

  // Of the basic plane.
  bool Has(std::size_t character) const {
    const std::size_t doubled = Short(segments_ + 6);
    for (std::size_t i = 0; i < doubled; i += 2) {
      if (character > Short(segments_ + 14 + i)) continue;
      const std::size_t start = Short(segments_ + 16 + doubled + i);
      if (character < start) return false;
      const std::size_t delta = Short(segments_ + 16 + 2 * doubled + i);
      const std::size_t place = segments_ + 16 + 3 * doubled + i;
      if (Short(place) == 0) return (character + delta) % 0x10000 != 0;
      return Short(place + Short(place) + 2 * (character - start)) != 0;
    }
    return false;
  }

 private:
  std::size_t Short(std::size_t at) const {
    return static_cast<unsigned char>(bytes_[at]) * 256U +
           static_cast<unsigned char>(bytes_[at + 1]);
  }
  std::size_t Long(std::size_t at) const { return Short(at) * 65536 + Short(at + 2); }

  std::string bytes_;
  std::size_t cmap_ = 0;
  std::size_t segments_ = 0;
};

std::string Utf8(std::size_t character) {
  const auto byte = [](std::size_t value) { return static_cast<char>(value); };
  if (character < 0x80) return {byte(character)};
  if (character < 0x800) return {byte(0xC0 | character >> 6), byte(0x80 | (character & 0x3F))};
  return {byte(0xE0 | character >> 12), byte(0x80 | (character >> 6 & 0x3F)),
          byte(0x80 | (character & 0x3F))};
}

TEST(ClubPrint, TakesTheCharactersThatItsFontsHaveAndNoOthers) {
  const FontFile plain("DejaVuSans.ttf");
  const FontFile bold("DejaVuSans-Bold.ttf");
  for (std::size_t character = 0; character < 0xD800; ++character) {
    const bool may_stand = !paper::NotOnPaper(Utf8(character));
    EXPECT_EQ(plain.Has(character), may_stand) << character;
    EXPECT_EQ(bold.Has(character), may_stand) << character;
  }
}

TEST(ClubPrint, SaysWhatIsWrong) {
  const auto said = [](const std::string& arguments) {
    return RunScript("jasnel club print " + arguments).err;
  };
  EXPECT_EQ(said("letters --out=x.pdf").substr(0, 36), "jasnel club print: KIND: 'letters'; ");
  EXPECT_EQ(said("control --boards=2"),
            "jasnel club print: no file; expected --out=FILE.pdf, or --format=json\n");
  EXPECT_EQ(said("tables bedum --out=x.pdf"),
            "jasnel club print: bedum with tables; expected a folder with sheets only\n");
  EXPECT_EQ(said("sheets --tables=1 --boompje=2 --out=x.pdf"),
            "jasnel club print: --boompje without a folder; expected both\n");
  EXPECT_EQ(said("tables --out=x.pdf"),
            "jasnel club print: too little for this paper; expected tables or pairs\n");
  EXPECT_EQ(
      said("places --pairs=3 --names='Bo 王' --out=x.pdf"),
      "jasnel club print: names: 'Bo 王': no '王' in the font of paper; expected Latin, Greek "
      "or Cyrillic letters\n");
}

}  // namespace
}  // namespace jasnel::testing
