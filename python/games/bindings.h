// The part of the Python module for environments: deals, players and exact values.
#pragma once

#include <pybind11/pybind11.h>

namespace jasnel {

/// Adds the classes of python/jasnel/_native.pyi for both games.
void BindGames(pybind11::module_& module);

}  // namespace jasnel
