// What the book says of a hand as records: the keys of JSON and the columns of CSV.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/book.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What is looked up: a hand, in one suit and place or in all.
struct BookQuestion {
  CardSet hand;
  Rules rules;
  std::optional<Suit> trump;
  std::optional<int> place;  ///< from the leader clockwise, from 0 to 3
  bool exchanges = false;    ///< hands that differ in one card too; with `trump` and `place`
};

/// What is wrong with a question, if anything.
std::optional<Error> Validate(const BookQuestion& question);

/// A question of the command line and the error in it, if there is one.
struct AskedOfBook {
  std::size_t number = 0;      ///< of its line, or of the hand on the command line, from 1
  std::optional<Error> error;  ///< if set, ignore the question
  BookQuestion question;
};

/// The suits and places that a question asks for, in order.
std::vector<Suit> SuitsOf(const BookQuestion& question);
std::vector<int> PlacesOf(const BookQuestion& question);

/// The whole answer. Places count from 1.
Record BookRecord(const BookQuestion& question, Language language);

/// The columns of CSV, and a row for each suit and place.
const std::vector<std::string>& BookRowNames();
std::vector<Record> BookRows(const BookQuestion& question, Language language);

}  // namespace jasnel
