#include "tools/play/options.h"

#include "bitboard/text/count_text.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/reading.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kMaxGameDeals = 1'000'000;

// `random, simple, ...`.
std::string PlayerNames() {
  std::string names;
  for (const PlayerKind& kind : PlayerKinds()) names += std::string(kind.name) + ", ";
  return names + std::string(kProgramKind.name);
}

void AddTableFlags(CLI::App& app, PlayOptions& options) {
  AddFlag(
      app, "--seat", "N|E|S|W", "where you sit (default S)",
      [](const std::string& text) -> Result<Seat> {
        const auto seat = ParseSeat(text);
        if (!seat) return Unexpected(text, kSeatExpected);
        return *seat;
      },
      options.person);
  AddText(app, "--player", "who plays with you: " + PlayerNames() + " (default full)",
          options.player)
      .WithForm("PLAYER")
      .TakingLast();
  AddOptionalText(app, "--partner", "your partner, if a different player", options.partner)
      .WithForm("PLAYER")
      .TakingLast();
  AddText(app, "--conventions",
          "signals that you and your partner agreed on: bedum, or another card of jasnel\n"
          "conventions, or a file; your partner keeps to them, if it is full, and signal\n"
          "explains them",
          options.conventions)
      .WithForm("NAME|FILE")
      .TakingLast();
  AddText(app, "--theirs", "the same for your opponents", options.theirs)
      .WithForm("NAME|FILE")
      .TakingLast();
}

void AddGameFlags(CLI::App& app, PlayOptions& options) {
  AddRulesFlag(app, "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
               options.rules);
  AddFlag(app, "--seed", "N",
          "the deals of jasnel deal with this seed; if left out, new ones each time", ReadSeed,
          options.seed);
  AddFlag(
      app, "--deals", "N", "how many (default as the rules say)",
      [](const std::string& text) {
        return Optional(ReadNumber<std::uint64_t>(text, 1, kMaxGameDeals));
      },
      options.deals);
  AddFlag(
      app, "--deal", "LINE", "this deal only, a deal line; with trump= there is no auction",
      [](const std::string& text) { return Optional(ParseDealLine(text)); }, options.deal);
}

}  // namespace

void AddPlayOptions(CLI::App& app, PlayOptions& options) {
  AddTableFlags(app, options);
  AddGameFlags(app, options);
  AddLanguageFlag(app, options.style.language);
  AddSwitch(app, "--signs", "suits as ♠ ♥ ♦ ♣", options.style.signs);
  AddSwitch(app, "--hints", "a hint before each of your moves", options.hints);
  AddText(app, "--record", "add each deal to a file that jasnel analyse --input=FILE reads",
          options.record)
      .WithForm("FILE")
      .TakingLast();
}

Result<DealToPlay> ToDealToPlay(const DealLine& line, const Rules& rules) {
  DealToPlay deal;
  deal.hands = line.hands;
  deal.rules = line.rules.value_or(rules);
  for (const Seat seat : kAllSeats) {
    const int size = line.hands[Index(seat)].size();
    if (size == kHandSize) continue;
    return Error{Say("$0 holds $1; expected 8, the hands as they were dealt",
                     "$0 heeft $1; verwacht er 8, de handen zoals ze zijn gegeven",
                     SeatMessage(seat), CardCount(size))};
  }
  const auto& [ns, ew] = line.won;
  if (!line.trick.empty() || ns != Tally{} || ew != Tally{}) {
    return Error{Say("cards played before; expected the hands as they were dealt",
                     "er zijn al kaarten gespeeld; verwacht de handen zoals ze zijn gegeven")};
  }
  if (line.dealer) {
    deal.dealer = *line.dealer;
  } else if (line.leader && deal.rules.leads == Leads::kLeftOfDealer) {
    deal.dealer = Clockwise(*line.leader, kSeats - 1);
  } else {
    deal.dealer = DealerOfBoard(static_cast<std::uint64_t>(line.board.value_or(1)));
  }
  const Seat left = Clockwise(deal.dealer);
  const Seat declarer = line.declarer.value_or(line.leader.value_or(left));
  if (line.leader) {
    const auto error = CheckFirstLeader(*line.leader, deal.rules.leads, deal.dealer, declarer);
    if (error) return *error;
  }
  if (line.declarer && !line.trump) {
    return Error{Say("declarer= without trump=; expected both, or neither for an auction",
                     "speler= zonder troef=; verwacht beide, of geen van beide om te bieden")};
  }
  if (line.doublings > 0) {
    return Error{Say("doublings=$0; expected none, as players double in the auction",
                     "gekraakt=$0; verwacht geen, want kraken doen spelers bij het bieden",
                     line.doublings)};
  }
  if (line.trump) deal.contract = Contract{declarer, *line.trump};
  deal.turned = line.turned;
  if (!deal.turned.empty()) {
    const auto auction = BeginAuction(deal.dealer, deal.rules, deal.turned);
    if (!auction) return auction.error();
  }
  return deal;
}

}  // namespace jasnel
