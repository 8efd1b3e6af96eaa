// Reasons as sentences.
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "jasnel/fair.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/reason.h"

namespace jasnel {
namespace {

Message NameOf(Card card) { return CardNameMessage(card); }
Message NameOf(Suit suit) { return SuitMessage(suit); }
Message NameOf(Seat seat) { return SeatMessage(seat); }

// `North-South`.
Message NameOf(Side side) {
  const auto first = static_cast<Seat>(Index(side));
  return Say("$0-$1", "$0-$1", NameOf(first), NameOf(Partner(first)));
}

Message NameOf(const std::vector<Seat>& seats) {
  return seats.size() == 1 ? NameOf(seats[0])
                           : Say("$0 and $1", "$0 en $1", NameOf(seats[0]), NameOf(seats[1]));
}

int Whole(double number) { return static_cast<int>(std::lround(number)); }

int Percent(double chance) { return Whole(100 * chance); }

Message PointsInWords(int points) {
  return points == 1 ? Say("1 point", "1 punt") : Say("$0 points", "$0 punten", points);
}

Message Ahead(double margin) {
  const int points = Whole(margin);
  if (points == 0) return Say("level", "gelijk");
  const Message size = PointsInWords(std::abs(points));
  return points > 0 ? Say("$0 ahead", "$0 voor", size) : Say("$0 behind", "$0 achter", size);
}

// What one side writes down: `20 points more`.
Message More(double score) {
  const int points = Whole(score);
  if (points == 0) return Say("as much", "evenveel");
  const Message size = PointsInWords(std::abs(points));
  return points > 0 ? Say("$0 more", "$0 meer", size) : Say("$0 less", "$0 minder", size);
}

// `20 points more than East-West`, with the end of the verb in Dutch.
Message MoreThan(double score, const Message& others) {
  return Whole(score) == 0 ? Say("$0 as $1", "$0 op als $1", More(score), others)
                           : Say("$0 than $1", "$0 op dan $1", More(score), others);
}

Message Capitalized(Message text) {
  for (std::string* one : {&text.english, &text.dutch}) {
    if (!one->empty() && one->front() >= 'a' && one->front() <= 'z') one->front() += 'A' - 'a';
  }
  return text;
}

// A sentence about two cards.
class CardSentence {
 public:
  CardSentence(Seat seat, Card better, Card worse)
      : seat_(seat),
        bad_(worse),
        better_(NameOf(better)),
        worse_(NameOf(worse)),
        side_(NameOf(SideOf(seat_))),
        opponents_(NameOf(Opponents(SideOf(seat_)))) {}

