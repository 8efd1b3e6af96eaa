#include "bitboard/boerenbridge/deal_line.h"

#include <vector>

#include "bitboard/boerenbridge/line_parts.h"

namespace jasnel::boerenbridge {
namespace {

// What a line says, before it is known whether it fits together.
struct Told {
  Hands hands{};
  int players = 0;
  std::optional<std::vector<int>> bids;
  std::optional<std::vector<int>> taken;
  int leader = 0;
  std::vector<Card> trick;
};

using Wrong = std::optional<FieldFault>;

Wrong StoreNumbers(std::string_view text, std::optional<std::vector<int>>& field) {
  return StoreField(ReadTricks(text), field, "a number of tricks for each seat, as 2,0,1,3,1");
}

Wrong StoreTrick(std::string_view text, std::vector<Card>& trick) {
  while (!text.empty()) {
    const auto card = TakeCard(text);
    if (!card || (!text.empty() && text.front() != ',')) {
      return "cards, suit then rank, as SA,S7";
    }
    trick.push_back(*card);
    if (!text.empty()) text.remove_prefix(1);
  }
  return std::nullopt;
}

constexpr LineField<Told> kFields[] = {
    {"bids", [](std::string_view text, Told& told) { return StoreNumbers(text, told.bids); }},
    {"taken", [](std::string_view text, Told& told) { return StoreNumbers(text, told.taken); }},
    {"leader",
     [](std::string_view text, Told& told) -> Wrong {
       const auto leader = WholeNumber(text, 0, kMostPlayers - 1);
       if (!leader) return "a seat from 0 to 6";
       told.leader = *leader;
       return std::nullopt;
     }},
    {"trick", [](std::string_view text, Told& told) { return StoreTrick(text, told.trick); }},
};

std::optional<TextFault> ReadHands(WordReader& in, Told& told) {
  in.SkipSpace();
  if (!in.Rest().starts_with("0:")) {
    return in.FaultHere("no 0: at the start; expected 0: and a hand for each seat");
  }
  in.Skip(2);
  CardSet seen;
  while (true) {
    in.SkipSpace();
    const std::string_view word = in.Word();
    if (word.empty() || word.find('=') != std::string_view::npos) break;
    if (told.players == kMostPlayers)
      return in.FaultHere("an eighth hand; expected three to seven");
    const std::string name = "the hand of seat " + std::to_string(told.players);
    if (auto fault = ReadHand<BoerenbridgeDeck>(in, name, seen, told.hands[told.players])) {
      return fault;
    }
    ++told.players;
  }
  if (told.players < kFewestPlayers) {
    return in.FaultHere(std::to_string(told.players) +
                        " hands; expected three to seven, spades.hearts.diamonds.clubs");
  }
  return std::nullopt;
}

std::optional<Error> TakeNumbers(const char* name, const std::optional<std::vector<int>>& numbers,
                                 int players, Tricks& tricks) {
  if (!numbers) return std::nullopt;
  if (static_cast<int>(numbers->size()) != players) {
    return Error{std::string(name) + "= has " + std::to_string(numbers->size()) +
                 " numbers; expected " + std::to_string(players) + ", one for each hand"};
  }
  for (int seat = 0; seat < players; ++seat) tricks[seat] = (*numbers)[seat];
  return std::nullopt;
}

// The trick is played from hands that have its cards back.
std::optional<Error> PlayTrick(const std::vector<Card>& trick, Position& position) {
  if (static_cast<int>(trick.size()) >= position.players) {
    return Error{"trick= has " + std::to_string(trick.size()) + " cards; expected less than " +
                 std::to_string(position.players)};
  }
  CardSet held;
  for (const CardSet hand : position.hands) held |= hand;
  for (const Card card : trick) {
    if (held.Contains(card)) {
      return Error{"card " + FormatCard(card) + " is in trick= and again before; expected it once"};
    }
    held |= card;
    CardSet& hand = position.hands[position.turn()];
    hand |= card;
    if (!position.Legal().Contains(card)) {
      return Error{"card " + FormatCard(card) + " in trick= does not follow suit, but seat " +
                   std::to_string(position.turn()) + " can; expected a card of that suit"};
    }
    position.Play(card);
  }
  return std::nullopt;
}

std::string Numbers(const Tricks& tricks, int players) {
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    text += (seat > 0 ? "," : "") + std::to_string(tricks[seat]);
  }
  return text;
}

}  // namespace

Result<DealLine> ParseDealLine(std::string_view line) {
  WordReader in(WithoutComment(line));
  Told told;
  if (const auto fault = ReadHands(in, told)) return fault->AsError();
  if (auto error = ReadFields<Told>(in, kFields, "after the hands", told)) {
    return *std::move(error);
  }
  DealLine deal;
  Position& position = deal.position;
  position.players = told.players;
  position.hands = told.hands;
  if (told.leader >= told.players) {
    return Error{"leader=" + std::to_string(told.leader) + "; expected a seat from 0 to " +
                 std::to_string(told.players - 1)};
  }
  position.leader = told.leader;
  deal.has_bids = told.bids.has_value();
  if (auto error = TakeNumbers("bids", told.bids, told.players, position.bids)) return *error;
  if (auto error = TakeNumbers("taken", told.taken, told.players, position.taken)) return *error;
  if (auto error = PlayTrick(told.trick, position)) return *error;
  if (auto error = Validate(position)) return *error;
  return deal;
}

std::string FormatDealLine(const DealLine& deal, Language language) {
  const Position& position = deal.position;
  std::string text = "0:";
  for (int seat = 0; seat < position.players; ++seat) {
    text += (seat > 0 ? " " : "") + FormatHand(position.hands[seat], language);
  }
  if (deal.has_bids) text += " bids=" + Numbers(position.bids, position.players);
  if (position.taken != Tricks{}) text += " taken=" + Numbers(position.taken, position.players);
  if (position.leader != 0) text += " leader=" + std::to_string(position.leader);
  for (int i = 0; i < position.size; ++i) {
    text += (i == 0 ? " trick=" : ",") + FormatCard(position.trick[i], language);
  }
  return text;
}

}  // namespace jasnel::boerenbridge
