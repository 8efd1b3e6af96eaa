#include "tools/boerenbridge/score_cell.h"

#include <array>
#include <cstddef>

#include "bitboard/text.h"
#include "tools/command.h"

namespace jasnel::boerenbridge {
namespace {

// More than there are cards: what is too many is told where the number of cards is known.
constexpr int kMostRead = 99;

constexpr std::array<Choice<Offence>, 4> kOffences = {{{"revoke", Offence::kRevoke},
                                                       {"verzaakt", Offence::kRevoke},
                                                       {"count", Offence::kWrongCount},
                                                       {"aantal", Offence::kWrongCount}}};

Error In(const std::string& player, const std::string& message) {
  return Error{player + ": " + message};
}

}  // namespace

std::optional<Offence> ParseOffence(std::string_view word) {
  const auto offence = ReadChoice(word, kOffences, "");
  if (!offence) return std::nullopt;
  return *offence;
}

Result<ScoreCell> ParseScoreCell(std::string_view text) {
  const Error error = Unexpected(
      text, "bid/taken, as 3/2, or in a deal that was stopped 3/-, and 3/revoke or 3/count");
  const std::size_t slash = text.find('/');
  const std::size_t middle = slash != std::string_view::npos ? slash : text.find(' ');
  if (middle == std::string_view::npos) return error;
  const auto bid = ReadNumber(Trim(text.substr(0, middle)), 0, kMostRead);
  if (!bid) return error;
  ScoreCell cell;
  cell.bid = *bid;
  const std::string_view rest = Trim(text.substr(middle + 1));
  if (rest == "-") return cell;
  cell.offence = ParseOffence(rest);
  if (cell.offence) return cell;
  const auto taken = ReadNumber(rest, 0, kMostRead);
  if (!taken) return error;
  cell.taken = *taken;
  return cell;
}

std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    deal.bids[i] = cells[i].bid;
    if (!cells[i].offence) continue;
    if (deal.stop) {
      return In(players[i], "an offence after that of " +
                                players[static_cast<std::size_t>(deal.stop->offender)] +
                                "; expected one, which stops the deal");
    }
    deal.stop = {*cells[i].offence, static_cast<int>(i)};
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (deal.stop && cells[i].taken) {
      return In(players[i], "tricks taken though an offence stopped the deal; expected -, as " +
                                std::to_string(cells[i].bid) + "/-");
    }
    if (!deal.stop && !cells[i].taken) {
      return In(players[i],
                "no tricks taken though no offence stopped the deal; expected a number, as " +
                    std::to_string(cells[i].bid) + "/0");
    }
    deal.taken[i] = cells[i].taken.value_or(0);
  }
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
