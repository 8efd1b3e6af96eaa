#include "tools/solve/boerenbridge_options.h"

#include <limits>

#include "jasnel/boerenbridge/game.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/input/source.h"

namespace jasnel::boerenbridge {
namespace {

// What the flag is without a value.
constexpr const char* kAllSeats = "true";

}  // namespace

void AddSolveFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kWhat = "What to compute";
  constexpr const char* kHow = "Output and limits";
  AddTexts(app, "DEAL", "deal lines, each in quotes or as bare words", options.deals).WithForm("");
  AddInputFlag(app, "read deal lines from a file, - for standard input", options.input);
  AddOptionalValue(
      app, "--paranoid",
      "which bids a seat can force when all others play against it; --paranoid=SEAT for one seat",
      options.paranoid)
      .InGroup(kWhat)
      .TakingLast();
  AddSwitch(
      app, "--scores",
      "with --paranoid, also the guaranteed score of each bid; much slower from eight cards on",
      options.scores)
      .InGroup(kWhat);
  AddSwitch(app, "--cards", "also the outcome of each legal card of the seat to play",
            options.cards)
      .InGroup(kWhat);
  AddFlag(
      app, "--nodes", "N",
      "give up on a deal, or with --paranoid on a seat, after N nodes (cards played in the "
      "search); 0 for no limit (default 20000000)",
      [](const std::string& text) {
        return ReadNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
      },
      options.nodes)
      .InGroup(kHow);
  AddFormatFlag(app, options.format).InGroup(kHow);
  AddLanguageFlag(app, options.language).InGroup(kHow);
  AddThreadsFlag(app, "deals solved in parallel (default one per processor)", options.threads)
      .InGroup(kHow);
}

std::optional<Error> CheckSolveOptions(SolveOptions& options) {
  if (auto error =
          CheckInputGiven(options.deals, options.input, Phrase{"deal", "spel"},
                          Say("one in quotes, such as jasnel boerenbridge solve '0:A8.K.4. KT..J5. "
                              "7.QT.8. bids=1,2,0', or "
                              "--input=FILE, - for standard input",
                              "een spel tussen aanhalingstekens, zoals jasnel boerenbridge solve "
                              "'0:A8.K.4. KT..J5. "
                              "7.QT.8. bids=1,2,0', of --input=BESTAND, - voor standaardinvoer"))) {
    return error;
  }
  if (options.is_paranoid() && options.paranoid != kAllSeats) {
    const auto seat = ReadNumber(options.paranoid, 0, kMostPlayers - 1);
    if (!seat) {
      return Error{Say(
          "--paranoid: $0", "--paranoid: $0",
          Unexpected(options.paranoid, Phrase{"a seat from 0 to 6, or no value for all",
                                              "een plaats van 0 tot en met 6, of geen waarde voor "
                                              "allemaal"}))};
    }
    options.seat = *seat;
  }
  if (options.scores && !options.is_paranoid()) {
    return Error{Say("--scores without --paranoid; expected both",
                     "--scores zonder --paranoid; verwacht beide")};
  }
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
