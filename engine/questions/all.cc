#include "engine/questions/all.h"

#include "engine/questions/analyse.h"
#include "engine/questions/bid.h"
#include "engine/questions/boerenbridge_bid.h"
#include "engine/questions/boerenbridge_move.h"
#include "engine/questions/boerenbridge_random.h"
#include "engine/questions/boerenbridge_solve.h"
#include "engine/questions/boerenbridge_state.h"
#include "engine/questions/book.h"
#include "engine/questions/claim.h"
#include "engine/questions/compare.h"
#include "engine/questions/luck.h"
#include "engine/questions/move.h"
#include "engine/questions/par.h"
#include "engine/questions/puzzles.h"
#include "engine/questions/random.h"
#include "engine/questions/read.h"
#include "engine/questions/rule_sets.h"
#include "engine/questions/score.h"
#include "engine/questions/solve.h"
#include "engine/questions/state.h"
#include "engine/questions/table.h"
#include "engine/questions/what_if.h"

namespace jasnel {
namespace {

template <class Asked>
constexpr AnyQuestion kQuestion = {Asked::kSpec, AnswerRequest<Asked>};

constexpr AnyQuestion kQuestions[] = {
    kQuestion<ChooseMove>,
    kQuestion<boerenbridge::ChooseMove>,
    kQuestion<Bid>,
    kQuestion<boerenbridge::Bid>,
    kQuestion<Solve>,
    kQuestion<boerenbridge::Solve>,
    kQuestion<Table>,
    kQuestion<ParAuction>,
    kQuestion<Book>,
    kQuestion<ExamineClaim>,
    kQuestion<AnalyseDeal>,
    kQuestion<DealLuck>,
    kQuestion<AskWhatIf>,
    kQuestion<AskPuzzles>,
    kQuestion<CompareBoards>,
    kQuestion<Score>,
    kQuestion<DealState>,
    kQuestion<boerenbridge::DealState>,
    kQuestion<ReadDeals>,
    kQuestion<DrawDeal>,
    kQuestion<boerenbridge::DrawDeal>,
    kQuestion<RuleSets>,
};

}  // namespace

std::span<const AnyQuestion> AllQuestions() { return kQuestions; }

}  // namespace jasnel
