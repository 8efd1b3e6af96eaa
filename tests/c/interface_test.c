/* The C interface as a C99 program uses it: values against the known ones, and mistakes. */
#include <jasnel.h>
#include <stdio.h>
#include <string.h>

static int failures = 0;

#define CHECK(condition)                                             \
  do {                                                               \
    if (!(condition)) {                                              \
      printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                    \
    }                                                                \
  } while (0)

#define CHECK_MESSAGE(context, text)                                                          \
  do {                                                                                        \
    if (strcmp(jasnel_message(context), text) != 0) {                                         \
      printf("%s:%d: '%s' is not '%s'\n", __FILE__, __LINE__, jasnel_message(context), text); \
      ++failures;                                                                             \
    }                                                                                         \
  } while (0)

#define DEAL "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"

static void test_solve(jasnel_context* context) {
  jasnel_position position;
  jasnel_solution solution;
  int i;
  CHECK(jasnel_parse_deal(context, DEAL " trump=H leader=S", &position) == JASNEL_OK);
  CHECK(position.trump == 1 && position.leader == 2 && position.trick_size == 0);
  CHECK(position.rules == NULL);
  /* S9, HT H9 H7, DA, CA CQ CJ */
  CHECK(position.hands[2] == (0x04u | 0x0du << 8 | 0x80u << 16 | 0xb0u << 24));
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_OK);
  CHECK(solution.value == 100);
  CHECK(jasnel_solve_cards(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_OK);
  CHECK(solution.value == 100 && solution.card_count == 8 && solution.line_length == 32);
  CHECK(solution.ns - solution.ew == 100);
  for (i = 0; i < solution.card_count; ++i) {
    const int is_best = (solution.best >> solution.cards[i].card & 1u) != 0;
    CHECK(is_best == (solution.cards[i].value == 100));
  }
  CHECK(jasnel_solve(context, &position, JASNEL_MAKE, 0, &solution) == JASNEL_OK);
  CHECK(solution.makes == 1);
  CHECK(jasnel_solve(context, &position, JASNEL_SCORE, 0, &solution) == JASNEL_OK);
  CHECK(solution.value == 100);
}

static void test_position_in_play(jasnel_context* context) {
  jasnel_position position;
  jasnel_position same;
  jasnel_solution first;
  jasnel_solution second;
  CHECK(
      jasnel_parse_deal(context,
                        "N:.Q8.. .KJ.. .T9.. .A.Q. rules=nku-rotterdam trump=H leader=S declarer=W "
                        "ns=40 ew=30 ns-roem=20 ns-tricks=4",
                        &position) == JASNEL_OK);
  CHECK(position.rules != NULL && strcmp(position.rules, "nku-rotterdam") == 0);
  CHECK(position.points[0] == 40 && position.points[1] == 30 && position.roem[0] == 20);
  CHECK(position.tricks[0] == 4 && position.tricks[1] == 2);
  same = position;
  same.rules = "nku,ruff=obliged,undertrump=forced";
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &first) == JASNEL_OK);
  CHECK(jasnel_solve(context, &same, JASNEL_POINTS, 0, &second) == JASNEL_OK);
  CHECK(first.value == second.value && first.nodes == second.nodes);
}

/* A contract that was doubled is that of the other side. */
static void test_doubling(jasnel_context* context) {
  jasnel_position position;
  jasnel_solution solution;
  CHECK(jasnel_parse_deal(context, DEAL " rules=kraken trump=S leader=S declarer=S doublings=1",
                          &position) == JASNEL_OK);
  CHECK(position.doublings == 1);
  CHECK(jasnel_solve(context, &position, JASNEL_MAKE, 0, &solution) == JASNEL_OK);
  CHECK(solution.makes == 0);
  position.doublings = 0;
  CHECK(jasnel_solve(context, &position, JASNEL_MAKE, 0, &solution) == JASNEL_OK);
  CHECK(solution.makes == 1);
  position.doublings = 4;
  CHECK(jasnel_solve(context, &position, JASNEL_MAKE, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "doublings 4; expected a number from 0 to 3");
}

static void test_table(jasnel_context* context) {
  static const int values[4] = {136, 100, 62, 68};
  jasnel_position position;
  jasnel_table_row rows[4];
  int i;
  CHECK(jasnel_parse_deal(context, DEAL " leader=S", &position) == JASNEL_OK);
  CHECK(position.trump == JASNEL_NONE);
  CHECK(jasnel_table(context, &position, 0, rows) == JASNEL_OK);
  for (i = 0; i < 4; ++i) {
    CHECK(rows[i].value == values[i]);
    CHECK(rows[i].ns - rows[i].ew == values[i]);
    CHECK(rows[i].makes[0] == 1 && rows[i].makes[1] == 0);
    CHECK(rows[i].score[1] == 182);
  }
}

static void test_bid(jasnel_context* context) {
  jasnel_bid_question question;
  jasnel_bid_effort effort;
  jasnel_bid bid;
  jasnel_bid again;
  int i;
  memset(&question, 0, sizeof question);
  memset(&effort, 0, sizeof effort);
  question.hand = 0x11u | 0x88u << 8 | 0x46u << 16 | 0x80u << 24; /* SJ S7, HA HT, DK D9 D8, CA */
  question.turned = JASNEL_NONE;
  question.pass_count = 1;
  effort.worlds = 64;
  effort.seed = 1;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_OK);
  CHECK(bid.suit_count == 4 && bid.may_pass == 1 && bid.worlds == 64);
  for (i = 0; i < 4; ++i) {
    const jasnel_suit_bid* suit = &bid.suits[i];
    CHECK(suit->suit == i);
    CHECK(0 <= suit->makes_low && suit->makes_low <= suit->makes &&
          suit->makes <= suit->makes_high && suit->makes_high <= 1);
    CHECK(suit->score_low <= suit->score && suit->score <= suit->score_high);
  }
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &again) == JASNEL_OK);
  CHECK(memcmp(&bid, &again, sizeof bid) == 0);
}

