// The part of the Python module for environments: deals, players and exact values.
#pragma once

#include <nanobind/nanobind.h>

namespace jasnel {

/// Adds the classes of python/jasnel/_native.pyi for both games.
void BindGames(nanobind::module_& module);

}  // namespace jasnel
