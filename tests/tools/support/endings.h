// Deals and endings, for tests of what is printed.
#pragma once

namespace jasnel::testing {

/// A whole deal: East-West make everything, North-South nothing.
inline constexpr const char* kOneSidedHands = "N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ";
inline constexpr const char* kOneSidedDeal =
    "N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ dealer=S";

/// Three hands of boerenbridge, with and without what they bid.
inline constexpr const char* kThreeHandsBid = "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0";
inline constexpr const char* kThreeHands = "0:A8.K.4. KT..J5. 7.QT.8.";

/// Four cards for each hand, known to be worth -100.
inline constexpr const char* kEnding =
    "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H leader=E";

/// A trick in progress, and what was won. North-South lose their contract.
inline constexpr const char* kMiddle =
    "N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. trump=H leader=S trick=H7 declarer=N ns=20 ew-roem=40 "
    "ns-tricks=1";

/// The top of the page of `kMiddle`: the hands around the table, and what was won.
inline constexpr const char* kTopOfMiddle =
    "Rules: kbn. Trump: ♥ hearts. West is to play. North declares.\n"
    "\n"
    "                  North (declarer)\n"
    "                  ♠ -\n"
    "                  ♥ A T\n"
    "                  ♦ J T\n"
    "                  ♣ -\n"
    "  West (to play)                   East\n"
    "  ♠ 8                 .            ♠ 7\n"
    "  ♥ 9             .       .        ♥ Q J\n"
    "  ♦ A K               ♥7           ♦ 9\n"
    "  ♣ -                              ♣ -\n"
    "                  South (led)\n"
    "                  ♠ -\n"
    "                  ♥ K 8\n"
    "                  ♦ Q\n"
    "                  ♣ -\n"
    "\n"
    "Won so far: North-South 20 points, tricks: 1; East-West 0 points and 40 roem, tricks: 3.\n";

}  // namespace jasnel::testing
