// Files to which a command adds, and which are read back.

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/tools/support/process.h"
#include "tools/shared/files.h"

namespace jasnel::testing {
namespace {

TEST(KeptFile, BeginsEachLineAnew) {
  const TemporaryFile file("no end");
  auto opened = KeptFile::Open(file.path());
  ASSERT_TRUE(opened.ok()) << opened.error().message;
  KeptFile kept = std::move(opened).value();
  EXPECT_FALSE(kept.AppendLine("one\n"));
  EXPECT_FALSE(kept.AppendLine("two\n"));
  EXPECT_EQ(file.Read(), "no end\none\ntwo\n");
  EXPECT_EQ(kept.size(), file.Read().size());
}

TEST(KeptFile, IsOpenOnceAtATime) {
  const TemporaryFile file("");
  const std::string link = file.path() + "-link";
  std::filesystem::create_symlink(file.path(), link);
  {
    const auto first = KeptFile::Open(file.path());
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(KeptFile::Open(link).error().In(Language::kDutch),
              link + ": een ander programma schrijft in dit bestand; verwacht er één tegelijk");
  }
  EXPECT_TRUE(KeptFile::Open(link).ok());
  std::filesystem::remove(link);
}

TEST(KeptFile, NoticesAProgramThatKnowsNoLocks) {
  const TemporaryFile file("");
  auto opened = KeptFile::Open(file.path());
  ASSERT_TRUE(opened.ok());
  KeptFile kept = std::move(opened).value();
  std::ofstream(file.path()) << "by hand\n";
  EXPECT_EQ(
      kept.AppendLine("one\n")->message,
      file.path() + ": another program has written to this file; expected this one alone to do so");
  EXPECT_EQ(file.Read(), "by hand\n");
}

TEST(KeptFile, IsAFileOrALinkToOne) {
  const TemporaryFile file("");
  const std::string pipe = file.path() + "-pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const auto error_of = [](const std::string& path) {
    const auto opened = KeptFile::Open(path);
    return opened ? "none" : opened.error().message.substr(path.size());
  };
  const std::string expected = "; expected a file to add records to";
  EXPECT_EQ(error_of("-"), ": standard output" + expected);
  EXPECT_EQ(error_of(pipe), ": a pipe" + expected);
  EXPECT_EQ(error_of("/dev/null"), ": a device" + expected);
  EXPECT_EQ(error_of("/"), ": a directory" + expected);
  EXPECT_EQ(error_of("/dev/null/x"), ": Not a directory" + expected);
  std::filesystem::remove(pipe);
}

}  // namespace
}  // namespace jasnel::testing
