// What par prints of a deal.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/notation.h"
#include "jasnel/par.h"
#include "jasnel/result.h"
#include "tools/table/run.h"

namespace jasnel {

/// One call of the auction of par.
struct ParTurn {
  Seat seat = Seat::kNorth;
  Call call;
  bool given = false;             ///< was made already
  std::vector<CallValue> values;  ///< of all calls the seat might have made
};

/// All that is printed.
struct ParAnswer {
  std::vector<ParTurn> turns;
  Par par;
  bool makes = false;   ///< whether the contract is made
  bool pit = false;     ///< whether the declaring side can take all tricks
  std::string outcome;  ///< the same in a word
};

/// Auctions of deals; each format prints what it is given.
class ParPrinter : public TablePrinter {
 public:
  /// `calls` were made already, in each deal: as `pass,pass`.
  ParPrinter(std::string calls, Language language)
      : calls_(std::move(calls)), language_(language) {}

  /// The dealer follows from the leader. Wrong is an auction that the rules do not allow.
  std::optional<Error> Prepare(TabledDeal& deal) const override;

 protected:
  ParAnswer AnswerTo(const TabledDeal& deal) const;
  Language language() const { return language_; }

 private:
  Result<Auction> AuctionOf(const TabledDeal& deal) const;

  const std::string calls_;
  const Language language_;
};

/// A page for each deal.
class ParText : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Print(const TabledDeal& deal) override;
  std::string Finish() override;

 private:
  bool any_ = false;
};

/// One object a deal.
class ParJson : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }
};

/// One row a deal.
class ParCsv : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Start() override;
  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }
};

}  // namespace jasnel
