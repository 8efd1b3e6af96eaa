#include "engine/questions/replay_parts.h"

#include <optional>
#include <string_view>
#include <vector>

#include "bitboard/ruling.h"
#include "engine/records/solved_deal.h"

namespace jasnel {

namespace {

constexpr std::array<Choice<Ending::Cause>, 5> kCauses = {
    {{"revoke", Ending::Cause::kRevoke},
     {"wrong accusation", Ending::Cause::kWrongAccusation},
     {"short hand", Ending::Cause::kShortHand},
     {"long hand", Ending::Cause::kLongHand},
     {"wrong deal", Ending::Cause::kWrongDeal}}};
constexpr ChoiceKind<Ending::Cause> kCause(
    kCauses, "revoke|wrong accusation|short hand|long hand|wrong deal", "EndingCause");

constexpr Part kTakenParts[] = {
    Gives<kinds::kPoints, &ReplayedTrick::points>("points",
                                                  "points of its cards, and of the last trick"),
    Gives<kinds::kPoints, &ReplayedTrick::roem>("roem", "roem that counts"),
    Gives<kinds::kPoints, [](const ReplayedTrick& trick) { return IfAny(trick.roem_lost); }>(
        "roem_lost", "roem that was not claimed in time"),
};

constexpr Part kReplayedTrickParts[] = {
    Gives<kinds::kSeat, &ReplayedTrick::leader>("leader", "who led to it"),
    Gives<kinds::kCards, &ReplayedTrick::cards>("cards", "in order of play"),
    Gives<kinds::kSeat, &ReplayedTrick::winner>(
        "winner", "who took it, unless it is unfinished or has a revoke"),
    Spreads<[](const ReplayedTrick& trick) { return trick.winner ? &trick : nullptr; }>(
        kTakenParts),
};

std::string_view SourceOfEnd(const ReplayedDeal& deal) {
  const Rules& rules = deal.record.deal.rules;
  switch (deal.replay.ending->cause) {
    case Ending::Cause::kWrongAccusation:
      return SourceOf(Ruling::kWrongAccusation, rules);
    case Ending::Cause::kShortHand:
    case Ending::Cause::kLongHand:
    case Ending::Cause::kWrongDeal:
      return SourceOf(Ruling::kShortHand, rules);
    case Ending::Cause::kRevoke:
      break;
  }
  return RevokeSource(deal.replay.Revoke()->breach.duty, rules);
}

constexpr Part kEndingParts[] = {
    Gives<kCause, [](const ReplayedDeal& deal) { return deal.replay.ending->cause; }>(
        "cause", "what ended it early"),
    Gives<kinds::kText, [](const ReplayedDeal& deal) { return SourceOfEnd(deal); }>(
        "source", "the article of the rules, or the option"),
    Gives<kinds::kNumber, [](const ReplayedDeal& deal) { return deal.replay.ending->trick; }>(
        "trick", "the trick, from 1"),
    Gives<kinds::kSeat, [](const ReplayedDeal& deal) { return deal.replay.ending->seat; }>(
        "seat", "who revoked, accused or had too few or too many cards"),
    Gives<kinds::kPoints,
          [](const ReplayedDeal& deal) { return IfAny(deal.replay.roem_until_stop); }>(
        "roem_until_stop", "roem that the other side made after a revoke and that counts"),
    Gives<kinds::kPoints, &ReplayedDeal::replay, &Replay::own_loss>(
        "own_loss", "in individual play, what that player loses at the end of the match"),
    Gives<kinds::kText,
          [](const ReplayedDeal& deal) {
            return If(deal.replay.own_loss.has_value(),
                      SourceOf(Ruling::kIndividual, deal.record.deal.rules));
          }>("own_loss_source", "the article of the rules for that"),
    Gives<kinds::kSwitch,
          [](const ReplayedDeal& deal) {
            return If(deal.replay.played_again && !deal.replay.own_loss, true);
          }>("played_again", "true if nobody pays and the deal is played again"),
};

// A fault by the rules it was made against.
struct RuledFault {
  const Fault& fault;
  const Rules& rules;
};

constexpr auto kFault = [](const RuledFault& one) -> const Fault& { return one.fault; };

constexpr Part kFaultParts[] = {
    Spreads<kFault>(kPlaceParts<Fault>),
    Gives<kinds::kCards, [](const RuledFault& one) { return HighToLow(one.fault.legal); }>(
        "legal", "the cards that were legal"),
    Gives<kinds::kText, [](const RuledFault& one) { return DutyName(one.fault.breach.duty); }>(
        "duty", "what the player had to do"),
    Gives<kinds::kText,
          [](const RuledFault& one) { return SourceOf(one.fault.breach, one.rules); }>(
        "source", "the article of the rules, or the option"),
    Gives<kinds::kSwitch, [](const RuledFault& one) { return one.fault.revoke; }>(
        "revoke", "whether that is a revoke"),
    Gives<kinds::kText,
          [](const RuledFault& one) {
            return one.fault.revoke ? std::optional(RevokeSource(one.fault.breach.duty, one.rules))
                                    : std::nullopt;
          }>("revoke_source", "the article by which it is"),
    Gives<kRuling, [](const RuledFault& one) { return one.fault.ruling; }>(
        "ruling", "of a card that was taken back, or a revoke found too late"),
    Gives<kinds::kText,
          [](const RuledFault& one) {
            return one.fault.revoke && one.fault.ruling
                       ? std::optional(SourceOf(*one.fault.ruling, one.rules))
                       : std::nullopt;
          }>("ruling_source", "the article for that, of a revoke"),
};

constexpr std::array<Choice<PenaltyState>, 3> kPenaltyStates = {
    {{"opponents", PenaltyState::kOpponents},
     {"must", PenaltyState::kMust},
     {"must not", PenaltyState::kMustNot}}};
constexpr ChoiceKind<PenaltyState> kPenaltyState(kPenaltyStates, "opponents|must|must not",
                                                 "PenaltyState");

// A penalty card in its deal.
struct ShownCard {
  const PenaltyCard& shown;
  const ReplayedDeal& deal;
};

constexpr Part kPenaltyParts[] = {
    Gives<kinds::kCard, [](const ShownCard& one) { return one.shown.card; }>(
        "card", "the card that lies open, or did"),
    Gives<kinds::kSeat, [](const ShownCard& one) { return one.shown.seat; }>("seat", "whose it is"),
    Gives<kinds::kNumber, [](const ShownCard& one) { return one.shown.trick; }>(
        "trick", "the trick in which it was shown, from 1"),
    Gives<kinds::kSwitch, [](const ShownCard& one) { return one.shown.taken_back; }>(
        "taken_back", "whether it was illegal and taken back, rather than out of turn"),
    Gives<kinds::kText,
          [](const ShownCard& one) { return SourceOf(one.shown, one.deal.record.deal.rules); }>(
        "source", "the article of the rules, or the option"),
    Gives<kinds::kNumber, [](const ShownCard& one) { return one.shown.played; }>(
        "played", "the trick in which it was played, if it was"),
    Gives<kPenaltyState, [](const ShownCard& one) { return one.deal.replay.StateOf(one.shown); }>(
        "decision",
        "if its player is in turn: whether the other side may say that it is played, or that it "
        "must be, or must not"),
};

}  // namespace

constexpr Part ReplayParts::kPenaltyCards[] = {
    Lists<[](const ReplayedDeal& deal) {
      std::optional<std::vector<ShownCard>> cards;
      if (deal.replay.penalty_cards.empty()) return cards;
      cards.emplace();
      for (const PenaltyCard& shown : deal.replay.penalty_cards) cards->push_back({shown, deal});
      return cards;
    }>("penalty_cards", "PenaltyCard", kPenaltyParts,
       "cards that were shown too early, if there are any"),
};

namespace {

// A trick that was looked at, by the rules of its deal.
struct RuledLook {
  const LookedAt& look;
  const Rules& rules;
};

constexpr Part kLookParts[] = {
    Gives<kinds::kNumber, [](const RuledLook& one) { return one.look.trick; }>("trick",
                                                                               "the trick, from 1"),
    Gives<kinds::kSeat, [](const RuledLook& one) { return one.look.seat; }>("seat",
                                                                            "who looked at it"),
    Gives<kinds::kText,
          [](const RuledLook& one) { return SourceOf(Ruling::kLookedAt, one.rules); }>(
        "source", "the article of the rules"),
};

}  // namespace

constexpr Part ReplayParts::kLookedAt[] = {
    Lists<[](const ReplayedDeal& deal) {
      std::optional<std::vector<RuledLook>> looks;
      if (deal.replay.looked_at.empty()) return looks;
      looks.emplace();
      for (const LookedAt& look : deal.replay.looked_at) {
        looks->push_back({look, deal.record.deal.rules});
      }
      return looks;
    }>("looked_at", "TrickLookedAt", kLookParts,
       "turned tricks that somebody looked at again, which has no penalty"),
};

constexpr Part ReplayParts::kDealt[] = {
    Gives<kinds::kHands, [](const ReplayedDeal& deal) { return deal.record.deal.hands; }>(
        "deal", "the hands as they were dealt"),
    Gives<kinds::kRules, [](const ReplayedDeal& deal) { return deal.record.deal.rules; }>(
        "rules", "the rule set"),
    Gives<kinds::kSeat, [](const ReplayedDeal& deal) { return deal.record.dealer; }>("dealer",
                                                                                     "who dealt"),
};

namespace {

struct BarredSide {
  Side side;
  int after;
  const Rules& rules;
};

std::optional<std::vector<BarredSide>> BarredIn(const ReplayedDeal& deal) {
  std::vector<BarredSide> found;
  if (!deal.record.auction) return std::nullopt;
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const auto from = deal.record.auction->barred()[Index(side)];
    if (from) found.push_back({side, *from, deal.record.deal.rules});
  }
  return found.empty() ? std::nullopt : std::optional(found);
}

constexpr Part kBarredParts[] = {
    Gives<kSide, &BarredSide::side>("side", "the side that may not play"),
    Gives<kinds::kNumber, &BarredSide::after>("after", "after so many calls"),
    Gives<kinds::kText, [](const BarredSide& one) { return SourceOf(Ruling::kBarred, one.rules); }>(
        "source", "the article of the rules"),
};

}  // namespace

