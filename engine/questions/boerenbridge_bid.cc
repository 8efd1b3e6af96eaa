#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text/hand_text.h"
#include "engine/fields/kinds.h"
#include "engine/questions/bid.h"
#include "engine/questions/boerenbridge_kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kUsualPlayers = 5;

// A hand of any number of cards. In JSON a list of cards, or a text as on the command line.
class HandKind final : public Input<CardSet>, public Output<CardSet> {
 public:
  std::string_view Form() const override { return "HAND"; }
  Message Expected() const override { return kCardListExpected; }
  Record InputSchema() const {
    return {
        {"anyOf", {{{"type", "array"}, {"items", kinds::kCard.OutputSchema()}}, OutputSchema()}}};
  }
  Record OutputSchema() const { return {{"type", "string"}, {"examples", {"AK2.Q8.T98.A7"}}}; }
  void Write(const CardSet& hand, Language language, Sink& sink) const override {
    sink.Text(FormatHand(hand, language));
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, CardSet& hand) const override {
    const std::string plain = PlainText(Trim(text));
    const auto fault = ReadWholeHand<BoerenbridgeDeck>(plain, hand);
    if (fault) return FieldFault::OfItself(fault->AsError(plain).both());
    return std::nullopt;
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                CardSet& hand) const override {
    const auto read = HandOf<BoerenbridgeDeck>(key, json);
    if (!read) return read.error();
    hand = *read;
    return std::nullopt;
  }
};
constexpr HandKind kHand;

// Bids from seat 0 on. In JSON a list, with null for those who have not bid.
class BidsKind final : public Input<std::vector<int>> {
 public:
  std::string_view Form() const override { return "N,..."; }
  Message Expected() const override { return kBidListExpected; }
  Record InputSchema() const { return BidsSchema(); }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::vector<int>& bids) const override {
    auto read = text.empty() ? std::vector<int>() : ReadTricks(text);
    if (!read) {
      return FieldFault(Phrase{"the bids of the seats before, such as 2,0",
                               "de biedingen van wie eerder bood, zoals 2,0"});
    }
    bids = *std::move(read);
    return std::nullopt;
  }
  std::optional<Error> FromJson(std::string_view /*key*/, const Record& json,
                                std::vector<int>& bids) const override {
    auto read = ReadBidList(json, kMaxPlayers, kMaxCards);
    if (!read) return read.error();
    bids = std::move(read).value();
    return std::nullopt;
  }
};
constexpr BidsKind kBidsMade;

constexpr GivenListKind kGivenLegalBids("integer");
constexpr CountKind kBidWorlds(1, 100'000'000);
constexpr RealKind::Range kPoints = {
    0.01, 10, {"points from 0.01 to 10", "punten van 0.01 tot en met 10"}};
constexpr RealKind kBidPrecision("P", kPoints, kPoints);
constexpr RoundedKind kPointsKnown(2, std::nullopt, std::nullopt);

