/** A module that a worker runs: it exports nothing. */
export {};
