// `draw`: who sits at which table in a boompje, and who stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/club/draw.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel::club {

struct DrawQuestion {
  Drawing drawing;
  std::optional<std::uint64_t> seed;                ///< nothing for a new draw each time
  std::optional<std::vector<DrawnNumber>> numbers;  ///< drawn by hand
};

/// A number, and the place at a table that it brings; none for who stands.
struct DrawnPlace {
  std::string player;
  int number = 0;
  std::optional<int> table = {};
  std::optional<Seat> seat = {};
};

struct DrawAnswer {
  Seating seating;
  std::vector<DrawnPlace> numbers;
  std::vector<std::array<std::string, 2>> partners_again;
};

/// What an answer tells of a draw.
DrawAnswer AnswerOf(Seating seating, std::span<const Seating> earlier);

struct DrawTables {
  using Question = DrawQuestion;
  using Answer = DrawAnswer;
  static constexpr Phrase kAbout = {
      "A club's draw before a boompje: who sits at which table, and who stands.",
      "De loting van een club voor een boompje: wie waar aan tafel zit, en wie er staat."};
  static const QuestionSpec kSpec;
  static const Part kAnswer[4];

  static std::optional<Error> Check(DrawQuestion& /*question*/) { return std::nullopt; }
  static Result<DrawAnswer> AnswerTo(const DrawQuestion& question, const AskContext& /*context*/) {
    return Drawn(question);
  }
  static Result<DrawAnswer> Drawn(const DrawQuestion& question);
};

}  // namespace jasnel::club
