// Cards of conventions by name: those of the library, and files.
#pragma once

#include <memory>
#include <string>

#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

/// The supplied card of that name, or else the card in the file with that path. An error if there
/// is neither, or if the file cannot be read or has no card: then it begins with the path.
Result<std::shared_ptr<const ConventionCard>> FindConventions(const std::string& name);

}  // namespace jasnel
