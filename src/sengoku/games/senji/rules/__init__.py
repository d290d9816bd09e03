"""Senji, how it is played: a module for each part of the rule book, and what they share.

A phase is an object: what can be done, what a move breaks, how it is carried out (`phase`). All of
them are listed in `phases`; `state.enter` goes from one to the next.

| rules            | where |
|------------------|-------|
| SEN-10 to SEN-13 | `dealing`, `setup` |
| SEN-20           | `emperor` |
| SEN-30 to SEN-33 | `auction` |
| SEN-40 to SEN-45 | `winter`: `talks`, `offering`, `answers`, `promises` |
| SEN-50           | `spring` |
| SEN-60 to SEN-62 | `summer`: `calls` |
| SEN-63 to SEN-69 | `summer`: `movement`, `raids`, `arrival` |
| SEN-70 to SEN-79 | `summer`: `battle`, `support`, `aftermath` |
| SEN-80           | `autumn`: `families`, `trade` |
| SEN-81 to SEN-85 | `autumn`: `tribute`, `combinations`, `recruiting`, `members`, `mercenaries` |
| SEN-90           | `year` |
| SEN-07           | `powers` says where each samurai acts |

Where everybody decides at once: `readiness`; what a seat is putting together: `drafts`. Where
things lie and how they get from one place to another: `cards` and `masks`, `flowers`, `pieces`; who
remembers what: `memory`. What is told of a move: `events`; which figures explain a refusal:
`refusals`.
"""
