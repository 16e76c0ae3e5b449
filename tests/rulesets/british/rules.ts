/** The British game as the tests of its table play it. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';
import type { Game } from '../../fixtures/tables.ts';

export const british = async (chosen: Chosen = {}, under = 'ordinary'): Promise<Ruleset> =>
  rulesetOf(await loadGame('british'), chosen, under);

/** Who has won, by seat; nobody while the hand goes on. */
export const winnersOf = ({ table: { stage } }: Game): number[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map((win) => win.seat)
    : [];

/** The rule by which the hand is drawn, or null. */
export const drawnBy = ({ table: { stage } }: Game): string | null =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'drawn'
    ? stage.outcome.rule
    : null;

export const followingOf = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);

/** One tile short: the 3 of dots or the 8 of characters. */
export const WAITING = '[222p<] 777s 444m 88m 33p';
