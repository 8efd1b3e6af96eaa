// The auction with open hands: plain backward induction.

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

[[noreturn]] void NoSuchAuction(const std::string& what) {
  std::fprintf(stderr, "oracle: no such auction: %s\n", what.c_str());
  std::abort();
}

struct Auction {
  const Options& options;
  int dealer;
  std::string turned;
  const std::function<int(int declarer, char trump, int doublings)>& score;
  const std::function<bool(int seat, char suit)>& holds;
};

int LeftOf(int seat) { return (seat + 1) % 4; }

constexpr char kSuits[] = "SHDC";

// The suits that are not among `turned`; all if that leaves none.
std::string OtherSuits(const std::string& turned) {
  std::string others;
  for (char c : std::string(kSuits)) {
    if (turned.find(c) == std::string::npos) others += c;
  }
  return others.empty() ? kSuits : others;
}

// The outcomes from which `seat` chooses, in the order in which it prefers them if
// they are equal: the first of the best for its side.
ParResult Best(const std::vector<ParResult>& outcomes, int seat) {
  ParResult best = outcomes.front();
  for (const ParResult& outcome : outcomes) {
    const bool better = seat % 2 == 0 ? outcome.score > best.score : outcome.score < best.score;
    if (better) best = outcome;
  }
  return best;
}

// Those of `suits` that `seat` may name.
std::string Allowed(const Auction& auction, int seat, const std::string& suits) {
  if (!auction.options.holds_trump) return suits;
  std::string allowed;
  for (char suit : suits) {
    if (auction.holds(seat, suit)) allowed += suit;
  }
  return allowed;
}

ParResult After(const std::string& call, ParResult outcome) {
  outcome.calls.insert(outcome.calls.begin(), call);
  return outcome;
}

// What comes of it once `caller` has named a suit, or doubled.
ParResult Doubling(const Auction& auction, int caller, int declarer, char trump, int doublings) {
  const ParResult played = {
      auction.score(declarer, trump, doublings), declarer, trump, {}, doublings};
  if (auction.options.doubling == "off" || doublings == 3) return played;
  const std::string names[] = {"double", "redouble", "superdouble"};
  const int first = LeftOf(caller);
  const int second = LeftOf(LeftOf(first));
  const auto doubled = [&](int seat) {
    return After(names[doublings], Doubling(auction, seat, declarer, trump, doublings + 1));
  };
  const ParResult second_asked = Best({After("pass", played), doubled(second)}, second);
  return Best({After("pass", second_asked), doubled(first)}, first);
}

// What comes of it when `seat` names each of `suits`.
std::vector<ParResult> Naming(const Auction& auction, int seat, const std::string& suits) {
  std::vector<ParResult> outcomes;
  for (char suit : suits) {
    outcomes.push_back(After(std::string(1, suit), Doubling(auction, seat, seat, suit, 0)));
  }
  return outcomes;
}

// `seat` must name one of `suits`: any, where it holds none of them.
ParResult Forced(const Auction& auction, int seat, const std::string& suits) {
  const std::string allowed = Allowed(auction, seat, suits);
  return Best(Naming(auction, seat, allowed.empty() ? suits : allowed), seat);
}

int FirstToSpeak(const Auction& auction) {
  const std::string& rule = auction.options.speaks_first;
  if (rule == "dealer") return auction.dealer;
  if (rule == "left") return LeftOf(auction.dealer);
  NoSuchAuction("speaks-first=" + rule);
}

// After four passes on the last suit.
ParResult AllPassed(const Auction& auction) {
  const std::string& rule = auction.options.all_pass;
  const int left = LeftOf(auction.dealer);
  const bool turned = auction.options.bidding == "turned";
  const std::string last(1, turned ? auction.turned.back() : '?');
  if (rule == "redeal") return {0, -1, '-', {}, 0};
  if (rule == "dealer") return Forced(auction, auction.dealer, kSuits);
  if (rule == "left") return Forced(auction, left, kSuits);
  if (rule == "left-other" && turned) return Forced(auction, left, OtherSuits(auction.turned));
  if (rule == "dealer-turned" && turned) return Forced(auction, auction.dealer, last);
  if (rule == "left-turned" && turned) return Forced(auction, left, last);
  NoSuchAuction("all-pass=" + rule + " with bidding=" + auction.options.bidding);
}

ParResult OnCard(const Auction& auction, int card);

// After that many passes on a card, on which `suits` may be named.
ParResult Passed(const Auction& auction, int card, int passes, const std::string& suits) {
  if (passes == 4) return OnCard(auction, card + 1);
  const int seat = (FirstToSpeak(auction) + passes) % 4;

  std::vector<ParResult> outcomes = {After("pass", Passed(auction, card, passes + 1, suits))};
  for (const ParResult& outcome : Naming(auction, seat, Allowed(auction, seat, suits))) {
    outcomes.push_back(outcome);
  }
  return Best(outcomes, seat);
}

// Once all have passed on the cards before.
ParResult OnCard(const Auction& auction, int card) {
  const int cards = auction.options.bidding == "turned" ? auction.options.turns : 1;
  if (card == cards) return AllPassed(auction);
  if (auction.options.bidding == "free") return Passed(auction, card, 0, kSuits);
  const char turned = auction.turned.at(static_cast<std::size_t>(card));
  if (turned == 'J') {
    return Forced(auction, FirstToSpeak(auction),
                  OtherSuits(auction.turned.substr(0, static_cast<std::size_t>(card))));
  }
  return Passed(auction, card, 0, std::string(1, turned));
}

}  // namespace

ParResult SolvePar(const Options& options, int dealer, const std::string& turned,
                   const std::function<int(int declarer, char trump, int doublings)>& score,
                   const std::function<bool(int seat, char suit)>& holds) {
  const Auction auction = {options, dealer, turned, score, holds};
  if (options.bidding == "obliged") return Forced(auction, LeftOf(dealer), kSuits);
  if (options.bidding == "lot") return Forced(auction, LeftOf(dealer), turned);
  if (options.bidding == "free" || options.bidding == "turned") return OnCard(auction, 0);
  NoSuchAuction("bidding=" + options.bidding);
}

}  // namespace jasnel::oracle
