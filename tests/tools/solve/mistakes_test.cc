// What the command says to a wrong command line or a wrong deal.

#include <gtest/gtest.h>

#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

constexpr const char* kDealToSolve =
    "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S";

// A mistake on the command line, or in the only deal on it, and what is said.
struct Mistake {
  const char* name;
  std::vector<std::string> arguments;
  int status;
  std::string err;
};

void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.name; }

class Mistakes : public ::testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreToldInOneLine) {
  const auto run = RunJasnel(GetParam().arguments);
  EXPECT_EQ(run.err, GetParam().err + "\n");
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.status, GetParam().status);
}

const Mistake kOnTheCommandLine[] = {
    {"NoCommand",
     {},
     2,
     "jasnel: no command; expected one, such as jasnel solve; see jasnel --help"},
    {"UnknownCommand",
     {"bogus"},
     2,
     "jasnel: unknown command 'bogus'; expected one of solve, table, par, bid, book, engine, play, "
     "match, analyse, luck, what-if, beliefs, fair-play, yardstick, puzzles, deal, compare, sheet, "
     "club, boerenbridge, rules, "
     "conventions, study, endings, bench"},
    {"MisspeltCommand",
     {"slove", kDealToSolve},
     2,
     "jasnel: unknown command 'slove'; did you mean solve?"},
    {"FlagBeforeTheCommand",
     {"--trump=H", "solve", kDealToSolve},
     2,
     "jasnel: flag '--trump' before the command; expected it after, such as jasnel solve "
     "--trump=H"},
    {"UnknownFlagBeforeTheCommand",
     {"--tramp=H", "solve", kDealToSolve},
     2,
     "jasnel: unknown flag '--tramp'; expected one of --version, --help, or a command before it"},
    {"FlagWithoutAValue",
     {"solve", "--rules=", kDealToSolve},
     2,
     "jasnel solve: --rules: no value; expected --rules=VALUE"},
    {"LastFlagWithoutAValue",
     {"solve", kDealToSolve, "--rules="},
     2,
     "jasnel solve: --rules: no value; expected --rules=VALUE"},
    {"UnknownFlagWithoutAValue",
     {"solve", "--foul=", kDealToSolve},
     2,
     "jasnel solve: unknown flag '--foul'; expected one of --help, --input, --rules, --leader, "
     "--dealer, --trump, --declarer, --objective, --cards, --value-only, --budget-ms, --format, "
     "--lang, --threads, --check"},
    {"MisspeltFlag",
     {"solve", kDealToSolve, "--trmp=S"},
     2,
     "jasnel solve: unknown flag '--trmp'; did you mean --trump?"},
    {"RulesInDutch",
     {"solve", kDealToSolve, "--rules=kbn,roem=ja", "--lang=nl"},
     2,
     "jasnel solve: --rules: spelregel roem='ja'; verwacht on, hand, both, belote of off"},
    {"NoDeal",
     {"solve"},
     2,
     "jasnel solve: no deal; expected one, such as jasnel solve 'N:AJT.Q8.T98. "
     "K.KJ.K.KT98 "
     "9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S', or --input=FILE, - for standard input"},
    {"DealAndInput",
     {"solve", kDealToSolve, "--input=-"},
     2,
     "jasnel solve: a deal on the command line and --input; expected one of the two"},
    {"NoSuchSuit",
     {"solve", kDealToSolve, "--trump=X"},
     2,
     "jasnel solve: --trump: 'X'; expected S, H, D, C or all"},
    {"NoSuchSeat",
     {"solve", kDealToSolve, "--leader=Q"},
     2,
     "jasnel solve: --leader: 'Q'; expected N, E, S or W"},
    {"NoSuchRuleSet",
     {"solve", kDealToSolve, "--rules=xyz"},
     2,
     "jasnel solve: --rules: unknown rule set 'xyz'; expected one of kbn, nkf, nkf-international, "
     "nku, nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
     "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
     "gedraaid-rotterdam, utrecht, kraken, belote"},
    {"NoSuchObjective",
     {"solve", kDealToSolve, "--objective=win"},
     2,
     "jasnel solve: --objective: 'win'; expected points, make, pit or score"},
    {"NoSuchFormat",
     {"solve", kDealToSolve, "--format=xml"},
     2,
     "jasnel solve: --format: 'xml'; expected text, json or csv"},
    {"NoSuchLanguage",
     {"solve", kDealToSolve, "--lang=de"},
     2,
     "jasnel solve: --lang: 'de'; expected en or nl"},
    {"NoThreads",
     {"solve", kDealToSolve, "--threads=0"},
     2,
     "jasnel solve: --threads: '0'; expected a number from 1 to 1024"},
    {"ThreadsThatAreNoNumber",
     {"solve", kDealToSolve, "--threads=abc"},
     2,
     "jasnel solve: --threads: 'abc'; expected a number from 1 to 1024"},
    {"FlagWithoutItsValue",
     {"solve", kDealToSolve, "--threads"},
     2,
     "jasnel solve: --threads: no value; expected --threads=VALUE"},
    {"SwitchWithAValue",
     {"solve", kDealToSolve, "--cards=all"},
     2,
     "jasnel solve: --cards: a value; expected --cards alone"},
    {"TwoThingsToMeasure",
     {"bench", "--ablation", "--soundness"},
     2,
     "jasnel bench: --ablation with --soundness; expected one of the two"},
    {"QuickAblation",
     {"bench", "--ablation", "--quick"},
     2,
     "jasnel bench: --quick with --ablation; expected one of the two"},
    {"ObjectiveOfTheSuite",
     {"bench", "--objective=make"},
     2,
     "jasnel bench: --objective alone; expected it with --input"},
    {"SeedOfTheSuite",
     {"bench", "--seed=2"},
     2,
     "jasnel bench: --seed alone; expected it with --ablation or --growth or --soundness"},
    {"TableOfSoundness",
     {"bench", "--soundness", "--table-mib=64"},
     2,
     "jasnel bench: --table-mib with --soundness; expected one of the two"},
    {"NothingToCompare",
     {"bench", "--soundness", "--deals=0", "--endings=0"},
     2,
     "jasnel bench: --deals=0 with --endings=0; expected a position to solve"},
    {"DealsThatAreNoNumber",
     {"bench", "--soundness", "--deals=many"},
     2,
     "jasnel bench: --deals: 'many'; expected a number from 0 to 1000000000"},
    {"SeedBelowZero",
     {"bench", "--soundness", "--seed=-1"},
     2,
     "jasnel bench: --seed: '-1'; expected a number from 0 to 18446744073709551615"},
    {"NoTable",
     {"bench", "--table-mib=0"},
     2,
     "jasnel bench: --table-mib: '0'; expected a number from 1 to 4096"},
    {"DealForBench",
     {"bench", kDealToSolve},
     2,
     "jasnel bench: 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q8...' is an unexpected argument; see "
     "--help"},
    {"TwoRuleSets",
     {"rules", "kbn", "nku"},
     2,
     "jasnel rules: 'nku' is an unexpected argument; see --help"},
    {"RulesOfNoSuchOption",
     {"rules", "kbn,roem=maybe"},
     2,
     "jasnel rules: rule option roem='maybe'; expected on, hand, both, belote or off"},
};

