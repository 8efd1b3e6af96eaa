#include "engine/requests/reading.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "bitboard/text/hand_text.h"
#include "jasnel/message.h"

namespace jasnel {

namespace {

// How many letters must be put in, left out or changed to turn `a` into `b`.
std::size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (ToLower(a[i]) == ToLower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string Nearest(std::string_view word, const std::vector<std::string>& words) {
  std::string nearest;
  std::size_t fewest = word.size() / 3 + 2;  // further off than this is another word, not a slip
  for (const std::string& candidate : words) {
    const std::size_t distance = EditDistance(word, candidate);
    if (distance >= fewest || distance >= candidate.size()) continue;
    fewest = distance;
    nearest = candidate;
  }
  return nearest;
}

bool IsStroke(std::string_view text) { return text == "/" || PlainText(text) == "-"; }

Error Unexpected(std::string_view text, const Message& expected) {
  return Error{Say("$0; expected $1", "$0; verwacht $1", Quoted(text), expected)};
}

Result<std::string> ReadCalls(const std::string& text) {
  constexpr Suit kAnyTurned = Suit::kSpades;  // which suit was turned, the deal tells
  std::string_view rest = text;
  while (true) {
    const std::size_t comma = rest.find(',');
    if (!ParseCall(Trim(rest.substr(0, comma)), kAnyTurned)) {
      return Unexpected(text, Phrase{"pass, S, H, D or C with commas between, such as pass,pass",
                                     "pas, S, H, R of K met komma's ertussen, zoals pas,pas"});
    }
    if (comma == std::string_view::npos) return text;
    rest.remove_prefix(comma + 1);
  }
}

std::optional<Error> CheckFirstLeader(Seat leader, Leads leads, Seat dealer, Seat declarer) {
  const Seat first = FirstLeader(leads, dealer, declarer);
  if (leader == first) return std::nullopt;
  if (leads == Leads::kDeclarer) {
    return Error{Say("leader $0, declarer $1; expected the declarer to lead",
                     "uitkomst $0, speler $1; verwacht uitkomst van de speler", SeatMessage(leader),
                     SeatMessage(declarer))};
  }
  return Error{Say("leader $0, dealer $1; expected $2 to lead, left of the dealer",
                   "uitkomst $0, gever $1; verwacht uitkomst van $2, links van de gever",
                   SeatMessage(leader), SeatMessage(dealer), SeatMessage(first))};
}

Result<Auction> BeginAuction(Seat dealer, const Rules& rules, const TurnedCards& turned) {
  if (TurnsSuit(rules) && turned.empty()) {
    return Error{
        Say("no suit was turned; expected turned= or --turned, as the rules have bidding=$0",
            "er is geen kleur gedraaid; verwacht gedraaid= of --turned, want de regels hebben "
            "bidding=$0",
            rules.bidding == Bidding::kLot ? "lot" : "turned")};
  }
  return Auction::Begin(dealer, rules, turned);
}

namespace {

std::optional<TextFault> CheckSize(std::string_view text, std::size_t at, CardSet hand) {
  if (hand.size() == kHandSize) return std::nullopt;
  return TextFault{at, Say("the hand $0 has $1; expected 8", "de hand $0 heeft $1; verwacht er 8",
                           Quoted(Trim(text)),
                           hand.size() == 1 ? Message(Phrase{"1 card", "1 kaart"})
                                            : Say("$0 cards", "$0 kaarten", hand.size()))};
}

}  // namespace

std::optional<TextFault> ReadWholeBidHand(WordReader& in, CardSet& hand) {
  const std::size_t start = in.position();
  constexpr Phrase kName = {"the hand", "de hand"};
  CardSet seen;
  if (auto fault = ReadHand<KlaverjasDeck>(in, kName, HandPlace::kAlone, seen, hand)) return fault;
  return CheckSize(in.line().substr(start, in.position() - start), start, hand);
}

Result<CardSet> ParseBidHand(std::string_view text) {
  const std::string plain = PlainText(Trim(text));
  CardSet hand;
  auto fault = ReadWholeHand<KlaverjasDeck>(plain, hand);
  if (!fault) fault = CheckSize(plain, 0, hand);
  if (fault) return fault->AsError(plain);
  return hand;
}

// Hands with spaces between them end at the first, as far as a field can tell.
std::optional<TextFault> ReadGiven(std::string_view text, Hands& hands) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  WordReader in(spaced);
  auto fault = ReadOnlyHands(in, hands);
  if (fault && fault->at == text.size()) {
    fault->message =
        Say("$0, with commas between them", "$0, met komma's ertussen", fault->message);
  }
  return fault;
}

}  // namespace jasnel
