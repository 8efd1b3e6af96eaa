// What is written down when a deal has been played out.

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {

int WrittenScore(const Won& before, int declarer_side, const Options& options, char trump,
                 int doublings) {
  // The sides double in turn, and who did so last has to make it.
  const bool others_doubled_last = doublings == 1 || doublings == 3;
  const int declarers = others_doubled_last ? 1 - declarer_side : declarer_side;
  const int others = 1 - declarers;
  Won won = before;
  int all = 162;
  int pit = options.pit;
  for (int i = 0; i < doublings; ++i) {
    all *= 2;
    for (int side : {0, 1}) won.points[side] *= 2;
    if (options.doubling != "all") continue;
    pit *= 2;
    for (int side : {0, 1}) won.roem[side] *= 2;
  }

  // Only in hands can the others have so much roem that all tricks are not enough.
  const int ours = won.points[declarers] + won.roem[declarers];
  const int theirs = won.points[others] + won.roem[others];
  const bool made = ours > theirs || (ours == theirs && options.tie_is_made);

  // The pit bonus is written as roem.
  int roem[2] = {won.roem[0], won.roem[1]};
  for (int side : {0, 1}) {
    const bool may_have_pit = side == declarers ? made : !made && options.pit_for_either;
    if (won.tricks[side] == 8 && may_have_pit) roem[side] += pit;
  }

  const int total[2] = {won.points[0] + roem[0], won.points[1] + roem[1]};
  int written[2] = {total[0], total[1]};
  if (!made && !options.nat_pays_own) {
    written[declarers] = 0;
    written[others] = all + roem[0] + roem[1];
    if (options.roem == "belote") {
      written[declarers] = roem[declarers];
      written[others] = all + roem[others];
    }
  }
  const int times = options.doubled == std::string(1, trump) ? 2 : 1;
  return times * (written[0] - written[1]);
}

}  // namespace jasnel::oracle