const Mistake kInTheInput[] = {
    {"NoSuchFile",
     {"solve", "--input=no/such/file"},
     1,
     "jasnel solve: no/such/file: No such file or directory; expected a file of deal lines or PBN "
     "tags"},
    {"Directory",
     {"solve", "--input=/"},
     1,
     "jasnel solve: /: a directory; expected a file of deal lines or PBN tags"},
    {"EmptyFile",
     {"solve", "--input=/dev/null"},
     1,
     "jasnel solve: /dev/null: no deal in it; expected deal lines or PBN tags"},
    {"NoSuchFileForBench",
     {"bench", "--input=no/such/file"},
     1,
     "jasnel bench: no/such/file: No such file or directory; expected a file of deal lines or PBN "
     "tags"},
    {"EmptyFileForBench",
     {"bench", "--input=/dev/null"},
     1,
     "jasnel bench: /dev/null: no deal in it; expected deal lines or PBN tags"},
    {"BinaryFile",
     {"solve", "--input=" JASNEL_COMMAND},
     1,
     "line 1: not text: a zero byte; expected deal lines or PBN tags. Reading ends here"},
    {"FileAsADeal",
     {"solve", "/dev/null"},
     1,
     "deal 1: '/dev/null' is a file; expected --input=/dev/null"},
};

