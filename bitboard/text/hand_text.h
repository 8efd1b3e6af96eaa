// Hands as text, as parts of a line. The forms of a hand are
//
//     AJT.Q8.T98.               spades.hearts.diamonds.clubs; a suit without cards may be `-`
//     ♠AJT ♥Q8 ♦T98 ♣-          suits by their signs, with spaces between the cards or none
//     spades A J T hearts Q 8   or by their names, in either language: Sch. A B 10 Ha. Vr 8
//     SAB10 HV8 R1098 K-        where no other hand follows: a letter, and its cards; or card by
//     card
//     -                         for no cards
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/text/card_text.h"
#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"

namespace jasnel {

/// Whether a word is the name of a seat, and no letter: behind it a hand begins without a colon.
bool IsWholeSeatName(std::string_view word);

/// Takes the sign or name of a suit, or what begins the name in three letters or more, as `har` or
/// `klav`: no cards of a hand look like that.
std::optional<Suit> TakeSuitOfHand(std::string_view& text);

/// How klaverjas cards are parsed; boerenbridge has a deck of its own.
struct KlaverjasDeck {
  using Cards = CardSet;
  static constexpr Phrase kRanksExpected = {"A K Q J T 9 8 7 (or A H V B 10 9 8 7)",
                                            "A H V B 10 9 8 7 (of A K Q J T 9 8 7)"};
  static constexpr Phrase kExample = {"AJT.Q8.T98.", "AB10.V8.1098."};

  static auto TakeRank(std::string_view& text) { return jasnel::TakeRank(text); }
  static auto TakeRankOrName(std::string_view& text) { return jasnel::TakeRankOrName(text); }
  static std::optional<Card> ParseCard(std::string_view text) { return jasnel::ParseCard(text); }
  static bool IsSeat(std::string_view text) { return ParseSeat(text).has_value(); }
};

/// Whether other hands may follow.
enum class HandPlace { kAlone, kAmongOthers };

/// Parses one hand. `hand_name` is its name in messages, such as "North's hand". `seen` contains
/// the cards parsed so far and is updated.
template <class Deck>
class HandReader {
 public:
  HandReader(WordReader& in, const Message& hand_name, typename Deck::Cards& seen,
             typename Deck::Cards& hand)
      : in_(in), name_(hand_name), seen_(seen), hand_(hand), start_(in.position()) {}

  /// Parses the hand at the current position and skips it.
  std::optional<TextFault> Read(HandPlace place) {
    if (in_.Word() == "-") {
      in_.Skip(1);
      return std::nullopt;
    }
    // `Ha` is an ace in a list of cards, and begins the hearts elsewhere; a sign begins a suit.
    std::string_view rest = in_.Rest();
    const bool is_sign = !rest.empty() && static_cast<unsigned char>(rest.front()) >= 0x80;
    if (place == HandPlace::kAlone && !is_sign && IsCardList()) return ReadCardList();
    if (TakeSuitOfHand(rest)) return ReadMarked(place);
    return ReadDotted();
  }

 private:
  using Fault = std::optional<TextFault>;

  // The hand up to the end of the word at byte `at` of the line, which a message quotes.
  std::string Excerpt(std::size_t at) const {
    const std::string_view line = in_.line();
    std::size_t end = at;
    while (end < line.size() && !IsSpace(line[end])) ++end;
    return Quoted(line.substr(start_, end - start_), at - start_);
  }

  TextFault FaultAt(std::size_t at, const Message& message) const { return {at, message}; }

  template <class Card>
  Fault Add(Card card, std::size_t at) {
    if (seen_.Contains(card)) {
      return FaultAt(at, Say("card $0 a second time, in $1 $2; expected each card once",
                             "kaart $0 voor de tweede keer, in $1 $2; verwacht elke kaart één keer",
                             CardInBoth(card), name_, Excerpt(at)));
    }
    seen_ |= card;
    hand_ |= card;
    return std::nullopt;
  }

  template <class Card>
  static Message CardInBoth(Card card) {
    return {CardText(card, Language::kEnglish), CardText(card, Language::kDutch)};
  }

  // `more` is what may stand there besides.
  TextFault NoCard(std::size_t at, const Message& more) const {
    return FaultAt(
        at, Say("$0 in $1 $2 is not a card; expected $3 $4",
                "$0 in $1 $2 is geen kaart; verwacht $3 $4", QuotedCharacter(in_.line().substr(at)),
                name_, Excerpt(at), Deck::kRanksExpected, more));
  }

