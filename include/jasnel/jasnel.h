// All public headers of Jasnel. Each can be included by itself as well, as "solver/solver.h".
#pragma once

#include "bitboard/card.h"
#include "bitboard/contract.h"
#include "bitboard/deal_line.h"
#include "bitboard/notation.h"
#include "bitboard/pbn.h"
#include "bitboard/play_order.h"
#include "bitboard/points.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "bitboard/rules.h"
#include "bitboard/seat.h"
#include "bitboard/trick_rules.h"
#include "solver/batch.h"
#include "solver/solver.h"
#include "solver/switches.h"
