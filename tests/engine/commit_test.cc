// `commit`: what is published of deals, and whether they are as published.
#include <gtest/gtest.h>

#include <string>

#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

constexpr const char* kSalt = "00112233445566778899aabbccddeeff";

Json Commit(const std::string& text) { return {{"ask", "commit"}, {"text", text}}; }

TEST(CommitQuestion, GivesTheHashOfDealsAndASaltOfItsOwn) {
  const Json question = Commit(std::string(kDeal) + " dealer=E board=3\n");
  const Json answer = Ask(question);
  EXPECT_EQ(answer["deals"], 1);
  const std::string hash = answer["hash"];
  EXPECT_EQ(hash.size(), 64U);
  EXPECT_EQ(answer["set"], hash.substr(0, 8));
  const std::string salt = answer["salt"];
  EXPECT_EQ(salt.size(), 32U);
  EXPECT_EQ(answer["text"], "# salt=" + salt + "\n" + kDeal + " dealer=E\n");
  EXPECT_FALSE(answer.contains("same"));
  EXPECT_NE(Ask(question)["hash"], hash);
  EXPECT_EQ(Ask(With(question, "salt", salt))["hash"], hash);
}

TEST(CommitQuestion, TellsWhetherDealsAreAsPublished) {
  const Json answer = Ask(Commit(std::string(kDeal) + " dealer=E\n"));
  const std::string text = answer["text"];
  const auto same = [&](const std::string& kept) {
    return Ask(With(Commit(kept), "hash", answer["hash"]))["same"];
  };
  EXPECT_EQ(same(text), true);
  EXPECT_EQ(same(text + text.substr(text.find('\n') + 1)), false);
  // In another form, with other letters and another line end.
  EXPECT_EQ(same("% salt=" + answer["salt"].get<std::string>() + "\r\n[Dealer \"E\"]\r\n[Deal \"" +
                 kDeal + "\"]\r\n"),
            true);
  EXPECT_EQ(same("# salt=" + answer["salt"].get<std::string>() +
                 "\nN:ABT.V8.T98. H.HB.H.HT98 9.T97.A.AVB V87.A.VB7.7 gever=O\n"),
            true);
}

TEST(CommitQuestion, TakesThePlayedDealsOfTheEvening) {
  const std::string salted = std::string("# salt=") + kSalt + "\n";
  const std::string played =
      std::string(R"({"game":"klaverjas","deal":")") + kDeal +
      R"(","rules":"kbn","dealer":"E","auction":["H"],"trump":"H","declarer":"S","tricks":[)" +
      R"({"leader":"S","cards":["CJ"]}],"players":{"N":"simple"}})";
  EXPECT_EQ(Ask(With(Commit(played), "salt", kSalt))["hash"],
            Ask(Commit(salted + kDeal + " dealer=E\n"))["hash"]);
}

TEST(CommitQuestion, SaysWhatIsWrong) {
  const std::string hash(64, 'a');
  EXPECT_EQ(Wrong(With(Commit(kDeal), "hash", hash)),
            "no salt; expected a comment '# salt=...' before the deals");
  EXPECT_EQ(Wrong(With(Commit(kDeal), "hash", "abc")), "hash: 'abc'; expected 64 digits, 0 to f");
  EXPECT_EQ(Wrong(With(Commit(kDeal), "salt", "abc")),
            "salt: 'abc'; expected from 32 to 128 digits, 0 to f");
  EXPECT_EQ(Wrong(Commit(std::string("# salt=xyz\n") + kDeal)),
            "# salt=: 'xyz'; expected from 32 to 128 digits, 0 to f");
  EXPECT_EQ(Wrong(Commit("# nothing\n")),
            "text: no deal in it; expected deal lines, PBN, pictures of deals or records of played "
            "deals");
  EXPECT_EQ(Wrong(Commit(std::string(kDeal) + "\nN:A\n")).substr(0, 15), "text: line 2: c");
}

}  // namespace
}  // namespace jasnel::testing
