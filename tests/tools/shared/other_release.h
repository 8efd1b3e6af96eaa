// Engines of other releases, which do not know all keys of today's requests.
#pragma once

#include <string>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// An engine that answers as that of the first release does: it refuses the keys `legal` and
/// `winner` with these errors.
class OtherRelease {
 public:
  OtherRelease(const std::string& player, const std::string& of_legal, const std::string& of_winner)
      : script_(
            "refuse() { id=${line#*:}; printf '{\"id\":%s,\"error\":\"%s\"}\\n' \"${id%%,*}\" "
            "\"$1\" >&3; }\n"
            "{ while read -r line; do case $line in\n"
            "  *'\"legal\":'*) refuse \"" +
            of_legal +
            "\";;\n"
            "  *'\"winner\":'*) refuse \"" +
            of_winner +
            "\";;\n"
            "  *) printf '%s\\n' \"$line\";;\n"
            "esac; done | '" +
            std::string(JASNEL_COMMAND) + "' engine --player=" + player + "; } 3>&1\n") {}

  /// The command that runs it.
  std::string command() const { return "sh " + script_.path(); }

 private:
  TemporaryFile script_;
};

}  // namespace jasnel::testing
