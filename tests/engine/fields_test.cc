// Questions described by fields, and answers by parts: a small question of this file, at each door.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/fields/part.h"

namespace jasnel::testing {
namespace {

struct Limits {
  std::optional<int> place;
};

struct SmallQuestion {
  CardSet hand;
  std::optional<Suit> trump;
  Limits limits;
  bool both = false;
};

// To add a key is to add one of these.
constexpr Field kFields[] = {
    Takes<&SmallQuestion::hand>({"hand", "hand"}, kinds::kHand, {"a hand", "een hand"},
                                {.needed = true}),
    Takes<&SmallQuestion::trump>({"trump", "troef"}, kinds::kSuit, {"a suit", "een kleur"}),
    Takes<&SmallQuestion::limits, &Limits::place>({"place", "plaats"}, kinds::kPlace,
                                                  {"a place", "een plaats"}),
    Takes<&SmallQuestion::both>({"both", "beide"}, kinds::kSwitch, {"both", "beide"}),
};
constexpr Together kTogether[] = {{"both", {"trump", "place"}}, {"place", {"trump"}}};

struct Reading {
  std::string error;
  SmallQuestion question;
};

Reading ReadSmall(const char* json) {
  const Record object = Record::parse(json);
  Reading reading;
  auto error = ReadKeys(object, kFields, OtherKeys::kRefused, &reading.question);
  if (!error) {
    error = CheckTogether(
        kTogether, [&](std::string_view key) { return IsOn(object, key); },
        [](std::string_view key) { return key; });
  }
  if (error) reading.error = error->message;
  return reading;
}

TEST(Fields, SetTheirMembers) {
  const auto [error, question] = ReadSmall(
      R"({"hand":"J97.AT.K8.7","trump":"harten","place":4,"both":true,"id":1,"ask":"x"})");
  EXPECT_EQ(error, "");
  EXPECT_EQ(FormatHand(question.hand), "J97.AT.K8.7");
  EXPECT_EQ(question.trump, Suit::kHearts);
  EXPECT_EQ(question.limits.place, 3);
  EXPECT_TRUE(question.both);
}

TEST(Fields, LeftOutOrNullStayAsTheyAre) {
  const auto [error, question] = ReadSmall(R"({"hand":"J97.AT.K8.7","trump":null})");
  EXPECT_EQ(error, "");
  EXPECT_EQ(question.trump, std::nullopt);
  EXPECT_EQ(question.limits.place, std::nullopt);
  EXPECT_FALSE(question.both);
}

TEST(Fields, SayWhatIsWrongWithAKey) {
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","trump":"X"})").error,
            "trump: 'X'; expected S, H, D or C");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","trump":5})").error,
            "trump: of type number; expected S, H, D or C");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","place":0})").error,
            "place: '0'; expected a whole number from 1 to 4");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","both":"yes"})").error,
            "both: of type string; expected true or false");
}

TEST(Fields, RefuseAKeyThatNoneHas) {
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","trumps":"S"})").error,
            "unknown key 'trumps'; did you mean trump?");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","colour":"S"})").error,
            "unknown key 'colour'; expected one of id, ask, game, hand, trump, place, both");
}

TEST(Fields, NeededOnesMustBeThere) {
  EXPECT_EQ(ReadSmall("{}").error,
            "no key hand; expected a list of cards, such as [\"SA\",\"S7\",\"HT\"]");
}

TEST(Fields, MayNeedOthers) {
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","trump":"S","both":true})").error,
            "both without place; expected both");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","both":true})").error,
            "both without trump and place; expected both");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","place":1})").error,
            "place without trump; expected both");
  EXPECT_EQ(ReadSmall(R"({"hand":"J97.AT.K8.7","both":false})").error, "");
}

