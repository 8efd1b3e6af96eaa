// Deals by options of the auction drawn at random: called, played, scored, written down and read
// back.

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/played_record.h"
#include "engine/requests/move_request.h"
#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/match.h"
#include "jasnel/replay.h"
#include "tests/ai/views.h"
#include "tests/engine/ask.h"

namespace jasnel {
namespace {

using testing::AnyCall;
using testing::AnyOf;

struct OptionValues {
  const char* name;
  std::vector<const char*> values;
};

const std::vector<OptionValues> kAuctionOptions = {
    {"speaks-first", {"dealer", "left"}},
    {"bidding", {"free", "turned", "turned", "turned", "obliged", "lot"}},
    {"turns", {"1", "2", "3", "4"}},
    {"joker", {"off", "on"}},
    {"first-turned", {"any", "C"}},
    {"all-pass", {"dealer", "left", "left-other", "dealer-turned", "left-turned", "redeal"}},
    {"holds-trump", {"off", "on"}},
    {"leads", {"left", "declarer"}},
    {"ruff", {"free", "obliged"}},
    {"roem", {"hand"}},
    {"doubling", {"off", "off", "cards", "all"}},
};

Rules AnyRules(Random& random) {
  std::string text = "kbn";
  for (const auto& [name, values] : kAuctionOptions) {
    const auto chosen = static_cast<std::size_t>(random.Below(static_cast<int>(values.size())));
    text += std::string(",") + name + "=" + values[chosen];
  }
  return ParseRules(text).value();
}

// A request to a program holds no more than was turned, and is read as what the seat sees.
void ExpectReadBack(const DealInPlay& game) {
  const SeatView view = game.InAuction() ? SeatView(game.call_view()) : SeatView(game.play_view());
  const Record request = RequestRecord(1, view, {});
  const auto read = ReadRequest(request);
  ASSERT_TRUE(read.ok()) << read.error().message << request.dump();
  EXPECT_EQ(RequestRecord(1, read->view, {}), request);
  const Auction& auction = game.auction();
  if (!game.InAuction() || auction.turned_cards().empty()) return;
  int calls = 0;
  for (const Call call : auction.calls()) {
    if (!call.IsPass()) break;
    ++calls;
  }
  EXPECT_EQ(TurnedRecord(auction.turned_cards().First(calls / kSeats + 1)), request["turned"]);
}

Record RecordOf(const DealToPlay& deal, const DealInPlay& game) {
  Record record;
  record["deal"] = FormatHands(deal.hands);
  record["rules"] = FormatRules(deal.rules);
  record["dealer"] = Letter(deal.dealer);
  if (!deal.turned.empty()) record["turned"] = TurnedRecord(deal.turned);
  record["auction"] = CallList(game.auction().calls());
  if (game.IsPassedOut()) return record;
  record["trump"] = Letter(game.contract()->trump);
  record["declarer"] = Letter(game.contract()->declarer);
  record["tricks"] = TrickList(game.tricks());
  return record;
}

TEST(AuctionSweep, IsTheSameAfterItWasWrittenDownAndReadBack) {
  Random random(8);
  int passed_out = 0;
  int later_cards = 0;
  int doubled = 0;
  for (std::uint64_t number = 1; number <= 400; ++number) {
    const DealToPlay deal = MatchDeal({.seed = 3, .rules = AnyRules(random)}, number);
    DealInPlay game(deal);
    while (!game.IsOver()) {
      if (random.Below(8) == 0) ExpectReadBack(game);
      if (game.InAuction()) {
        const CallView view = game.call_view();
        const LegalCalls legal = view.auction.Legal(view.hand);
        const bool passes = legal.pass && random.Below(4) > 0;
        ASSERT_FALSE(game.Speak(passes ? Call{} : AnyCall(random, legal)));
      } else {
        ASSERT_FALSE(game.Play(AnyOf(random, LegalCards(game.position()))));
      }
    }
    passed_out += game.IsPassedOut();
    later_cards += game.auction().Seen().turned_cards().size() > 1;
    const Record written = RecordOf(deal, game);
    const auto record = ReadPlayedRecord(written, {});
    ASSERT_TRUE(record.ok()) << record.error().message << written.dump();
    EXPECT_EQ(record->IsPassedOut(), game.IsPassedOut());
    EXPECT_EQ(AsDealt(*record).turned, deal.turned);
    if (game.IsPassedOut()) {
      EXPECT_EQ(game.result().score, (std::array<Points, 2>{}));
      continue;
    }
    EXPECT_EQ(record->auction->contract(), *game.contract());
    doubled += game.contract()->doublings > 0;
    const Seat first = game.tricks().tricks().front().leader;
    EXPECT_EQ(first, deal.rules.leads == Leads::kDeclarer ? game.contract()->declarer
                                                          : Clockwise(deal.dealer));
    if (deal.rules.holds_trump && deal.rules.bidding == Bidding::kFree) {
      const CardSet hand = deal.hands[Index(game.contract()->declarer)];
      EXPECT_FALSE((hand & CardsOf(game.contract()->trump)).empty());
    }
    const auto replay = ReplayDeal(record->deal);
    ASSERT_TRUE(replay.ok()) << replay.error().message;
    EXPECT_TRUE(replay->faults.empty());
    EXPECT_EQ(replay->result, game.result());
  }
  EXPECT_GT(passed_out, 5);
  EXPECT_GT(later_cards, 30);
  EXPECT_GT(doubled, 30);
}

}  // namespace
}  // namespace jasnel
