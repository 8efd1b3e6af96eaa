// Bid evaluation for C.
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "c/context.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/turned.h"

namespace jasnel::c {
namespace {

std::optional<Error> Turn(const char* name, int card, TurnedCards& turned) {
  if (auto error = CheckNumber(name, card, JASNEL_JOKER + 1)) return error;
  std::optional<Suit> suit;
  if (card != JASNEL_JOKER) suit = static_cast<Suit>(card);
  if (!turned.MayAdd(suit)) {
    return Error{std::string(name) + " " + std::to_string(card) +
                 "; expected suits that differ, and the joker as the last"};
  }
  turned.Add(suit);
  return std::nullopt;
}

Result<BidQuestion> ReadQuestion(const jasnel_bid_question& given) {
  auto error = CheckNumber("dealer", given.dealer, kSeats);
  TurnedCards turned;
  if (!error && given.turned != JASNEL_NONE) error = Turn("turned", given.turned, turned);
  if (!error) error = CheckNumber("later_count", given.later_count, TurnedCards::kMax);
  for (int i = 0; !error && i < given.later_count; ++i) {
    error = Turn("later", given.later[i], turned);
  }
  if (!error) error = CheckNumber("pass_count", given.pass_count, kSeats * TurnedCards::kMax + 1);
  if (error) return *std::move(error);
  const auto rules = ReadRuleSet(given.rules);
  if (!rules) return rules.error();
  auto begun = Auction::Begin(static_cast<Seat>(given.dealer), *rules, turned);
  if (!begun) return begun.error();
  Auction auction = *begun;
  for (int i = 0; i < given.pass_count; ++i) {
    if (auto illegal = auction.Speak(Call{})) return *std::move(illegal);
  }
  return BidQuestion{auction, CardSet(given.hand), *rules};
}

Result<BidRequest> ReadEffort(const jasnel_bid_effort& given) {
  // NaN is out of range too.
  if (!(given.precision >= 0 && given.precision <= 1)) {
    return Error{"precision " + std::to_string(given.precision) +
                 "; expected a number from 0 to 1"};
  }
  BidRequest request;
  request.worlds = given.worlds;
  request.precision = given.precision;
  request.time = std::chrono::milliseconds(given.milliseconds);
  request.seed = given.seed;
  return request;
}

void Write(const SuitBid& bid, jasnel_suit_bid& out) {
  out = {};
  out.suit = static_cast<std::uint8_t>(bid.suit);
  out.makes = bid.makes.value;
  out.makes_low = bid.makes.low;
  out.makes_high = bid.makes.high;
  out.score = bid.score.value;
  out.score_low = bid.score.low;
  out.score_high = bid.score.high;
  out.pit = bid.pit;
  out.roem = bid.roem;
  out.played_makes = bid.played_makes.value_or(0);
  out.played_score = bid.played_score.value_or(0);
}

void Write(const BidAnswer& answer, jasnel_bid& out) {
  out = {};
  out.call = static_cast<std::uint8_t>(answer.call.suit ? Index(*answer.call.suit) : JASNEL_NONE);
  out.clear = answer.clear ? 1 : 0;
  for (const SuitBid& suit : answer.suits) Write(suit, out.suits[out.suit_count++]);
  out.worlds = answer.worlds;
  if (!answer.pass) return;
  out.may_pass = 1;
  out.pass_score = answer.pass->score.value;
  out.pass_low = answer.pass->score.low;
  out.pass_high = answer.pass->score.high;
  out.pass_played_score = answer.pass->played_score.value_or(0);
}

}  // namespace
}  // namespace jasnel::c

namespace c = jasnel::c;

jasnel_status jasnel_evaluate_bid(jasnel_context* context, const jasnel_bid_question* question,
                                  const jasnel_bid_effort* effort, jasnel_bid* bid) {
  return c::Run(context, {{"question", question}, {"effort", effort}, {"bid", bid}},
                [&](jasnel_context& run) {
                  const auto asked = c::ReadQuestion(*question);
                  if (!asked) return c::Fail(run, asked.error());
                  const auto read = c::ReadEffort(*effort);
                  if (!read) return c::Fail(run, read.error());
                  jasnel::BidRequest request = *read;
                  request.cancel = &run.cancel;
                  request.calibration = jasnel::Calibration::For(asked->rules);
                  const auto answer = EvaluateBid(run.engine.solver(), *asked, request);
                  if (run.cancel) return c::Fail(run, JASNEL_STOPPED, "cancelled");
                  if (!answer) return c::Fail(run, answer.error());
                  c::Write(*answer, *bid);
                  return JASNEL_OK;
                });
}
