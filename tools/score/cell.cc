#include "tools/score/cell.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"

namespace jasnel::boerenbridge {
namespace {

// More than there are cards: the caller, which knows the number of cards, reports too many.
constexpr int kMaxRead = 99;

constexpr std::array<Choice<Offence>, 4> kOffences = {{{"revoke", Offence::kRevoke},
                                                       {"verzaakt", Offence::kRevoke},
                                                       {"count", Offence::kWrongCount},
                                                       {"aantal", Offence::kWrongCount}}};

Error In(const std::string& player, const Message& message) {
  return Error{Say("$0: $1", "$0: $1", player, message)};
}

}  // namespace

std::optional<Offence> ParseOffence(std::string_view word) {
  const auto offence = ReadChoice(word, kOffences, "");
  if (!offence) return std::nullopt;
  return *offence;
}

Result<ScoreCell> ParseScoreCell(std::string_view written) {
  const std::string text = PlainText(written);
  const Error error = Unexpected(
      written,
      Phrase{"bid/taken, such as 3/2, or in a deal that was stopped 3/-, and 3/revoke or 3/count, "
             "with - "
             "for a bid that was not made",
             "bod/gehaald, zoals 3/2, of in een gestopt spel 3/-, en 3/verzaakt of 3/aantal, met - "
             "voor een bod dat niet is gedaan"});
  const std::size_t slash = text.find('/');
  const std::size_t middle = slash != std::string::npos ? slash : text.find(' ');
  if (middle == std::string::npos) return error;
  ScoreCell cell;
  if (const auto first = Trim(std::string_view(text).substr(0, middle)); first != "-") {
    const auto bid = ReadNumber(first, 0, kMaxRead);
    if (!bid) return error;
    cell.bid = *bid;
  }
  const std::string_view rest = Trim(std::string_view(text).substr(middle + 1));
  if (rest == "-") return cell;
  cell.offence = ParseOffence(rest);
  if (cell.offence) return cell;
  const auto taken = ReadNumber(rest, 0, kMaxRead);
  if (!taken) return error;
  cell.taken = *taken;
  return cell;
}

std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal) {
  const bool stopped =
      std::ranges::any_of(cells, [](const ScoreCell& cell) { return cell.offence.has_value(); });
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const ScoreCell& cell = cells[i];
    const std::string bid = cell.bid ? std::to_string(*cell.bid) : "-";
    if (stopped && cell.taken) {
      return In(players[i],
                Say("tricks taken though an offence stopped the deal; expected -, as $0/-",
                    "slagen gehaald hoewel een overtreding het spel stopte; verwacht -, zoals $0/-",
                    bid));
    }
    if (!stopped && !cell.bid) {
      return In(players[i],
                Say("no bid though no offence stopped the deal; expected a number, such as 0/0",
                    "geen bod hoewel geen overtreding het spel stopte; verwacht een getal, zoals "
                    "0/0"));
    }
    if (!stopped && !cell.taken) {
      return In(
          players[i],
          Say("no tricks taken though no offence stopped the deal; expected a number, such as $0/0",
              "geen slagen hoewel geen overtreding het spel stopte; verwacht een getal, zoals "
              "$0/0",
              bid));
    }
    deal.bids[i] = cell.bid;
    deal.offences[i] = cell.offence;
    deal.taken[i] = cell.taken.value_or(0);
  }
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
