// `"ask":"bid"`: the value of each call or bid for a seat that sees only its own hand.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/asks/question.h"
#include "engine/records/bid_record.h"
#include "engine/records/boerenbridge_bid_record.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "engine/requests/request_fields.h"
#include "jasnel/bidding.h"

namespace jasnel {
namespace {

// How hard to look: keys that a request for a move does not have.
constexpr std::array<std::string_view, 3> kEffortKeys = {"worlds", "precision", "until_clear"};

constexpr std::array<std::string_view, 15> kKlaverjasKeys = {
    "id",     "ask",   "game",   "rules",     "dealer",      "seat",      "hand", "auction",
    "turned", "legal", "worlds", "precision", "until_clear", "budget_ms", "seed"};

constexpr std::array<std::string_view, 13> kBoerenbridgeKeys = {
    "id",   "ask",   "game",   "players",   "cards",     "seat", "hand",
    "bids", "legal", "worlds", "precision", "budget_ms", "seed"};

// The question as a request for a move, of which one of these keys asks.
Record AsRequest(const Record& question) {
  Record request = question;
  for (const std::string_view key : kEffortKeys) request.erase(std::string(key));
  return request;
}

// A number from `least` to `most`; nothing where it is not there.
Result<std::optional<double>> ReadPrecision(const Record& object, double least, double most,
                                            const Message& expected) {
  const Record* const found = FindKey(object, "precision");
  if (found == nullptr) return std::optional<double>();
  if (!found->is_number()) return OfType("precision", *found, expected);
  const double precision = found->get<double>();
  if (precision >= least && precision <= most) return std::optional(precision);
  return In("precision", Unexpected(found->dump(), expected));
}

Result<BidRequest> ReadEffort(const Record& object, const Thinking& thinking) {
  BidRequest request;
  request.seed = thinking.seed;
  request.time = thinking.time;
  const auto worlds = ReadWhole<std::uint64_t>(object, "worlds", 2, kMostWorlds);
  if (!worlds) return worlds.error();
  request.worlds = worlds->value_or(0);
  const auto precision = ReadPrecision(object, 0.001, 0.5, "a number from 0.001 to 0.5");
  if (!precision) return precision.error();
  request.precision = precision->value_or(0);
  const auto until_clear = ReadBool(object, "until_clear");
  if (!until_clear) return until_clear.error();
  request.until_clear = *until_clear;
  return request;
}

Result<Record> OfKlaverjas(const Question& question) {
  if (auto error = UnknownKey(question.object, kKlaverjasKeys)) return *std::move(error);
  const auto asked = ReadRequest(AsRequest(question.object));
  if (!asked) return asked.error();
  const CallView& view = std::get<CallView>(asked->view);
  const auto effort = ReadEffort(question.object, asked->thinking);
  if (!effort) return effort.error();
  BidRequest request = *effort;
  request.cancel = &question.cancel;
  request.calibration = Calibration::For(view.rules);
  AnsweredBid bid;
  bid.question = BidQuestion{view.auction, view.hand, view.rules};
  bid.seed = request.seed;
  auto answer = EvaluateBid(question.engine.solver(), *bid.question, request);
  if (!answer) return answer.error();
  bid.answer = std::move(answer).value();
  return BidRecord(bid, Language::kEnglish);
}

Result<Record> OfBoerenbridge(const Question& question) {
  constexpr std::uint64_t kMostDeals = 100'000'000;
  constexpr std::uint64_t kUsualDeals = 2000;
  if (auto error = UnknownKey(question.object, kBoerenbridgeKeys)) return *std::move(error);
  const auto asked = boerenbridge::ReadRequest(AsRequest(question.object));
  if (!asked) return asked.error();
  const auto* const view = std::get_if<boerenbridge::BidView>(&asked->view);
  if (view == nullptr)
    return Error{Say("bids: all seats have bid; expected a seat that is to bid",
                     "bids: alle plaatsen hebben geboden; verwacht een plaats die moet bieden")};
  const auto worlds = ReadWhole<std::uint64_t>(question.object, "worlds", 1, kMostDeals);
  if (!worlds) return worlds.error();
  const auto precision =
      ReadPrecision(question.object, 0.01, 10, "a number of points from 0.01 to 10");
  if (!precision) return precision.error();
  boerenbridge::BidRequest request;
  request.worlds = worlds->value_or(kUsualDeals);
  request.precision = *precision;
  request.time = asked->thinking.time;
  request.seed = asked->thinking.seed;
  request.threads = question.engine.threads();
  request.cancel = &question.cancel;
  boerenbridge::AnsweredBid bid;
  bid.view = *view;
  bid.seed = request.seed;
  auto answer = boerenbridge::EvaluateBid(*view, request);
  if (!answer) return answer.error();
  bid.answer = std::move(answer).value();
  bid.time = question.time();
  return boerenbridge::BidRecord(bid, Language::kEnglish);
}

}  // namespace

Result<Record> AnswerBid(const Question& question) {
  const auto game = ReadGame(question.object);
  if (!game) return game.error();
  return *game == Game::kKlaverjas ? OfKlaverjas(question) : OfBoerenbridge(question);
}

}  // namespace jasnel
