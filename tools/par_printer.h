// What par prints of a deal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bitboard/auction.h"
#include "bitboard/notation.h"
#include "bitboard/result.h"
#include "solver/par.h"
#include "tools/flags.h"
#include "tools/table_run.h"

namespace jasnel {

/// What the command line says of the auction.
struct AuctionOptions {
  std::string calls;           ///< made already, as `pass,pass`
  std::optional<Suit> turned;  ///< for deals that do not say it
};

/// One call of the auction of par.
struct ParTurn {
  Seat seat = Seat::kNorth;
  Call call;
  bool given = false;             ///< was made already
  std::vector<CallValue> values;  ///< of all calls the seat might have made
};

/// All that is printed.
struct ParAnswer {
  std::optional<Suit> turned;
  std::vector<ParTurn> turns;
  Par par;
};

/// Auctions of deals; each format prints what it is given.
class ParPrinter : public TablePrinter {
 public:
  ParPrinter(const AuctionOptions& auction, Language language)
      : auction_(auction), language_(language) {}

  std::optional<Error> Check(const TabledDeal& deal) const override;

 protected:
  ParAnswer AnswerTo(const TabledDeal& deal) const;
  Language language() const { return language_; }

 private:
  Result<Auction> AuctionOf(const TabledDeal& deal) const;

  const AuctionOptions auction_;
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
