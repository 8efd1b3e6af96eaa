// Playing a match of either game, with its record.
#pragma once

#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "jasnel/result.h"
#include "tools/match/options.h"
#include "tools/match/record.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel {

/// Plays `match.asked`, from where its record ends if it is resumed. The game of the match has
/// `CardsLeft(asked, tally)`, `IsOver(asked, tally)`, `FormOfRecord`, `DealLines` and
/// `DescribeFoul`; `play(asked, tally, observer)` is its PlayMatch with the players. An end
/// kRefused is an error, of the record or in making a player.
template <typename MatchResult, typename Play>
MatchResult RunMatch(std::string_view name, MatchResult match, const MatchFlags& flags, Play play) {
  using End = decltype(match.end);
  match.asked.request.cancel = &Interrupted();
  match.end = End::kRefused;
  const auto fail = [&](const Error& error) {
    match.error = error.In(flags.language);
    return std::move(match);
  };
  std::optional<MatchFile> file;
  if (!flags.record.empty()) {
    const RecordForm form = FormOfRecord(match.asked, [&](const auto& deal) {
      if (IsOver(match.asked, match.tally)) return false;
      match.tally.Add(deal);
      return true;
    });
    auto opened = flags.resume ? MatchFile::Resume(flags.record, form)
                               : MatchFile::Create(flags.record, form.header);
    if (!opened) return fail(opened.error());
    file.emplace(std::move(opened).value());
    if (!file->remark().english.empty()) PrintRemark(name, file->remark());
  }
  Progress progress;
  Work work;
  work.total = CardsLeft(match.asked, match.tally);
  std::mutex showing;
  match.asked.request.on_card = [&] {
    const std::scoped_lock lock(showing);
    ++work.done;
    progress.Show(work);
  };
  if (!progress.on_terminal()) match.asked.request.on_card = nullptr;
  const auto outcome = play(match.asked, match.tally, [&](const auto& deal) {
    if (file) {
      if (const auto error = file->Append(DealLines(match.asked, deal))) {
        match.error = error->In(flags.language);
        return false;
      }
    }
    const std::scoped_lock lock(showing);
    ++work.deals;
    return true;
  });
  match.asked.request.on_card = nullptr;
  progress.Clear();
  if (!outcome) return fail(outcome.error());
  match.end = outcome->end;
  if (outcome->foul) return fail(Error{DescribeFoul(*outcome->foul, match.asked)});
  return match;
}

}  // namespace jasnel
