#include "jasnel/boerenbridge/deal_line.h"

#include <vector>

#include "bitboard/boerenbridge/line_parts.h"

namespace jasnel::boerenbridge {
namespace {

// What a line says, before it is known whether it fits together.
struct LineFields {
  Hands hands{};
  int players = 0;
  std::optional<std::vector<int>> bids;
  std::optional<std::vector<int>> taken;
  int leader = 0;
  std::vector<Card> trick;
};

using Wrong = std::optional<FieldFault>;

Wrong StoreNumbers(std::string_view text, std::optional<std::vector<int>>& field) {
  return StoreField(ReadTricks(text), field,
                    Phrase{"a number of tricks for each seat, such as 2,0,1,3,1",
                           "een aantal slagen voor elke plaats, zoals 2,0,1,3,1"});
}

Wrong StoreTrick(std::string_view text, std::vector<Card>& trick) {
  while (!text.empty()) {
    const auto card = TakeCard(text);
    if (!card || (!text.empty() && text.front() != ',')) {
      return Phrase{"cards, suit then rank, such as SA,S7",
                    "kaarten, kleur en waarde, zoals SA,S7"};
    }
    trick.push_back(*card);
    if (!text.empty()) text.remove_prefix(1);
  }
  return std::nullopt;
}

constexpr LineField<LineFields> kFields[] = {
    {{"bids", "biedingen"},
     [](std::string_view text, LineFields& fields) { return StoreNumbers(text, fields.bids); }},
    {{"taken", "gehaald"},
     [](std::string_view text, LineFields& fields) { return StoreNumbers(text, fields.taken); }},
    {{"leader", "uitkomst"},
     [](std::string_view text, LineFields& fields) -> Wrong {
       const auto leader = WholeNumber(text, 0, kMaxPlayers - 1);
       if (!leader) {
         return Phrase{"a seat from 0 to 6", "een plaats van 0 tot en met 6"};
       }
       fields.leader = *leader;
       return std::nullopt;
     }},
    {{"trick", "slag"},
     [](std::string_view text, LineFields& fields) { return StoreTrick(text, fields.trick); }},
};

std::optional<TextFault> ReadHands(WordReader& in, LineFields& fields) {
  in.SkipSpace();
  if (!in.Rest().starts_with("0:")) {
    return in.FaultHere(
        in.AtEnd() ? Say("no 0: at the start; expected 0: and a hand for each seat",
                         "geen 0: aan het begin; verwacht 0: en een hand voor elke plaats")
                   : Say("no 0: at the start of $0; expected 0: and a hand for each seat",
                         "geen 0: aan het begin van $0; verwacht 0: en een hand voor elke plaats",
                         Quoted(Trim(in.Rest()))));
  }
  CardSet seen;
  while (true) {
    in.SkipSpace();
    // Each hand may have its seat before it, the first one has.
    const std::string label = std::to_string(fields.players) + ":";
    if (in.Rest().starts_with(label)) in.Skip(label.size());
    in.SkipSpace();
    const std::string_view word = in.Word();
    if (word.empty() || word.find('=') != std::string_view::npos) break;
    if (fields.players == kMaxPlayers) {
      return in.FaultHere(Say("$0 is an eighth hand; expected three to seven",
                              "$0 is een achtste hand; verwacht drie tot zeven", Quoted(word)));
    }
    const Message name = Say("the hand of seat $0", "de hand van plaats $0", fields.players);
    if (auto fault = ReadHand<BoerenbridgeDeck>(in, name, HandPlace::kAmongOthers, seen,
                                                fields.hands[fields.players])) {
      return fault;
    }
    ++fields.players;
  }
  if (fields.players < kMinPlayers) {
    return in.FaultHere(Say("$0; expected three to seven, spades.hearts.diamonds.clubs",
                            "$0; verwacht drie tot zeven, schoppen.harten.ruiten.klaveren",
                            fields.players == 1 ? Message(Phrase{"1 hand", "1 hand"})
                                                : Say("$0 hands", "$0 handen", fields.players)));
  }
  return std::nullopt;
}

std::optional<Error> TakeNumbers(const Phrase& name, const std::optional<std::vector<int>>& numbers,
                                 int players, Tricks& tricks) {
  if (!numbers) return std::nullopt;
  if (static_cast<int>(numbers->size()) != players) {
    return Error{Say("$0= has $1; expected $2, one for each hand",
                     "$0= heeft $1; verwacht $2, een voor elke hand", name,
                     numbers->size() == 1 ? Message(Phrase{"1 number", "1 getal"})
                                          : Say("$0 numbers", "$0 getallen", numbers->size()),
                     players)};
  }
  for (int seat = 0; seat < players; ++seat) tricks[seat] = (*numbers)[seat];
  return std::nullopt;
}

// The trick is played from hands that have its cards back.
std::optional<Error> PlayTrick(const std::vector<Card>& trick, Position& position) {
  if (static_cast<int>(trick.size()) >= position.players) {
    return Error{Say("trick= has $0 cards; expected less than $1",
                     "slag= heeft $0 kaarten; verwacht minder dan $1", trick.size(),
                     position.players)};
  }
  CardSet held;
  for (const CardSet hand : position.hands) held |= hand;
  for (const Card card : trick) {
    if (held.Contains(card)) {
      return Error{Say("card $0 is in trick= and again before; expected it once",
                       "kaart $0 staat in slag= en ook ervoor; verwacht hem één keer",
                       CardMessage(card))};
    }
    held |= card;
    CardSet& hand = position.hands[position.turn()];
    hand |= card;
    if (!position.Legal().Contains(card)) {
      return Error{
          Say("card $0 in trick= does not follow suit, but seat $1 can; expected a card "
              "of that suit",
              "kaart $0 in slag= bekent niet, terwijl plaats $1 dat kan; verwacht een "
              "kaart van die kleur",
              CardMessage(card), position.turn())};
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
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  LineFields fields;
  if (const auto fault = ReadHands(in, fields)) return fault->AsError(plain);
  constexpr Phrase kBefore = {"after the hands", "na de handen"};
  if (auto error = ReadFields<LineFields>(in, kFields, kBefore, fields)) return *std::move(error);
  DealLine deal;
  Position& position = deal.position;
  position.players = fields.players;
  position.hands = fields.hands;
  if (fields.leader >= fields.players) {
    return Error{Say("leader=$0; expected a seat from 0 to $1",
                     "uitkomst=$0; verwacht een plaats van 0 tot en met $1", fields.leader,
                     fields.players - 1)};
  }
  position.leader = fields.leader;
  deal.has_bids = fields.bids.has_value();
  if (auto error = TakeNumbers({"bids", "biedingen"}, fields.bids, fields.players, position.bids))
    return *error;
  if (auto error = TakeNumbers({"taken", "gehaald"}, fields.taken, fields.players, position.taken))
    return *error;
  if (auto error = PlayTrick(fields.trick, position)) return *error;
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
