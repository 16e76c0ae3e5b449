/** Turns of deals that bots have played at which another seat threatens to win: each asks which tile is safe. */
import { type Bot, botAction } from '../bots/bot.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { plainKind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import { playHand } from '../machines/play.ts';
import { isThreatened } from './proof/tile-safety.ts';

/** A turn of a seat that has to discard while another threatens to win. */
interface ThreatenedTurn {
  readonly table: Table;
  readonly seat: Seat;
}

/** Number of deals to choose from, so many that hardly one comes twice. */
const DEALS = 1_000_000;
/** With fewer tiles to choose from there is no question. */
const KINDS_LEFT = 6;

function isChoice({ stage, legal }: View): boolean {
  if (stage.phase !== 'deciding') return false;
  const kinds = legal.flatMap((action) => (action.do === 'discard' ? [plainKind(action.tile)] : []));
  return new Set(kinds).size >= KINDS_LEFT;
}

/** The turns of a deal that bots play at which somebody threatens, in no order; none where nobody does. */
export function threatenedTurns(ruleset: Ruleset, random: Random): readonly ThreatenedTurn[] {
  const found: ThreatenedTurn[] = [];
  playHand(ruleset, startFrom(ruleset, `threatened ${random.below(DEALS)}`), (table, seat) => {
    const watcher: Bot = (view, random, rules) => {
      if (isChoice(view) && isThreatened(rules, table, seat)) found.push({ table, seat });
      return sensible(view, random, rules);
    };
    return botAction(watcher, ruleset, table, seat);
  });
  return shuffle(found, random);
}
