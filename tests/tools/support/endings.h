// Endings that are quick to solve, for tests of what is printed.
#pragma once

namespace jasnel::testing {

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
