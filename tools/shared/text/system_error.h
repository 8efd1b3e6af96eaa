// What the operating system says of a call that failed.
#pragma once

#include "jasnel/message.h"

namespace jasnel {

/// Of an errno: in English as `strerror` has it, and in Dutch for those that files bring.
Message SystemError(int error);

}  // namespace jasnel
