#include "engine/studies/row_makers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <vector>

#include "jasnel/analysis.h"
#include "jasnel/dealing.h"
#include "jasnel/match.h"
#include "jasnel/replay.h"
#include "jasnel/trump_table.h"

namespace jasnel {

std::string NpyHeader(std::span<const NpyField> fields, std::uint64_t rows) {
  std::string dictionary = "{'descr': [";
  for (const NpyField& field : fields) {
    dictionary += "('" + std::string(field.name) + "', '" + std::string(field.type) + "'";
    if (!field.shape.empty()) dictionary += ", " + std::string(field.shape);
    dictionary += field.name == fields.back().name ? ")" : "), ";
  }
  dictionary += "], 'fortran_order': False, 'shape': (" + std::to_string(rows) + ",), }";
  // The rows begin at a multiple of 64 bytes, after a line end.
  constexpr std::size_t kAlignment = 64;
  constexpr std::size_t kBefore = 10;  // the magic, the version and the length
  const std::size_t length =
      (kBefore + dictionary.size() + kAlignment) / kAlignment * kAlignment - kBefore;
  dictionary.resize(length - 1, ' ');
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(length & 0xff);
  header += static_cast<char>(length >> 8);
  return header + dictionary + "\n";
}

std::size_t RowBytes(std::span<const NpyField> fields) {
  std::size_t bytes = 0;
  for (const NpyField& field : fields) bytes += field.bytes;
  return bytes;
}

namespace {

constexpr NpyField kDealColumn = {"deal", "<u8", "", 8};
constexpr NpyField kMakesColumn = {"makes", "|u1", "(4, 4)", 16};
constexpr NpyField kPitColumn = {"pit", "|u1", "(4, 4)", 16};

constexpr std::array kValueColumns = {kDealColumn, NpyField{"points", "<i2", "(4,)", 8}};
constexpr std::array kCardColumns = {kDealColumn, NpyField{"cards", "<i2", "(4, 8)", 64}};
constexpr std::array kContractColumns = {kDealColumn, kMakesColumn, kPitColumn};
constexpr std::array kTableColumns = {kDealColumn, NpyField{"points", "<i2", "(4, 4)", 32},
                                      NpyField{"score", "<i2", "(4, 4, 2)", 64}, kMakesColumn,
                                      kPitColumn};
// Of rules by which one card is turned at most.
constexpr int kCallsOfRow = kSeats + 1;

constexpr std::array kGameColumns = {
    kDealColumn,
    NpyField{"dealer", "|u1", "", 1},
    NpyField{"trump", "|u1", "", 1},
    NpyField{"declarer", "|u1", "", 1},
    NpyField{"calls", "|i1", "(5,)", kCallsOfRow},
    NpyField{"cards", "|u1", "(32,)", 32},
    NpyField{"points", "<i2", "(2,)", 4},
    NpyField{"roem", "<i2", "(2,)", 4},
    NpyField{"score", "<i2", "(2,)", 4},
    NpyField{"result", "|u1", "", 1},
    NpyField{"cost_points", "<i2", "(32,)", 64},
    NpyField{"cost_score", "<i2", "(32,)", 64},
};

constexpr int kPassed = -1;
constexpr int kNoCall = -2;

// Whoever holds a card, two bits a card.
std::uint64_t DealBits(const Hands& hands) {
  std::uint64_t bits = 0;
  for (const Seat seat : kAllSeats) {
    for (const Card card : hands[Index(seat)]) {
      bits |= std::uint64_t{Index(seat)} << (2 * card.index());
    }
  }
  return bits;
}

// One bit for each side.
int BySide(const std::array<bool, 2>& answers) {
  return (answers[0] ? 1 : 0) | (answers[1] ? 2 : 0);
}

int ResultCode(Outcome outcome) {
  switch (outcome) {
    case Outcome::kMade:
      return 1;
    case Outcome::kPit:
      return 2;
    default:
      return 0;  // players of this library do not revoke
  }
}

}  // namespace

// One function for each question; false if it was cancelled.
struct Rows {
  RowMaker& maker;
  std::uint64_t number;
  RowWriter& row;

  Hands Deal() const {
    const Hands hands = RandomHands(maker.study_.seed, number);
    row.Put<std::uint64_t>(DealBits(hands));
    return hands;
  }

  Position At(const Hands& hands, Suit trump, Seat leader) const {
    Position position;
    position.hands = hands;
    position.trump = trump;
    position.rules = maker.study_.rules;
    position.leader = leader;
    CountRoemOfHands(position);
    return position;
  }

  std::optional<Solution> Solve(const Position& position, SolveRequest request) const {
    request.limits.cancel = &maker.cancel_;
    auto solution = maker.solver_.Solve(position, request);
    assert(solution.ok());
    maker.nodes_ += solution->nodes;
    if (solution->stop != Stop::kSolved) return std::nullopt;
    return std::move(solution).value();
  }

  bool Values() const {
    const Hands hands = Deal();
    for (const Suit trump : kAllSuits) {
      const auto solution = Solve(At(hands, trump, Seat::kNorth), {});
      if (!solution) return false;
      row.Put<std::int16_t>(solution->value.count());
    }
    return true;
  }

  bool Cards() const {
    const Hands hands = Deal();
    for (const Suit trump : kAllSuits) {
      auto solution = Solve(At(hands, trump, Seat::kNorth), {.cards = true});
      if (!solution) return false;
      std::sort(solution->cards.begin(), solution->cards.end(),
                [](const CardValue& one, const CardValue& other) {
                  return one.card.index() < other.card.index();
                });
      for (const CardValue& one : solution->cards) row.Put<std::int16_t>(one.value.count());
    }
    return true;
  }

