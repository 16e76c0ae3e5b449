/** Changchun as its tests play it, and with its options. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';
import type { Game } from '../../fixtures/tables.ts';

export const changchun = async (chosen: Chosen = {}): Promise<Ruleset> =>
  rulesetOf(await loadGame('changchun'), chosen);

/** Who has won, by seat; nobody while the hand goes on. */
export const winnersOf = ({ table: { stage } }: Game): number[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map((win) => win.seat)
    : [];

/** What comes after the hand, once it is over. */
export const followingOf = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);

/** One tile short, and it is the 5 of dots. With all three suits, a 1 and three of a kind. */
export const WAITING = '123m 888m 22p 46p 678s';
export const WAITING_TOO = '111m 345m 67p 99p 345s';
