#include <algorithm>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

std::string AnyOf(const std::vector<std::string>& names) {
  std::string list;
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (name != names.begin()) list += name + 1 == names.end() ? " or " : ", ";
    list += *name;
  }
  return list;
}

}  // namespace

std::optional<Error> ScoreBook::Sit(std::vector<std::string> players) {
  players_.clear();
  open_ = false;
  if (const auto sheet = ScoreSheet::Begin(players); !sheet) return sheet.error();
  next_dealers_.try_emplace(players, static_cast<int>(players.size()) - 1);
  players_ = std::move(players);
  return std::nullopt;
}

Result<int> ScoreBook::Find(std::string_view name) const {
  const auto found = std::find_if(players_.begin(), players_.end(), [&](const std::string& player) {
    return EqualsIgnoringCase(player, name);
  });
  if (found == players_.end()) return Error{Quoted(name) + "; expected " + AnyOf(players_)};
  return static_cast<int>(found - players_.begin());
}

int ScoreBook::NextRound() const {
  if (open_) return pages_.back().round + (pages_.back().sheet.IsOver() ? 1 : 0);
  int last = 0;
  for (const std::string& player : players_) {
    const auto found = last_rounds_.find(player);
    if (found != last_rounds_.end()) last = std::max(last, found->second);
  }
  return last + 1;
}

std::optional<Error> ScoreBook::OpenPage(int round) {
  if (open_ && round == pages_.back().round) return std::nullopt;
  for (const std::string& player : players_) {
    const auto found = last_rounds_.find(player);
    if (found == last_rounds_.end() || found->second < round) continue;
    return Error{"round " + std::to_string(round) + " after round " +
                 std::to_string(found->second) + ", in which " + player +
                 " was; expected a later round"};
  }
  auto sheet = ScoreSheet::Begin(players_);
  if (!sheet) return sheet.error();
  pages_.push_back({round, ++tables_[round], std::move(sheet).value()});
  for (const std::string& player : players_) last_rounds_[player] = round;
  open_ = true;
  return std::nullopt;
}

std::optional<Error> ScoreBook::NoteOnPage(const NotedDeal& noted, int dealer) {
  ScoreSheet& sheet = pages_.back().sheet;
  if (!noted.cards && sheet.IsOver()) {
    return Error{"deal " + std::to_string(sheet.next_number()) + " of a round of " +
                 std::to_string(sheet.whole()) + "; expected its cards, or another round"};
  }
  PlayedDeal deal;
  deal.cards = noted.cards ? *noted.cards : sheet.NextCards();
  deal.dealer = dealer;
  deal.bids = noted.bids;
  deal.taken = noted.taken;
  deal.offences = noted.offences;
  return sheet.Add(deal);
}

std::optional<Error> ScoreBook::Note(const NotedDeal& noted) {
  const int dealer = noted.dealer.value_or(NextDealer());
  auto error = OpenPage(noted.round.value_or(NextRound()));
  if (!error) error = NoteOnPage(noted, dealer);
  if (error) {
    LeaveOut(noted);
  } else {
    SetDealer(Clockwise(dealer, static_cast<int>(players_.size())));
  }
  return error;
}

void ScoreBook::LeaveOut(const NotedDeal& noted) {
  // A round that cannot be is no reason to lose the place in the one that is in progress.
  if (OpenPage(noted.round.value_or(NextRound()))) OpenPage(NextRound());
  pages_.back().sheet.LeaveOut();
  SetDealer(Clockwise(noted.dealer.value_or(NextDealer()), static_cast<int>(players_.size())));
}

}  // namespace jasnel::boerenbridge
