// Questions that differ by an exchange of suits, as one question.
#pragma once

#include "ai/beliefs/suit_exchange.h"
#include "jasnel/bidding.h"

namespace jasnel {

/// The exchange that puts suits in the order of what is known of them.
SuitExchange InOrder(const BidQuestion& question);

/// An answer to a question in this order, in which suits of which the same is known are worth the
/// same: what chance would make of the difference is nothing to choose by.
BidAnswer MadeAlike(BidAnswer answer, const BidQuestion& question);

/// A question with its suits exchanged.
BidQuestion Exchanged(const BidQuestion& question, const SuitExchange& exchange);

/// An answer in the suits of the question, by the exchange back to them.
BidAnswer Restored(BidAnswer answer, const SuitExchange& back);

}  // namespace jasnel