const Mistake kInTheDeal[] = {
    {"ShortHand",
     {"solve", "N:AJT.Q8.T9. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"},
     1,
     "deal 1: North holds 7 cards; expected 8 like South"},
    {"LongHand",
     {"solve", "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.76 trump=H leader=S"},
     1,
     "deal 1: column 50: '6' in West's hand 'Q87.A.QJ7.76' is not a card; expected A K Q J T 9 8 7 "
     "(or A H V B 10 9 "
     "8 "
     "7) and '.' between suits"},
    {"InDutch",
     {"solve", "N:♠A6 - - -", "--lang=nl"},
     1,
     "spel 1: kolom 5: '6' in de hand van Noord '♠A6' is geen kaart; verwacht A H V B 10 9 8 7 (of "
     "A K Q J T 9 8 7) of een kleur zoals ♠ of Sch"},
    {"CardTwice",
     {"solve", "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.8 trump=H leader=S"},
     1,
     "deal 1: column 49: card C8 a second time, in West's hand 'Q87.A.QJ7.8'; expected each card "
     "once"},
    {"NineCards",
     {"solve", "N:AJT.Q8.T987. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ.7 trump=H leader=N"},
     1,
     "deal 1: North holds 9 cards; expected 8 like East"},
    {"ThirtyThreeCards",
     {"solve", "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.77 trump=H leader=S"},
     1,
     "deal 1: column 50: card C7 a second time, in West's hand 'Q87.A.QJ7.77'; expected each card "
     "once"},
    {"UnknownRuleSet",
     {"solve", std::string(kDealToSolve) + " rules=xyz"},
     1,
     "deal 1: column 74: unknown rule set 'xyz'; expected one of kbn, nkf, nkf-international, nku, "
     "nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
     "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
     "gedraaid-rotterdam, utrecht, kraken, belote"},
    {"UnknownRuleOption",
     {"solve", std::string(kDealToSolve) + " rules=kbn,undertrump=maybe"},
     1,
     "deal 1: column 78: rule option undertrump='maybe'; expected forbidden, free or forced"},
    {"UnknownField",
     {"solve", std::string(kDealToSolve) + " colour=red"},
     1,
     "deal 1: column 68: unknown field 'colour'; expected one of rules= trump= leader= trick= "
     "dealer= declarer= doublings= turned= value= ns= ew= ns-roem= ew-roem= ns-tricks= board="},
    {"NobodyLeads",
     {"solve", "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H"},
     1,
     "deal 1: nobody leads; expected leader= or dealer="},
    {"LeaderWhoIsNotLeftOfTheDealer",
     {"solve", std::string(kDealToSolve) + " dealer=S"},
     1,
     "deal 1: leader=S with dealer=S; expected leader=W, left of the dealer, at the first trick"},
    {"IllegalTrickCard",
     {"solve", "N:.AT.JT. 7.QJ.9. .K8.Q. .9.AK. trump=H leader=S trick=H7,S8"},
     1,
     "deal 1: trick: West may not play S8 there; expected H9"},
    {"PointsWithoutTricksForTheScore",
     {"solve", "N:..7. ..A. ..8. ..9. leader=N ns=90 ew=40", "--objective=score"},
     1,
     "deal 1: North-South won 90 points and no trick; expected ns-tricks= of the tricks that "
     "North-South took"},
    {"SevenCardsWithTheirDealer",
     {"solve", "N:JT8..K.AK9 AK9.87.Q.Q8 7.JT9.A98.J Q.AKQ.JT7.T dealer=E"},
     1,
     "deal 1: North holds 7 cards; expected 8 like East"},
    {"MoreRoemThanThereIs",
     {"solve", "N:..7. ..A. ..8. ..9. leader=N ns-roem=1010"},
     1,
     "deal 1: 1010 roem won; expected at most 1000, more than all tricks can bring"},
};

std::string NameOfMistake(const ::testing::TestParamInfo<Mistake>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(OnTheCommandLine, Mistakes, ::testing::ValuesIn(kOnTheCommandLine),
                         NameOfMistake);
INSTANTIATE_TEST_SUITE_P(InTheInput, Mistakes, ::testing::ValuesIn(kInTheInput), NameOfMistake);
INSTANTIATE_TEST_SUITE_P(InTheDeal, Mistakes, ::testing::ValuesIn(kInTheDeal), NameOfMistake);

}  // namespace
}  // namespace jasnel::testing