  Fault ReadDotted() {
    const std::string_view word = in_.Word();
    int suit = 0;
    std::string_view rest = word;
    while (!rest.empty()) {
      const std::size_t at = start_ + word.size() - rest.size();
      if (rest.front() == '.') {
        rest.remove_prefix(1);
        if (++suit == kSuits) {
          return FaultAt(at, Say("$0 $1 has a fifth suit; expected spades.hearts.diamonds.clubs",
                                 "$0 $1 heeft een vijfde kleur; verwacht "
                                 "schoppen.harten.ruiten.klaveren",
                                 name_, Excerpt(at)));
        }
        continue;
      }
      const bool begins_suit = at == start_ || in_.line()[at - 1] == '.';
      if (rest.front() == '-' && begins_suit && (rest.size() == 1 || rest[1] == '.')) {
        rest.remove_prefix(1);
        continue;
      }
      const auto rank = Deck::TakeRank(rest);
      if (!rank) return NoCard(at, Phrase{"and '.' between suits", "en '.' tussen de kleuren"});
      if (auto fault = Add(MakeCard(kAllSuits[suit], *rank), at)) return fault;
    }
    if (suit != kSuits - 1) {
      return FaultAt(start_, Say("$0 $1 has $2; expected four, such as $3 with a '.' between them",
                                 "$0 $1 heeft $2; verwacht vier, zoals $3 met een '.' ertussen",
                                 name_, Quoted(word), Suits(suit + 1), Deck::kExample));
    }
    in_.Skip(word.size());
    return std::nullopt;
  }

  static Message Suits(int count) {
    return count == 1 ? Message(Phrase{"1 suit", "1 kleur"}) : Say("$0 suits", "$0 kleuren", count);
  }

  // Among other hands the next one begins with its seat, or where the suits begin again: then all
  // four of this one must be there, so that no card goes to another hand than was meant.
  Fault ReadMarked(HandPlace place) {
    const bool among = place == HandPlace::kAmongOthers;
    unsigned marked = 0;
    int marks = 0;
    std::optional<Suit> suit;
    bool says_cards = false;  // something stands behind the last mark
    bool is_short = false;    // a suit has its short name, so that the others may have theirs
    while (true) {
      SkipSeparators();
      if (in_.AtEnd()) return std::nullopt;
      const std::string_view word = in_.Word();
      if (word.find('=') != std::string_view::npos) return std::nullopt;
      const bool may_be_seat = among && word.size() > 1;  // with a colon, or the whole name
      if (may_be_seat && Deck::IsSeat(word.substr(0, word.find(':')))) return std::nullopt;
      const std::size_t at = in_.position();
      std::string_view rest = in_.Rest();
      auto mark = TakeSuitOfHand(rest);
      if (!mark && is_short) mark = TakeShortSuit(rest);
      if (mark) {
        if (among && suit && *mark < *suit) {
          if (marks == kSuits) return std::nullopt;
          return FaultAt(start_,
                         Say("$0 $1 has $2; expected four, such as ♠AJ ♥Q8 ♦T98 ♣-",
                             "$0 $1 heeft $2; verwacht vier, zoals ♠AB ♥V8 ♦1098 ♣-", name_,
                             Quoted(Trim(in_.line().substr(start_, at - start_))), Suits(marks)));
        }
        if (!(marked >> Index(*mark) & 1)) ++marks;
        marked |= 1u << Index(*mark);
        suit = mark;
        says_cards = false;
        const std::string_view name = in_.Rest().substr(0, in_.Rest().size() - rest.size());
        is_short |= ParseWhole(name, TakeShortSuit).has_value();
        in_.Skip(name.size());
        const bool is_word = static_cast<unsigned char>(name.back()) < 0x80;
        if (is_word && !in_.AtEnd() && in_.Rest().front() == '.') in_.Skip(1);
        in_.SkipSpace();
        if (!in_.AtEnd() && in_.Rest().front() == ':') in_.Skip(1);
        continue;
      }
      const bool may_end = among && marks == kSuits && says_cards;
      if (may_end && word.find('.') != std::string_view::npos) return std::nullopt;
      if (rest.front() == '-') {
        if (may_end) return std::nullopt;
        says_cards = true;
        in_.Skip(1);
        continue;
      }
      says_cards = true;
      const auto rank = Deck::TakeRankOrName(rest);
      if (!rank)
        return NoCard(at, Phrase{"or a suit such as ♠ or Sch", "of een kleur zoals ♠ of Sch"});
      if (auto fault = Add(MakeCard(*suit, *rank), at)) return fault;
      in_.Skip(in_.Rest().size() - rest.size());
    }
  }

