// Solves one deal twice: by itself and in a batch.

#include <jasnel/jasnel.h>

#include <iostream>
#include <vector>

int main() {
  const auto deal = jasnel::ParseDealLine(
      "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=kbn trump=H leader=S value=100");
  if (!deal) {
    std::cerr << deal.error().message << '\n';
    return 1;
  }
  const auto position = jasnel::ToPosition(*deal, *deal->trump);
  if (!position) {
    std::cerr << position.error().message << '\n';
    return 1;
  }

  jasnel::Solver solver;
  const auto solution = solver.Solve(*position);
  jasnel::BatchSolver batch(2);
  const auto solutions = batch.Solve(std::vector{*position, *position});
  std::cout << "value " << solution->value.count() << " points, " << solution->nodes << " nodes\n";

  const bool right = solution->value == deal->value && solutions.size() == 2 &&
                     solutions[0]->value == deal->value && solutions[1]->value == deal->value;
  return right ? 0 : 1;
}