TEST(Fields, HaveASchema) {
  const Record schema = SchemaOfFields(kFields, OtherKeys::kRefused, kTogether);
  EXPECT_EQ(schema["required"], Record({"hand"}));
  EXPECT_EQ(schema["additionalProperties"], false);
  EXPECT_EQ(
      schema["properties"]["place"],
      Record({{"type", "integer"}, {"minimum", 1}, {"maximum", 4}, {"description", "a place"}}));
  EXPECT_EQ(schema["properties"]["trump"]["title"], "Suit");
  EXPECT_EQ(schema["allOf"][0]["if"]["properties"]["both"]["const"], true);
  EXPECT_EQ(schema["allOf"][0]["then"]["required"], Record({"trump", "place"}));
  EXPECT_EQ(schema["allOf"][1]["then"]["required"], Record({"trump"}));
}

TEST(Fields, AreNamedByTheirKeysInASchemaAndAsFlagsInHelp) {
  constexpr Field kNaming[] = {
      Takes<&SmallQuestion::both>({"in_both", "beide"}, kinds::kSwitch,
                                  {"with --colour; not --in-both", "met --colour"}),
      Takes<&SmallQuestion::trump>({"trump", "troef"}, kinds::kSuit, {"a suit", "een kleur"},
                                   {.flag = "colour"})};
  EXPECT_EQ(
      SchemaOfFields(kNaming, OtherKeys::kRefused, {})["properties"]["in_both"]["description"],
      "with `trump`; not `in_both`");
}

struct Row {
  Suit suit = Suit::kSpades;
  double chance = 0;
};

struct SmallAnswer {
  SmallQuestion question;
  std::vector<Row> rows;
  std::optional<Card> card;
};

constexpr Part kRowParts[] = {
    Gives<kinds::kSuit, &Row::suit>("suit", "a suit"),
    Gives<kinds::kChance, &Row::chance>("chance", "a chance"),
};
constexpr std::string_view kFixed = "always";
constexpr Part kAsked[] = {
    Gives<kinds::kHand, &SmallQuestion::hand>("hand", "the hand"),
    Gives<kinds::kSuit, &SmallQuestion::trump>("trump", "trumps"),
};
constexpr Part kParts[] = {
    Spreads<&SmallAnswer::question>(kAsked),
    Lists<&SmallAnswer::rows>("rows", "Row", kRowParts, "rows"),
    Gives<kinds::kCard, &SmallAnswer::card>("card", "a card"),
    WithoutColumn(Says<kFixed>("says", "always the same")),
};
constexpr std::string_view kPath[] = {"rows"};

SmallAnswer Answer() {
  SmallAnswer answer;
  answer.question.hand |= *ParseCard("HJ");
  answer.rows = {{Suit::kHearts, 0.25}, {Suit::kDiamonds, 1}, {Suit::kClubs, 0.00004}};
  return answer;
}

struct OneOfTwo {
  std::variant<Suit, int> value;
};

TEST(Parts, MayBeOfEitherKind) {
  static constexpr EitherKind<kinds::kSuit, kinds::kPlace> kEither;
  constexpr Part kOne[] = {Gives<kEither, &OneOfTwo::value>("one", "a suit or a place")};
  OneOfTwo answer = {Suit::kDiamonds};
  EXPECT_EQ(ObjectText(kOne, &answer, Language::kDutch), R"({"one":"R"})");
  answer.value = 3;
  EXPECT_EQ(ObjectText(kOne, &answer, Language::kDutch), R"({"one":4})");
  const Record kinds = SchemaOfParts(kOne)["properties"]["one"]["anyOf"];
  EXPECT_EQ(kinds[0]["title"], "Suit");
  EXPECT_EQ(kinds[1]["maximum"], 4);
}

TEST(Parts, MakeAnObject) {
  SmallAnswer answer = Answer();
  EXPECT_EQ(ObjectText(kParts, &answer, Language::kEnglish),
            R"({"hand":".J..","rows":[{"suit":"H","chance":0.25},{"suit":"D","chance":1.0},)"
            R"({"suit":"C","chance":0.0}],"says":"always"})");
  answer.question.trump = Suit::kDiamonds;
  answer.card = ParseCard("DT");
  answer.rows.clear();
  EXPECT_EQ(ObjectText(kParts, &answer, Language::kDutch),
            R"({"hand":".B..","trump":"R","rows":[],"card":"R10","says":"always"})");
}