  // Only one side can make a contract, as it takes more points than the other; and only that one
  // can take all tricks.
  bool Contracts() const {
    const Hands hands = Deal();
    std::array<int, kSuits * kSeats> pits{};
    for (std::size_t i = 0; i < pits.size(); ++i) {
      Position position = At(hands, kAllSuits[i / kSeats], kAllSeats[i % kSeats]);
      std::array<bool, 2> makes{};
      std::array<bool, 2> pit{};
      for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
        const auto of = Index(side);
        position.declarer = side == Side::kNorthSouth ? Seat::kNorth : Seat::kEast;
        if (makes[0]) break;
        const auto made = Solve(position, {.objective = Objective::kMake});
        if (!made) return false;
        makes[of] = made->makes;
        if (!made->makes) continue;
        const auto all = Solve(position, {.objective = Objective::kPit});
        if (!all) return false;
        pit[of] = all->makes;
      }
      row.Put<std::uint8_t>(BySide(makes));
      pits[i] = BySide(pit);
    }
    for (const int pit : pits) row.Put<std::uint8_t>(pit);
    return true;
  }

  bool Tables() const {
    const Hands hands = Deal();
    TableRequest request;
    request.rules = maker.study_.rules;
    request.leaders.assign(kAllSeats.begin(), kAllSeats.end());
    request.limits.cancel = &maker.cancel_;
    const auto table = SolveTrumpTable(maker.solver_, hands, request);
    assert(table.ok());
    maker.nodes_ += table->nodes;
    if (table->stop != Stop::kSolved) return false;
    for (const TableRow& one : table->rows) row.Put<std::int16_t>(one.value.count());
    for (const TableRow& one : table->rows) {
      for (const Points score : one.score) row.Put<std::int16_t>(score.count());
    }
    for (const TableRow& one : table->rows) row.Put<std::uint8_t>(BySide(one.makes));
    for (const TableRow& one : table->rows) row.Put<std::uint8_t>(BySide(one.pit));
    return true;
  }

  bool Games() const {
    const Study& study = maker.study_;
    Player* const player = maker.player_.get();
    DealToPlay deal;
    DealPlayed played;
    std::uint64_t version = 0;
    do {
      deal = MatchDeal({.seed = study.seed, .rules = study.rules}, number, version++);
      played = PlayDeal(deal, {player, player, player, player}, &maker.cancel_);
    } while (played.passed_out && !maker.cancel_);
    if (maker.cancel_ || played.foul) return false;
    PlayedDeal record;
    record.hands = deal.hands;
    record.rules = study.rules;
    record.trump = played.contract.trump;
    record.declarer = played.contract.declarer;
    record.leader = FirstLeader(study.rules.leads, deal.dealer, record.declarer);
    for (const SeenTrick& trick : played.tricks.tricks()) {
      record.tricks.emplace_back().cards.assign(trick.cards.begin(), trick.cards.end());
    }
    const auto replay = ReplayDeal(record);
    assert(replay.ok());
    const Analysis analysis = Analyse(maker.solver_, *replay, {.cancel = &maker.cancel_});
    maker.nodes_ += analysis.nodes;
    if (analysis.stop != Stop::kSolved) return false;

    row.Put<std::uint64_t>(DealBits(deal.hands));
    row.Put<std::uint8_t>(Index(deal.dealer));
    row.Put<std::uint8_t>(Index(record.trump));
    row.Put<std::uint8_t>(Index(record.declarer));
    for (std::size_t i = 0; i < kCallsOfRow; ++i) {
      int call = kNoCall;
      if (i < played.calls.size()) {
        const auto& suit = played.calls[i].suit;
        call = suit ? static_cast<int>(*suit) : kPassed;
      }
      row.Put<std::int8_t>(call);
    }
    for (const JudgedCard& one : analysis.cards) row.Put<std::uint8_t>(one.card.index());
    for (const Tally& won : replay->won) row.Put<std::int16_t>(won.cards.count());
    for (const Tally& won : replay->won) row.Put<std::int16_t>(won.roem.count());
    for (const Points score : played.result.score) row.Put<std::int16_t>(score.count());
    row.Put<std::uint8_t>(ResultCode(played.result.outcome));
    for (const JudgedCard& one : analysis.cards) row.Put<std::int16_t>(one.points_lost.count());
    for (const JudgedCard& one : analysis.cards) row.Put<std::int16_t>(one.score_lost.count());
    return true;
  }
};

RowMaker::RowMaker(const Study& study, const std::atomic<bool>& cancel)
    : study_(study), cancel_(cancel) {
  if (study.ask == StudyAsk::kGames) player_ = Certain(MakePlayer("full"), "full is a player");
}

bool RowMaker::Make(std::uint64_t number, RowWriter row) {
  const Rows rows{*this, number, row};
  bool done = false;
  switch (study_.ask) {
    case StudyAsk::kValues:
      done = rows.Values();
      break;
    case StudyAsk::kCards:
      done = rows.Cards();
      break;
    case StudyAsk::kContracts:
      done = rows.Contracts();
      break;
    case StudyAsk::kTables:
      done = rows.Tables();
      break;
    case StudyAsk::kGames:
      done = rows.Games();
      break;
  }
  assert(!done || row.left() == 0);
  return done;
}

std::span<const NpyField> FieldsOf(StudyAsk ask) {
  switch (ask) {
    case StudyAsk::kValues:
      return kValueColumns;
    case StudyAsk::kCards:
      return kCardColumns;
    case StudyAsk::kContracts:
      return kContractColumns;
    case StudyAsk::kTables:
      return kTableColumns;
    case StudyAsk::kGames:
      break;
  }
  return kGameColumns;
}

}  // namespace jasnel