constexpr Part ReplayParts::kAuction[] = {
    Gives<kinds::kCallList,
          [](const ReplayedDeal& deal) {
            const auto& auction = deal.record.auction;
            return auction ? std::optional(auction->calls()) : std::nullopt;
          }>("auction", "the calls, if they were recorded"),
    Lists<[](const ReplayedDeal& deal) { return BarredIn(deal); }>(
        "barred", "BarredSide", kBarredParts, "who must pass, because of a call out of turn"),
};

constexpr Part ReplayParts::kContract[] = {
    Gives<kinds::kSuit, [](const ReplayedDeal& deal) { return deal.record.deal.trump; }>(
        "trump", "the trump suit"),
    Gives<kinds::kSeat, [](const ReplayedDeal& deal) { return deal.record.deal.declarer; }>(
        "declarer", "who made trump"),
    Gives<kinds::kNumber,
          [](const ReplayedDeal& deal) {
            return If(deal.record.deal.doublings > 0, deal.record.deal.doublings);
          }>("doublings", "how often the contract was doubled, if it was"),
    Gives<kSide,
          [](const ReplayedDeal& deal) {
            return If(deal.record.deal.doublings > 0, deal.record.deal.stakes().ToMake());
          }>("to_make", "then, the side that must make it"),
};

constexpr Part ReplayParts::kTricks[] = {
    Lists<&ReplayedDeal::replay, &Replay::tricks>("tricks", "PlayedTrick", kReplayedTrickParts,
                                                  "the tricks that were played"),
};

constexpr Part ReplayParts::kWon[] = {
    Holds<&ReplayedDeal::replay, &Replay::won>("won", "Won", kWonParts, "what both sides won"),
};

constexpr Part ReplayParts::kEnd[] = {
    Holds<[](const ReplayedDeal& deal) { return deal.replay.ending ? &deal : nullptr; }>(
        "ending", "Ending", kEndingParts, "what ended the deal before its end"),
    Holds<&ReplayedDeal::replay, &Replay::result>(
        "result", "DealResult", kContractParts,
        "not of a deal that was broken off or is played again"),
};

constexpr Part ReplayParts::kFaults[] = {
    Lists<[](const ReplayedDeal& deal) {
      std::vector<RuledFault> faults;
      for (const Fault& fault : deal.replay.faults) {
        faults.push_back({fault, deal.record.deal.rules});
      }
      return faults;
    }>("faults", "Fault", kFaultParts, "the illegal cards"),
};

}  // namespace jasnel
