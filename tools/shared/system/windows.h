// Windows' own header, without what stands in the way of names here.
#pragma once

#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <string>

namespace jasnel::os {

std::wstring ToWide(const std::string& text);

}  // namespace jasnel::os
