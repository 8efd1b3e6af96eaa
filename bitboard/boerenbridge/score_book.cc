#include <algorithm>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

Message AnyOf(const std::vector<std::string>& names) {
  Message list;
  for (auto name = names.begin(); name != names.end(); ++name) {
    const Phrase joint = name == names.begin()     ? Phrase{"", ""}
                         : name + 1 == names.end() ? Phrase{" or ", " of "}
                                                   : Phrase{", ", ", "};
    list = Say("$0$1$2", "$0$1$2", list, joint, *name);
  }
  return list;
}

}  // namespace

std::optional<Error> ScoreBook::Sit(std::vector<std::string> players) {
  players_.clear();
  open_ = false;
  auto spellings = spellings_;
  for (std::string& name : players) {
    name = spellings.try_emplace(NameKey(name), name).first->second;
  }
  if (const auto sheet = ScoreSheet::Begin(players); !sheet) return sheet.error();
  spellings_ = std::move(spellings);
  next_dealers_.try_emplace(players, static_cast<int>(players.size()) - 1);
  players_ = std::move(players);
  return std::nullopt;
}

Result<int> ScoreBook::Find(std::string_view name) const {
  const auto found = std::find_if(players_.begin(), players_.end(), [&](const std::string& player) {
    return NameKey(player) == NameKey(name);
  });
  if (found == players_.end()) {
    return Error{Say("$0; expected $1", "$0; verwacht $1", Quoted(name), AnyOf(players_))};
  }
  return static_cast<int>(found - players_.begin());
}

bool ScoreBook::AreSeated(const std::vector<std::string>& players) const {
  return std::equal(
      players.begin(), players.end(), players_.begin(), players_.end(),
      [](const std::string& a, const std::string& b) { return NameKey(a) == NameKey(b); });
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
    return Error{Say("round $0 after round $1, in which $2 was; expected a later round",
                     "ronde $0 na ronde $1, waarin $2 meedeed; verwacht een latere ronde", round,
                     found->second, player)};
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
  if (noted.totals) return sheet.SetTotals(*noted.totals);
  if (sheet.has_totals_alone()) {
    return Error{
        Say("a deal of round $0, of which the totals were given; expected another round",
            "een spel van ronde $0, waarvan de totalen gegeven zijn; verwacht een andere ronde",
            pages_.back().round)};
  }
  if (!noted.cards && sheet.IsOver()) {
    return Error{
        Say("deal $0 of a round of $1; expected its cards, or another round",
            "spel $0 van een ronde van $1; verwacht het aantal kaarten, of een andere ronde",
            sheet.next_number(), sheet.whole())};
  }
  PlayedDeal deal;
  deal.cards = noted.cards ? *noted.cards : sheet.NextCards();
  deal.dealer = dealer;
  deal.bids = noted.bids;
  deal.taken = noted.taken;
  deal.offences = noted.offences;
  deal.drinks = noted.drinks;
  return sheet.Add(deal);
}

std::optional<Error> ScoreBook::Note(const NotedDeal& noted) {
  const int dealer = noted.dealer.value_or(NextDealer());
  auto error = OpenPage(noted.round.value_or(NextRound()));
  if (!error) error = NoteOnPage(noted, dealer);
  if (error) {
    LeaveOut(noted);
  } else {
    const int deals = noted.totals ? pages_.back().sheet.whole() : 1;
    SetDealer(Clockwise(dealer, static_cast<int>(players_.size()), deals));
  }
  return error;
}

void ScoreBook::LeaveOut(const NotedDeal& noted) {
  // A round that cannot be is no reason to lose the place in the one that is in progress.
  if (OpenPage(noted.round.value_or(NextRound()))) OpenPage(NextRound());
  ScoreSheet& sheet = pages_.back().sheet;
  if (noted.totals) {
    if (sheet.next_number() > 1) return;  // its deals count
    while (!sheet.IsOver()) sheet.LeaveOut();
    return;
  }
  sheet.LeaveOut();
  SetDealer(Clockwise(noted.dealer.value_or(NextDealer()), static_cast<int>(players_.size())));
}

}  // namespace jasnel::boerenbridge