/* Four passes on hearts; clubs or the joker are turned, and the seat speaks on that. */
static void test_turned(jasnel_context* context) {
  jasnel_bid_question question;
  jasnel_bid_effort effort;
  jasnel_bid bid;
  memset(&question, 0, sizeof question);
  memset(&effort, 0, sizeof effort);
  question.hand = 0x11u | 0x88u << 8 | 0x46u << 16 | 0x80u << 24; /* SJ S7, HA HT, DK D9 D8, CA */
  question.rules = "gedraaid";
  question.turned = 1;
  question.pass_count = 4;
  effort.worlds = 16;
  effort.seed = 1;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  question.later_count = 1;
  question.later[0] = 3;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_OK);
  CHECK(bid.suit_count == 1 && bid.suits[0].suit == 3 && bid.may_pass == 1);
  question.rules = "gedraaid,joker=on";
  question.later[0] = JASNEL_JOKER;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_OK);
  CHECK(bid.suit_count == 3 && bid.may_pass == 0);
  question.later[0] = 1;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "later 1; expected suits that differ, and the joker as the last");
  question.later[0] = 5;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "later 5; expected a number from 0 to 4");
  question.later_count = 4;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "later_count 4; expected a number from 0 to 3");
}

static void test_ask(jasnel_context* context) {
  const char* answer = NULL;
  CHECK(jasnel_set_player(context, "rule") == JASNEL_OK);
  CHECK(jasnel_ask(context,
                   "{\"id\":7,\"dealer\":\"N\",\"hand\":[\"SJ\",\"S9\",\"S7\",\"HA\",\"HT\",\"DK\","
                   "\"D8\",\"C7\"]}",
                   &answer) == JASNEL_OK);
  CHECK(strncmp(answer, "{\"id\":7,\"move\":\"S\"", 18) == 0);
  CHECK(strchr(answer, '\n') == NULL);
  CHECK(jasnel_ask(context, "{\"id\":8,\"game\":\"boerenbridge\",\"players\":4,\"hand\":[\"SA\"]}",
                   &answer) == JASNEL_OK);
  CHECK(strncmp(answer, "{\"id\":8,\"move\":1", 15) == 0);
  CHECK(jasnel_ask(context, "what?", &answer) == JASNEL_OK);
  CHECK(strstr(answer, "\"error\":\"column 1") != NULL);
}

static void test_mistakes(jasnel_context* context) {
  jasnel_position position;
  jasnel_solution solution;
  jasnel_bid_question question;
  jasnel_bid_effort effort;
  jasnel_bid bid;
  const char* answer = NULL;
  memset(&question, 0, sizeof question);
  memset(&effort, 0, sizeof effort);
  memset(&position, 0, sizeof position);
  solution.value = 12345;

  CHECK(jasnel_parse_deal(context, "N:AJT", &position) == JASNEL_BAD_INPUT);
  CHECK(strncmp(jasnel_message(context), "column ", 7) == 0);
  CHECK(jasnel_parse_deal(context, NULL, &position) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "deal_line is NULL; expected one");
  CHECK(jasnel_parse_deal(context, DEAL " trump=H leader=S", &position) == JASNEL_OK);
  CHECK_MESSAGE(context, "");

  position.trump = 4;
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "trump 4; expected a number from 0 to 3");
  position.trump = 1;
  position.trick_size = 4;
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "trick_size 4; expected a number from 0 to 3");
  position.trick_size = 0;
  position.rules = "kbnn";
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK(strncmp(jasnel_message(context), "rules: ", 7) == 0);
  position.rules = NULL;
  position.hands[0] = position.hands[1];
  CHECK(jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK(jasnel_message(context)[0] != '\0');
  CHECK(jasnel_solve(context, &position, 7, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "objective 7; expected a number from 0 to 3");
  CHECK(jasnel_solve(context, NULL, JASNEL_POINTS, 0, &solution) == JASNEL_BAD_INPUT);
  CHECK(solution.value == 12345);

  question.turned = JASNEL_NONE;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "0 cards in the hand; expected 8");
  question.dealer = 9;
  CHECK(jasnel_evaluate_bid(context, &question, &effort, &bid) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(context, "dealer 9; expected a number from 0 to 3");

  CHECK(jasnel_set_player(context, "nobody") == JASNEL_BAD_INPUT);
  CHECK(jasnel_ask(context, NULL, &answer) == JASNEL_BAD_INPUT);
  CHECK(jasnel_ask(NULL, "{}", &answer) == JASNEL_BAD_INPUT);
  CHECK_MESSAGE(NULL, "context is NULL; expected one");
  jasnel_destroy(NULL);
  jasnel_cancel(NULL);
}

int main(void) {
  jasnel_context* context = jasnel_create();
  CHECK(context != NULL);
  CHECK(strncmp(jasnel_version(), JASNEL_VERSION "+", sizeof JASNEL_VERSION) == 0);
  CHECK_MESSAGE(context, "");
  test_solve(context);
  test_position_in_play(context);
  test_table(context);
  test_doubling(context);
  test_bid(context);
  test_turned(context);
  test_ask(context);
  test_mistakes(context);
  jasnel_destroy(context);
  if (failures == 0) printf("all is well\n");
  return failures == 0 ? 0 : 1;
}