  Message Of(const Reason& reason) const {
    const int better = Percent(reason.better.value_or(0));
    const int worse = Percent(reason.worse.value_or(0));
    switch (reason.kind) {
      case ReasonKind::kPartnersTrick:
        return PartnersTrick(*reason.card, better);
      case ReasonKind::kRoemGiven:
        return Roem(opponents_, worse_, worse, better_, better);
      case ReasonKind::kRoemMissed:
        return Roem(side_, better_, better, worse_, worse);
      case ReasonKind::kTrumped:
        return Trumped(reason, better, worse);
      case ReasonKind::kTrumpsGone:
        return TrumpsGone(reason.seats, *reason.worse);
      case ReasonKind::kTrumpsDrawn:
        return Say(
            "$1 trump a later trick in $2% of the deals after $0, which draws trumps, and in $4% "
            "after $3.",
            "Na $0, die troef vraagt, wordt in $2% van de verdelingen later nog een slag "
            "ingetroefd door $1, na $3 in $4%.",
            better_, opponents_, better, worse_, worse);
      case ReasonKind::kCash:
        return Say(
            "Played now, $0, the highest left of its suit, takes a trick in $1% of the deals; "
            "after "
            "$2 it does so in $3%.",
            "Nu gespeeld haalt $0, de hoogste van de kleur die er nog is, in $1% van de "
            "verdelingen een slag; na $2 is dat $3%.",
            better_, better, worse_, worse);
      case ReasonKind::kPointsGiven:
        return CardPoints(reason, worse_, opponents_, worse);
      case ReasonKind::kPointsKept:
        return CardPoints(reason, better_, side_, better);
      case ReasonKind::kTrick:
        return Say("$1 take this trick in $2% of the deals with $0 and in $4% with $3.",
                   "Met $0 is deze slag in $2% van de verdelingen voor $1, met $3 in $4%.", better_,
                   side_, better, worse_, worse);
      case ReasonKind::kKept:
        return Say("kept, $0 takes a trick in $1% of the deals, played now in $2%.",
                   "bewaard haalt $0 in $1% van de verdelingen een slag, nu gespeeld in $2%.",
                   worse_, better, worse);
      case ReasonKind::kLaterRoemGiven:
        return LaterRoem(opponents_, worse_, worse, better_, better);
      case ReasonKind::kLaterRoemMissed:
        return LaterRoem(side_, better_, better, worse_, worse);
      case ReasonKind::kContract:
        return Say("the contract is made in $1% of the deals after $0 and in $3% after $2.",
                   "na $0 wordt het contract in $1% van de verdelingen gehaald, na $2 in $3%.",
                   better_, better, worse_, worse);
      case ReasonKind::kPit:
        return Pit(side_, better_, better, worse_, worse);
      case ReasonKind::kPitAgainst:
        return Pit(opponents_, worse_, worse, better_, better);
      case ReasonKind::kMargin:
        return Say("on average $1 end $2 after $0 and $4 after $3.",
                   "na $0 eindigt $1 gemiddeld $2, na $3 $4.", better_, side_,
                   Ahead(*reason.better), worse_, Ahead(*reason.worse));
      case ReasonKind::kScore:
        break;  // of calls
    }
    return {};
  }

 private:
  Message PartnersTrick(Card card, int better) const {
    const bool trumps = SuitOf(card) != SuitOf(bad_);
    const Message beats = trumps ? Say("trumps", "troeft die af") : Say("beats", "gaat eroverheen");
    return Say(
        "$0 was winning the trick with $1, which $2 $3; with $4 $5 take it in $6% of the deals.",
        "De slag lag bij $0 met $1, en $2 $3; met $4 is hij in $6% van de verdelingen voor $5.",
        NameOf(Partner(seat_)), NameOf(card), worse_, beats, better_, side_, better);
  }

  static Message Roem(const Message& side, const Message& one, int of_one, const Message& other,
                      int of_other) {
    return Say("$0 take roem in this trick in $2% of the deals with $1 and in $4% with $3.",
               "Met $1 krijgt $0 in $2% van de verdelingen roem in deze slag, met $3 in $4%.", side,
               one, of_one, other, of_other);
  }

  static Message LaterRoem(const Message& side, const Message& one, int of_one,
                           const Message& other, int of_other) {
    return Say("$0 take roem in a later trick in $2% of the deals after $1 and in $4% after $3.",
               "Na $1 krijgt $0 later nog roem in $2% van de verdelingen, na $3 in $4%.", side, one,
               of_one, other, of_other);
  }

  static Message Pit(const Message& side, const Message& one, int of_one, const Message& other,
                     int of_other) {
    return Say("$0 take all tricks in $2% of the deals after $1 and in $4% after $3.",
               "Na $1 maakt $0 in $2% van de verdelingen pit, na $3 in $4%.", side, one, of_one,
               other, of_other);
  }

  static Message CardPoints(const Reason& reason, const Message& card, const Message& side,
                            int chance) {
    return Say("$0 puts $1 points into a trick that $2 take in $3% of the deals.",
               "$0 brengt $1 punten in een slag die in $3% van de verdelingen voor $2 is.", card,
               reason.points->count(), side, chance);
  }

  Message Trumped(const Reason& reason, int better, int worse) const {
    const Message is_trumped =
        Say("$0 is trumped by $1 in $2% of the deals",
            "$0 wordt in $2% van de verdelingen door $1 ingetroefd", worse_, opponents_, worse);
    // Left out where it never is, as a trump.
    const Message chances =
        better == 0 ? is_trumped
                    : Say("$0, $1 in $2%", "$0, $1 in $2%", is_trumped, better_, better);
    if (reason.seats.empty()) return Say("$0.", "$0.", chances);
    const bool one = reason.seats.size() == 1;
    return Say("$0; $1 had shown out of $2.",
               one ? "$0; $1 kon in $2 al niet bekennen." : "$0; $1 konden in $2 al niet bekennen.",
               chances, NameOf(reason.seats), NameOf(*reason.suit));
  }

