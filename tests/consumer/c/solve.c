/* Solves a deal with the shared library. */

#include <jasnel.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  jasnel_context* context = jasnel_create();
  jasnel_position position;
  jasnel_solution solution;
  if (context == NULL ||
      jasnel_parse_deal(context,
                        "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S",
                        &position) != JASNEL_OK ||
      jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) != JASNEL_OK) {
    return 1;
  }
  printf("value %d points\n", (int)solution.value);
  jasnel_destroy(context);
  return solution.value == 100 && strstr(jasnel_version(), JASNEL_VERSION "+") == jasnel_version()
             ? 0
             : 1;
}
