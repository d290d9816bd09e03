"""Information-set Monte Carlo tree search, for every game of the contract. Compiled by mypyc."""
