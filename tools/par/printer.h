// The output of par for a deal.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/records/par_record.h"
#include "jasnel/auction.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/table/run.h"

namespace jasnel {

/// Prints the auctions of deals; each format prints the answer it receives.
class ParPrinter : public TablePrinter {
 public:
  /// `calls` were made already, in every deal: such as `pass,pass`.
  ParPrinter(std::string calls, Language language)
      : calls_(std::move(calls)), language_(language) {}

  /// Derives the dealer from the leader. An error if the rules do not allow the auction.
  std::optional<Error> Prepare(TabledDeal& deal) const override;

 protected:
  ParAnswer AnswerTo(const TabledDeal& deal) const;
  Language language() const { return language_; }

 private:
  Result<Auction> AuctionOf(const TabledDeal& deal) const;

  const std::string calls_;
  const Language language_;
};

/// One page for each deal.
class ParTextPrinter : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Print(const TabledDeal& deal) override;
  std::string Finish() override;

 private:
  bool any_ = false;
};

/// One object for each deal.
class ParJsonPrinter : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }
};

/// One row for each deal.
class ParCsvPrinter : public ParPrinter {
 public:
  using ParPrinter::ParPrinter;
  std::string Start() override;
  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }
};

}  // namespace jasnel
