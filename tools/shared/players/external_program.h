// Players that are programs.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "ai/players/spec_options.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "tools/shared/players/child_process.h"

namespace jasnel {

/// Begins with all keys. A program is never again sent a key that it refuses, with an error as
/// `RefusedKey` reads it, nor one that is not in the list `knows` of its answer, if it has one.
class SentKeys {
 public:
  /// The answer of `exchange`, which sends a request, to `request` without those keys; sent once
  /// more each time it refuses some.
  template <class Exchange>
  auto Ask(const Record& request, const Exchange& exchange) -> decltype(exchange(request)) {
    for (Record sent = Of(request);;) {
      auto answer = exchange(sent);
      if (!answer || !Refuses(*answer)) return answer;
      Record less = Of(request);
      if (less == sent) return answer;
      sent = std::move(less);
    }
  }

 private:
  // Takes note of what an answer says of keys. True if it is an error.
  bool Refuses(const Record& answer);
  Record Of(const Record& request) const;
  bool Sends(const RequestKey& key) const;

  std::optional<std::vector<std::string>> known_;
  std::vector<RequestKey> refused_;
};

/// The kind of external programs, for the help text.
inline constexpr PlayerKind kProgramKind = {
    "exec:COMMAND",
    "a program that speaks the protocol of docs/reference/engine.md, run by /bin/sh"};

/// The limits for a program.
struct ProgramTerms {
  /// Time for an answer, in addition to the limits of a move. The clock runs from writing the
  /// request until the answer has been read.
  std::chrono::milliseconds answer{10'000};
  /// Time for its first answer, which includes start-up; `answer` if that is longer.
  std::chrono::milliseconds start{10'000};
  /// If set, a program that fouls is asked again, started anew if it may be out of step: a legal
  /// move is taken in the place of its own, and this is told what was wrong, on any thread.
  std::function<void(const Error&)> fouled = {};
  /// Once true, requests soon return an error; may be null.
  const std::atomic<bool>* cancel = nullptr;
};

/// The command in `exec:COMMAND` or `NAME=exec:COMMAND`, everything after the colon including
/// commas and spaces; nothing for the name of another player. An error if the command is empty.
Result<std::optional<std::string>> ProgramCommand(std::string_view player);

/// A player as tables have it: the NAME of a program that has one, otherwise the whole text.
std::string ShownPlayer(const std::string& player);

/// An answer that a program wrote. An error, worded to follow the name of the program and with the
/// whole line in it, if that is not a JSON object.
Result<Record> ReadAnswer(const std::string& line);

/// A line of a program for a message: the whole of it, as one line of printable text.
std::string PrintableLine(std::string_view line);

/// A program that is run by /bin/sh and answers requests (docs/reference/engine.md) on its standard
/// output. It is started at the first request, and ended with this object. After an error, which
/// begins with `exec:` and the command, all later requests return the same error, unless the terms
/// say that it goes on.
///
/// The time of the first answer includes start-up, and is reported as `start_up` of the choice.
class ExternalProgram {
 public:
  ExternalProgram(std::string command, const ProgramTerms& terms);

  /// Sends the request that `write` makes for an id, without keys that the program does not know,
  /// and returns the result of `read` for the answer and the id. `write` receives the limits for
  /// the program, with a seed below 2^53, which is an exact integer in JavaScript too. An error
  /// from `read`, worded to follow the name of a player ("answered ..."), becomes an error of the
  /// program.
  template <class Write, class Read>
  auto Ask(const MoveLimits& limits, const Write& write, const Read& read)
      -> decltype(read(Record(), Record())) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const Record id = ++asked_;
    const bool starts = program_ == nullptr;
    const auto answer = AskFor(write(id, ForPrograms(limits)), limits);
    if (!answer) return answer.error();
    auto move = read(*answer, id);
    if (!move) return Fail(move.error(), answer->value("id", Record()) == id);
    auto choice = std::move(move).value();
    if (starts) choice.start_up = Clock::now() - start;
    return choice;
  }

  /// Ends communication: see `ChildProcess::Shutdown`.
  void Shutdown();

 private:
  static MoveLimits ForPrograms(MoveLimits limits);
  Result<Record> AskFor(const Record& request, const MoveLimits& limits);
  Result<std::string> Exchange(const std::string& request, const MoveLimits& limits);
  // In step if its next answer is bound to be that to the next request.
  Error Fail(const Error& error, bool in_step = false);

  std::string command_;
  ProgramTerms terms_;
  std::unique_ptr<ChildProcess> program_;
  SentKeys keys_;
  std::uint64_t asked_ = 0;      // number of requests, which is the id of the last one
  std::optional<Error> failed_;  // set after an error, if it is not asked again
};

/// What is taken for a program that fouls: a pass, or if it may not pass the first suit; the lowest
/// bid; the lowest card of the first suit.
CallChoice MoveAfterFoul(const CallView& view);
CardChoice MoveAfterFoul(const PlayView& view);
boerenbridge::BidChoice MoveAfterFoul(const boerenbridge::BidView& view);
boerenbridge::CardChoice MoveAfterFoul(const boerenbridge::PlayView& view);

/// Bids and plays as a program answers; see `ExternalProgram`. Each seat has its own program,
/// started at that seat's first request, so that no program sees two hands of a deal, even if this
/// player sits in several seats, and in other seats when the deal is played again.
template <class Game>
class ExecPlayer final : public Game::template PlayerBy<ExecPlayer<Game>> {
 public:
  ExecPlayer(const std::string& command, const ProgramTerms& terms) : terms_(terms) {
    for (int seat = 0; seat < Game::kMaxSeats; ++seat) programs_.emplace_back(command, terms);
  }

  template <class View>
  auto Choose(const View& view, const MoveLimits& limits) {
    const auto write = [&](const Record& id, const MoveLimits& granted) {
      return RequestRecord(id, view, granted);
    };
    const auto read = [&](const Record& answer, const Record& id) {
      return ReadMoveChoice(answer, id, view);
    };
    auto choice = programs_[static_cast<std::size_t>(Game::SeatOf(view))].Ask(limits, write, read);
    const bool cancelled = terms_.cancel != nullptr && *terms_.cancel;
    if (choice || !terms_.fouled || cancelled) return choice;
    terms_.fouled(In(Say("deal $0", "spel $0", limits.deal), choice.error()));
    auto instead = MoveAfterFoul(view);
    instead.after_foul = true;
    return decltype(choice)(instead);
  }

  void Shutdown() override {
    for (ExternalProgram& program : programs_) program.Shutdown();
  }

 private:
  ProgramTerms terms_;
  std::vector<ExternalProgram> programs_;  // by seat
};

}  // namespace jasnel
