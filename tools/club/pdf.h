// Paper as PDF.
#pragma once

#include <string>

#include "engine/paper/drawing.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel::paper {

/// A PDF with the fonts in it, of the characters that are used; the same drawing gives the same
/// bytes. An error where `jasnel` was built without libharu.
Result<std::string> PdfOf(const Drawing& drawing, Language language);

}  // namespace jasnel::paper
