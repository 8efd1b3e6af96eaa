"""Klaverjas and boerenbridge as environments in JAX: pure functions over arrays, for `jax.jit` and `jax.vmap`.

    klaverjas       a deal of klaverjas: its state, legal actions, steps, what a seat sees, and scores
    card_inputs     what a seat to play sees, as the 698 inputs of the library's card network
    boerenbridge    a deal of boerenbridge
    pgx             both games with the interface of Pgx

Nothing here uses the library's compiled module: `jasnel.jax` works where only its sources are, on any processor
that JAX knows. The tests compare it with the library, action by action.
"""