  Message TrumpsGone(const std::vector<Seat>& seats, double held) const {
    if (seats.size() > 1) {
      return Say("With $0 trumps are led although $1 had shown out.",
                 "Met $0 wordt troef gevraagd terwijl $1 geen troef meer hadden.", worse_,
                 NameOf(seats));
    }
    const Message shown =
        Say("With $0 trumps are led although $1 had shown out",
            "Met $0 wordt troef gevraagd terwijl $1 geen troef meer had", worse_, NameOf(seats));
    const Message other = NameOf(Partner(seats.front()));
    if (held == 0) {
      return Say("$0; $1 holds none in any of the deals.",
                 "$0; $1 heeft er in geen enkele verdeling nog een.", shown, other);
    }
    return Say("$0; $1 still holds one in $2% of the deals.",
               "$0; $1 heeft er in $2% van de verdelingen nog een.", shown, other, Percent(held));
  }

  Seat seat_;
  Card bad_;
  Message better_;
  Message worse_;
  Message side_;
  Message opponents_;
};

Message NameOf(Call call) {
  if (call.IsPass()) return Say("a pass", "pas");
  return call.suit ? NameOf(*call.suit)
                   : Message(FormatCall(call), FormatCall(call, Language::kDutch));
}

Message CallSentence(const Reason& reason, const FairCall& call) {
  const Message seat = NameOf(call.seat);
  const Message better = NameOf(*call.other);
  const Message worse = NameOf(call.call);
  if (reason.kind == ReasonKind::kScore) {
    return Say("on average $0 write down $1 after $2 and $3 after $4.",
               "na $2 schrijft $0 gemiddeld $1, na $4 $3.", NameOf(SideOf(call.seat)),
               MoreThan(*reason.better, NameOf(Opponents(SideOf(call.seat)))), better,
               More(*reason.worse), worse);
  }
  if (call.other->doubling != 0 || call.call.doubling != 0) {
    const Message doubling = call.other->doubling != 0 ? better : worse;
    return Say("After $0 $1 get more than half in $2% of the deals.",
               "Na $0 haalt $1 in $2% van de verdelingen meer dan de helft.", doubling,
               NameOf(SideOf(call.seat)), Percent(reason.better ? *reason.better : *reason.worse));
  }
  if (!reason.worse || !reason.better) {
    return Say("$1 makes the contract in $2% of the deals with $0 as trumps.",
               "Met $0 als troef haalt $1 het contract in $2% van de verdelingen.",
               reason.better ? better : worse, seat,
               Percent(reason.better ? *reason.better : *reason.worse));
  }
  return Say("$1 makes the contract in $2% of the deals with $0 as trumps and in $4% with $3.",
             "Met $0 als troef haalt $1 het contract in $2% van de verdelingen, met $3 in $4%.",
             better, seat, Percent(*reason.better), worse, Percent(*reason.worse));
}

template <class Sentence>
Message Together(const std::vector<Reason>& reasons, const Sentence& sentence) {
  Message all;
  for (const Reason& reason : reasons) {
    const Message one = Capitalized(sentence(reason));
    all = all.english.empty() ? one : Say("$0 $1", "$0 $1", all, one);
  }
  return all;
}

}  // namespace

Message ReasonsInWords(Seat seat, Card better, Card worse, const std::vector<Reason>& reasons) {
  const CardSentence sentence(seat, better, worse);
  return Together(reasons, [&](const Reason& reason) { return sentence.Of(reason); });
}

Message ReasonsInWords(const FairCard& card) {
  if (card.reasons.empty()) return {};
  return card.mark == FairMark::kGood
             ? ReasonsInWords(card.seat, card.card, *card.other, card.reasons)
             : ReasonsInWords(card.seat, *card.other, card.card, card.reasons);
}

Message ReasonsInWords(const FairCall& call) {
  return Together(call.reasons, [&](const Reason& reason) { return CallSentence(reason, call); });
}

}  // namespace jasnel