  void SkipSeparators() {
    while (!in_.AtEnd() && (IsSpace(in_.Rest().front()) || in_.Rest().front() == ',')) {
      in_.Skip(1);
    }
  }

  // The cards one by one, as `SA S7 HT` or `SA,S7,HT`, up to the first field.
  bool IsCardList() const {
    WordReader in(in_.Rest());
    for (; !in.AtEnd(); in.SkipSpace()) {
      const std::string_view word = in.Word();
      if (word.find('=') != std::string_view::npos) break;
      if (!ForEachCard(word, [](auto, std::size_t) { return true; })) return false;
      in.Skip(word.size());
    }
    return true;
  }

  Fault ReadCardList() {
    Fault fault;
    for (; !in_.AtEnd() && !fault; in_.SkipSpace()) {
      const std::string_view word = in_.Word();
      if (word.find('=') != std::string_view::npos) break;
      ForEachCard(word, [&](auto card, std::size_t at) {
        fault = Add(card, in_.position() + at);
        return !fault;
      });
      in_.Skip(word.size());
    }
    return fault;
  }

  // Whether `word` is cards with commas between them, and `what` holds for each and its place.
  template <class What>
  static bool ForEachCard(std::string_view word, const What& what) {
    for (std::size_t at = 0; at < word.size();) {
      const std::string_view one = word.substr(at, word.find(',', at) - at);
      const auto card = Deck::ParseCard(one);
      if (card ? !what(*card, at) : !ForEachRank(one, at, what)) return false;
      at += one.size() + 1;
    }
    return true;
  }

  // The same for the cards of a suit, as `SAB10`, or none: `K-`.
  template <class What>
  static bool ForEachRank(std::string_view word, std::size_t at, const What& what) {
    std::string_view ranks = word;
    const auto suit = TakeSuit(ranks);
    if (!suit || ranks == "-") return suit.has_value();
    std::string_view rest = ranks;
    while (Deck::TakeRank(rest)) {
    }
    if (!rest.empty() || ranks.empty()) return false;
    at += word.size() - ranks.size();
    for (rest = ranks; !rest.empty();) {
      const std::size_t here = at + ranks.size() - rest.size();
      if (!what(MakeCard(*suit, *Deck::TakeRank(rest)), here)) return false;
    }
    return true;
  }

  WordReader& in_;
  const Message& name_;
  typename Deck::Cards& seen_;
  typename Deck::Cards& hand_;
  std::size_t start_;
};

/// The same as a function.
template <class Deck>
std::optional<TextFault> ReadHand(WordReader& in, const Message& hand_name, HandPlace place,
                                  typename Deck::Cards& seen, typename Deck::Cards& hand) {
  return HandReader<Deck>(in, hand_name, seen, hand).Read(place);
}

/// Parses a text that contains a single hand and nothing else.
template <class Deck>
std::optional<TextFault> ReadWholeHand(std::string_view text, typename Deck::Cards& hand) {
  WordReader in(text);
  in.SkipSpace();
  constexpr Phrase kName = {"the hand", "de hand"};
  typename Deck::Cards seen;
  if (auto fault = ReadHand<Deck>(in, kName, HandPlace::kAlone, seen, hand)) return fault;
  in.SkipSpace();
  if (in.AtEnd()) return std::nullopt;
  return in.FaultHere(Say("$0 after the hand; expected nothing more",
                          "$0 na de hand; verwacht niets meer", Quoted(Trim(in.Rest()))));
}

/// Whether `text` begins with a hand, rather than with a field or nothing.
bool BeginsWithHand(std::string_view text);

/// Parses `<seat>:` and four hands clockwise from that seat; any of them may have its own seat. A
/// whole name, as `Noord`, needs no colon.
std::optional<TextFault> ReadHands(WordReader& in, Hands& hands);

/// The same, but nothing may follow.
std::optional<TextFault> ReadOnlyHands(WordReader& in, Hands& hands);

}  // namespace jasnel
