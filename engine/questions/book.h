// `book`: what a hand is worth in each suit and place, from the book of hands.
#pragma once

#include <optional>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/book.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct BookQuestion {
  CardSet hand;
  Rules rules;
  std::optional<Suit> trump;
  std::optional<int> place;  ///< from the leader clockwise, from 0 to 3
  bool exchanges = false;    ///< hands that differ in one card too
  Dealt dealt;
};

struct BookAnswer {
  struct Place {
    int place = 0;  ///< from 0 to 3
    BookEntry entry;
  };
  struct OfSuit {
    Suit suit = Suit::kSpades;
    std::vector<Place> places;
  };

  BookQuestion question;
  std::vector<OfSuit> suits;
  std::optional<std::vector<BookExchange>> exchanges;  ///< from the best to the worst
};

struct Book {
  using Question = BookQuestion;
  using Answer = BookAnswer;
  static constexpr Phrase kAbout = {
      "What a hand is worth in each suit and place, at once, from a book.",
      "Wat een hand in elke kleur en op elke plaats waard is, meteen, uit een boek."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(BookQuestion& question);
  static Result<BookAnswer> AnswerTo(const BookQuestion& question, const AskContext& context);
};

}  // namespace jasnel