constexpr std::array kBidLineFields = {
    Takes<&AskedBid::line, &BidLine::hand>(
        {"hand", "hand"}, kHand,
        {"the hand, spades.hearts.diamonds.clubs", "de hand, schoppen.harten.ruiten.klaveren"},
        {.needed = true}),
    Takes<&AskedBid::line, &BidLine::players>(
        {"players", "spelers"}, kPlayersKind,
        {"number of players, 3 to 7 (default of the command 5)",
         "aantal spelers, 3 tot en met 7 (standaard van de opdracht 5)"},
        {.needed = true, .group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::cards>(
        {"cards", "kaarten"}, kDealtKind,
        {"cards dealt to each (default as many as the hand has)",
         "kaarten voor ieder (standaard zoveel als de hand er heeft)"},
        {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::seat>(
        {"seat", "plaats"}, kSeatKind,
        {"the seat of the hand, 0 left of the dealer (default the seat to bid)",
         "de plaats van de hand, 0 links van de gever (standaard wie aan het bod is)"},
        {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::bids>(
        {"bids", "biedingen"}, kBidsMade,
        {"bids made already, from seat 0 on", "wat al geboden is, vanaf plaats 0"},
        {.group = kDefaultsGroup}),
};

constexpr std::array kBidOwnFields = {
    Takes<&AskedBid::legal>({"legal", "toegestaan"}, kGivenLegalBids,
                            {"the bids that the seat may make, which are compared with the rules",
                             "wat geboden mag worden; dat wordt met de regels vergeleken"},
                            {.has_flag = false}),
    Takes<&AskedBid::request, &BidRequest::worlds>(
        {"worlds", "verdelingen"}, kBidWorlds,
        {"number of random deals of the other cards (default 2000)",
         "aantal willekeurige verdelingen van de andere kaarten (standaard 2000)"},
        {.group = kEffortGroup}),
    Takes<&AskedBid::request, &BidRequest::precision>(
        {"precision", "precisie"}, kBidPrecision,
        {"stop when the best bid's score is known to within so many points",
         "stop als de score van het beste bod op zoveel punten na bekend is"},
        {.group = kEffortGroup}),
};

constexpr auto kBidFields =
    Joined(kBidLineFields, kBidOwnFields,
           kTimeAndSeedFields<&AskedBid::request, &BidRequest::time, &BidRequest::seed>);

// What was asked.
constexpr Part kBidAsked[] = {
    Gives<kHand, &BidView::hand>("hand", "the hand"),
    Gives<kinds::kNumber, [](const BidView& view) { return view.bidding.players(); }>(
        "players", "number of players"),
    Gives<kinds::kNumber, [](const BidView& view) { return view.bidding.cards(); }>(
        "cards", "cards dealt to each"),
    Gives<kinds::kNumber, [](const BidView& view) { return view.seat(); }>("seat", "who is to bid"),
    Gives<kinds::kNumbers,
          [](const BidView& view) {
            return std::span(view.bidding.bids())
                .first(static_cast<std::size_t>(view.bidding.count()));
          }>("before", "the bids so far"),
    Gives<kinds::kNumber, [](const BidView& view) { return view.bidding.Forbidden(); }>(
        "forbidden", "what the dealer may not bid"),
};

constexpr Part kOutlook[] = {
    Gives<kinds::kNumber, &BidOutlook::bid>("bid", "the bid"),
    Gives<kPointsKnown, &BidOutlook::score, &Estimate::value>(
        "score", "points that the seat writes down, on average"),
    Gives<kPointsKnown, &BidOutlook::score, &Estimate::low>("low", kLowHelp),
    Gives<kPointsKnown, &BidOutlook::score, &Estimate::high>("high", kHighHelp),
    Gives<kinds::kChance, &BidOutlook::makes, &Estimate::value>(
        "makes", "chance of taking exactly that many tricks"),
    Gives<kinds::kChance, &BidOutlook::makes, &Estimate::low>("makes_low", kLowHelp),
    Gives<kinds::kChance, &BidOutlook::makes, &Estimate::high>("makes_high", kHighHelp),
    Gives<kPointsKnown, &BidOutlook::others>("others",
                                             "points that each of the others writes down"),
};

constexpr Part kWorldsOfBid =
    Gives<kinds::kNumber, &BidOutlook::worlds>("worlds", "deals played out with this bid");

constexpr Part kBidParts[] = {
    Spreads<[](const BidOutlook& outlook) -> const BidOutlook& { return outlook; }>(kOutlook),
    kWorldsOfBid,
};

constexpr std::string_view kTrickChancesHelp = "chances of taking 0, 1, 2, ... tricks";
constexpr std::string_view kClearHelp =
    "whether it is better than each other bid with 99% confidence";

constexpr Part kBidEffort[] = {
    Gives<kinds::kSeed, &AnsweredBid::seed>("seed", "the seed"),
    Gives<kinds::kMicroseconds, &AnsweredBid::time>("time_us", "time that took, in microseconds"),
};

constexpr auto kTricksOfBest = [](const AnsweredBid& bid) -> const auto& {
  return bid.best().tricks;
};

constexpr Part kBidAnswer[] = {
    Spreads<&AnsweredBid::view>(kBidAsked),
    Gives<kinds::kChances, kTricksOfBest>("tricks", kTrickChancesHelp),
    Lists<&AnsweredBid::answer, &BidAnswer::bids>("bids", "BidOutlook", kBidParts,
                                                  "each legal bid"),
    Gives<kinds::kNumber, &AnsweredBid::answer, &BidAnswer::best>("bid", "the best bid"),
    Gives<kinds::kSwitch, &AnsweredBid::answer, &BidAnswer::clear>("clear", kClearHelp),
    Gives<kinds::kNumber, &AnsweredBid::answer, &BidAnswer::worlds>("worlds", "deals played out"),
    Spreads<[](const AnsweredBid& bid) -> const AnsweredBid& { return bid; }>(kBidEffort),
};

// A row of CSV.
struct BidRow {
  const BidOutlook& outlook;
  const BidAnswer& answer;
};

constexpr auto kOutlookOf = [](const BidRow& row) -> const auto& { return row.outlook; };
constexpr auto kTricksOf = [](const BidRow& row) -> const auto& { return row.outlook.tricks; };
constexpr Part kWorldsOfRow[] = {kWorldsOfBid};

constexpr Part kBidRowParts[] = {
    Spreads<kOutlookOf>(kOutlook),
    Gives<kinds::kChances, kTricksOf>("tricks", kTrickChancesHelp),
    Gives<kinds::kSwitch, [](const BidRow& row) { return row.outlook.bid == row.answer.best; }>(
        "best", "whether it is the best bid"),
    Gives<kinds::kSwitch, [](const BidRow& row) { return row.answer.clear; }>("clear", kClearHelp),
    Spreads<kOutlookOf>(kWorldsOfRow),
};

constexpr Part kBidCsv[] = {
    Spreads<&AnsweredBid::view>(kBidAsked),
    Lists<[](const AnsweredBid& bid) {
      std::vector<BidRow> rows;
      for (const BidOutlook& outlook : bid.answer.bids) rows.push_back({outlook, bid.answer});
      return rows;
    }>("bids", "BidRow", kBidRowParts, "each legal bid"),
    Spreads<[](const AnsweredBid& bid) -> const AnsweredBid& { return bid; }>(kBidEffort),
};
constexpr std::array<std::string_view, 1> kBidRows = {"bids"};

constexpr LineForm kLine = {
    .fields = kBidLineFields,
    .read_first = [](WordReader& in, void* hand) -> std::optional<TextFault> {
      constexpr Phrase kName = {"the hand", "de hand"};
      CardSet seen;
      return ReadHand<BoerenbridgeDeck>(in, kName, HandPlace::kAlone, seen,
                                        *static_cast<CardSet*>(hand));
    },
    .after_first = {"after the hand", "na de hand"},
    .none = {"no hand; expected spades.hearts.diamonds.clubs, as AK2.Q8.T98.A7",
             "geen hand; verwacht schoppen.harten.ruiten.klaveren, zoals AH2.V8.1098.A7"},
};

}  // namespace

constexpr QuestionSpec Bid::kSpec = {
    .name = "bid",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .item = "hand",
    .answer_type = "TricksBid",
    .fields = kBidFields,
    .line = kLine,
    .answer = kBidAnswer,
    .rows = kBidRows,
    .csv = kBidCsv,
};

const BidOutlook& AnsweredBid::best() const {
  return *std::find_if(answer.bids.begin(), answer.bids.end(),
                       [&](const BidOutlook& outlook) { return outlook.bid == answer.best; });
}

Result<BidView> ToBidView(const BidLine& line) {
  const int size = line.hand->size();
  if (line.cards && *line.cards != size) {
    return Error{
        Say("the hand has $0; expected $1, as cards= says",
            "de hand heeft $0; verwacht er $1, zoals kaarten= zegt",
            size == 1 ? Message(Phrase{"1 card", "1 kaart"}) : Say("$0 cards", "$0 kaarten", size),
            *line.cards)};
  }
  auto bidding = Bidding::Begin(line.players.value_or(kUsualPlayers), size);
  if (!bidding) return bidding.error();
  BidView view{*bidding, *line.hand};
  for (const int bid : line.bids.value_or(std::vector<int>())) {
    if (auto error = view.bidding.Bid(bid)) return *error;
  }
  if (view.bidding.IsOver()) {
    return Error{Say("all $0 seats have bid; expected the bids before one of them",
                     "alle $0 plaatsen hebben geboden; verwacht de biedingen voor een van hen",
                     view.bidding.players())};
  }
  if (line.seat && *line.seat != view.seat()) {
    return Error{Say("seat $0 after $1 bids; expected seat $2, or a bid for each seat before it",
                     "plaats $0 na $1 biedingen; verwacht plaats $2, of een bod voor elke plaats "
                     "ervoor",
                     *line.seat, view.bidding.count(), view.seat())};
  }
  return view;
}

Result<AnsweredBid> Bid::AnswerTo(const AskedBid& asked, const AskContext& context) {
  const auto view = ToBidView(asked.line);
  if (!view) return view.error();
  const Record* const told = asked.legal ? &*asked.legal : nullptr;
  if (auto error = CheckLegalBids(told, view->bidding)) return *std::move(error);
  BidRequest request = asked.request;
  request.threads = context.solver.threads();
  request.cancel = &context.cancel;
  auto answer = EvaluateBid(*view, request);
  if (!answer) return answer.error();
  return AnsweredBid{*view, std::move(answer).value(), request.seed, context.time()};
}

}  // namespace jasnel::boerenbridge
