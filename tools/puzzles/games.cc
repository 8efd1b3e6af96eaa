#include "tools/puzzles/games.h"

#include <array>
#include <optional>
#include <utility>

#include "engine/questions/puzzles.h"
#include "jasnel/message.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"

namespace jasnel {
namespace {

class GamesOfPlayer : public Games {
 public:
  GamesOfPlayer(const MatchConditions& conditions, std::string player, BatchSolver& solver)
      : conditions_(conditions), player_(std::move(player)), solver_(solver) {}

  Result<std::vector<PlayedGame>> Next(std::size_t count) override {
    std::vector<PlayedGame> games(count);
    std::vector<std::optional<Error>> errors(count);
    solver_.ForEach(count, [&](Solver&, std::size_t i) {
      games[i].number = done_ + i + 1;
      errors[i] = Play(games[i]);
    });
    for (auto& error : errors) {
      if (error) return *std::move(error);
    }
    done_ += count;
    return games;
  }

 private:
  std::optional<Error> Play(PlayedGame& game) const {
    const DealToPlay deal = MatchDeal(conditions_, game.number);
    const auto player = MakeAnyPlayer<Klaverjas>(player_, {.cancel = &Interrupted()});
    if (!player) return player.error();
    std::array<Player*, kSeats> players;
    players.fill(player->get());
    const DealPlayed played = PlayDeal(deal, players, &Interrupted());
    if (played.foul && !Interrupted()) return played.foul->error;
    game.positions = BeforeEachCard(deal, played);
    return std::nullopt;
  }

  MatchConditions conditions_;
  std::string player_;
  BatchSolver& solver_;
  std::uint64_t done_ = 0;
};

class GamesOfRecords : public Games {
 public:
  GamesOfRecords(std::unique_ptr<PlayedSource> source, std::string file)
      : source_(std::move(source)), file_(std::move(file)) {}

  Result<std::vector<PlayedGame>> Next(std::size_t count) override {
    std::vector<PlayedGame> games;
    while (games.size() < count) {
      const auto record = source_->Next(true);
      if (!record) break;
      any_ = true;
      games.push_back(GameOf(*record));
    }
    if (!any_) return Error{NoRecordIn(file_)};
    return games;
  }

 private:
  static PlayedGame GameOf(const SourcedRecord& record) {
    PlayedGame game;
    game.number = record.number;
    if (!record.item) {
      game.error = record.item.error();
      return game;
    }
    auto positions = AskPuzzles::PositionsOf(*record.item);
    if (positions) {
      game.positions = std::move(positions).value();
    } else {
      game.error = positions.error();
    }
    return game;
  }

  std::unique_ptr<PlayedSource> source_;
  std::string file_;
  bool any_ = false;
};

}  // namespace

std::unique_ptr<Games> DealtGames(const MatchConditions& conditions, const std::string& player,
                                  BatchSolver& solver) {
  return std::make_unique<GamesOfPlayer>(conditions, player, solver);
}

std::unique_ptr<Games> RecordedGames(std::unique_ptr<PlayedSource> source,
                                     const std::string& file) {
  return std::make_unique<GamesOfRecords>(std::move(source), file);
}

}  // namespace jasnel
