// Solves positions with the belote solver colver, for measure_belote.py. A line of standard input
// holds the four hands from north on, as 32-bit numbers of seven to ace of spades, hearts, diamonds
// and clubs; the trump suit, from 0; and the seat to lead, from 0. Each line of the answer holds the
// points of north-south, the nanoseconds that the search took, and its nodes if they are counted.
use colver_core::{solver, state::GameState};
use std::{io, io::BufRead, time::Instant};

fn main() {
    let mut table = solver::new_tt_buffer();
    for line in io::stdin().lock().lines() {
        let numbers: Vec<u32> =
            line.unwrap().split_whitespace().map(|word| word.parse().unwrap()).collect();
        let hands = [numbers[0], numbers[1], numbers[2], numbers[3]];
        let dealer = (numbers[5] as u8 + 3) % 4;
        let mut state = GameState::setup_dd(dealer, hands, numbers[4] as u8);
        state.played_cards = !(hands[0] | hands[1] | hands[2] | hands[3]);
        // With six cards or fewer each side has won a trick: nobody gets the bonus for all of them.
        let tricks = 8 - hands[0].count_ones() as u8;
        state.tricks_won = [tricks.min(1), tricks.saturating_sub(1)];
        solver::take_nodes();
        let start = Instant::now();
        let points = solver::solve_reuse_tt(&state, &mut table);
        let time = start.elapsed().as_nanos();
        println!("{} {} {}", points[0], time, solver::take_nodes());
    }
}