TEST(Parts, MakeARowForEachObjectOfAList) {
  EXPECT_EQ(ColumnsOf(kParts, kPath),
            (std::vector<std::string>{"hand", "trump", "suit", "chance", "card"}));
  const SmallAnswer answer = Answer();
  const auto rows = RowsOf(kParts, kPath, &answer, Language::kEnglish);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], Record({{"hand", ".J.."}, {"suit", "H"}, {"chance", 0.25}}));
  EXPECT_EQ(rows[1]["suit"], "D");
}

// Parts of what functions make of an answer.
constexpr Part kFoundParts[] = {
    Gives<kinds::kNumber, [](const SmallAnswer& answer) { return answer.rows.size(); }>("count",
                                                                                        "how many"),
    Holds<[](const SmallAnswer& answer) {
      return answer.rows.empty() ? nullptr : &answer.rows.front();
    }>("first", "Row", kRowParts, "the first"),
    Lists<[](const SmallAnswer& answer) {
      return answer.card ? std::optional(answer.rows) : std::nullopt;
    }>("rows", "Row", kRowParts, "rows, with a card"),
};

TEST(Parts, MayBeMadeByFunctions) {
  SmallAnswer answer = Answer();
  answer.rows.resize(1);
  EXPECT_EQ(ObjectText(kFoundParts, &answer, Language::kEnglish),
            R"({"count":1,"first":{"suit":"H","chance":0.25}})");
  answer.card = ParseCard("DT");
  EXPECT_EQ(
      ObjectText(kFoundParts, &answer, Language::kDutch),
      R"({"count":1,"first":{"suit":"H","chance":0.25},"rows":[{"suit":"H","chance":0.25}]})");
  const Record schema = SchemaOfParts(kFoundParts);
  EXPECT_EQ(schema["required"], Record({"count"}));
  EXPECT_EQ(schema["properties"]["first"]["title"], "Row");
}

TEST(Parts, MakeOneRowWithoutTheList) {
  const SmallAnswer answer = Answer();
  const auto rows = RowsOf(kFoundParts, kPath, &answer, Language::kEnglish);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0]["count"], 3);
}

TEST(Parts, HaveASchema) {
  const Record schema = SchemaOfParts(kParts);
  EXPECT_EQ(schema["required"], Record({"hand", "rows", "says"}));
  EXPECT_EQ(schema["properties"]["rows"]["items"]["required"], Record({"suit", "chance"}));
  EXPECT_EQ(schema["properties"]["rows"]["items"]["title"], "Row");
  EXPECT_EQ(schema["properties"]["says"]["const"], "always");
}

// The text of a sink is what the JSON library writes of the record of the other.
TEST(Sinks, WriteTheSame) {
  const auto write = [](Sink& sink) {
    sink.BeginObject();
    sink.Key("list");
    sink.BeginList();
    for (const std::int64_t scaled : {0, 1, -1, 10, 100, -9999, 10000, 12345, -120000}) {
      sink.Decimal(scaled, 4);
      sink.Decimal(scaled, 1);
      sink.Whole(scaled);
    }
    sink.EndList();
    sink.Key("a \"b\" \\ é \x01");
    sink.BeginObject();
    sink.EndObject();
    sink.Key("text");
    sink.Text("tab\t, quote \" and \xff");
    sink.Key("on");
    sink.Bool(true);
    sink.EndObject();
  };
  JsonSink text;
  write(text);
  RecordSink record;
  write(record);
  EXPECT_EQ(text.Take(), JsonOf(record.Take()));
}

}  // namespace
}  // namespace jasnel::testing
