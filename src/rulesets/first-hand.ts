/** The hand of the first lesson of every game: one set and a pair, with the game's own calls. */
import type { CallRule, Ruleset } from '../engine/ruleset.ts';
import { kindsFrom, SUITED, tileSet } from '../engine/tiles.ts';

/** Id of this kind of hand in any game. */
export const FIRST_HAND = 'first-hand';

const freely = ({ rule, who }: CallRule): CallRule => ({ rule, who });

/**
 * Builds the `first-hand` ruleset: the three suits, four tiles in hand and five to win, one set and a pair. Clauses,
 * scoring and payments are left out.
 */
export function firstHandOf(ordinary: Ruleset): Ruleset {
  const {
    jokers: _jokers,
    indicators: _indicators,
    cautions: _cautions,
    ready: _ready,
    final: _final,
    ...rest
  } = ordinary;
  const { lacks: _lacks, aims: _aims, usual: _usual, ...wins } = ordinary.wins;
  const { calls } = ordinary;
  return {
    ...rest,
    // Some games require a certain pair and have a word for it; here any pair will do.
    terms: { ...ordinary.terms, pair: 'pair' },
    tiles: tileSet([kindsFrom(0, SUITED), 4]),
    deal: { ...ordinary.deal, sets: 1, box: 0, preamble: [], closing: [] },
    calls: {
      chow: freely(calls.chow),
      pung: freely(calls.pung),
      kong: freely(calls.kong),
      win: freely(calls.win),
      pass: calls.pass,
    },
    supplement: { rule: ordinary.supplement.rule, from: 'tail' },
    wins: {
      ...wins,
      shapeRule: FIRST_HAND,
      shapes: wins.shapes
        .filter(({ id }) => id === 'standard')
        .map((shape) => ({ ...shape, rule: FIRST_HAND })),
      constraints: [],
      minimum: null,
    },
    scoring: null,
    settle: null,
    clauses: [],
    mistakes: [],
  };
}
