/** Turns of deals that bots have played at which another seat has declared its hand: each asks which tile is safe. */
import { type Bot, botAction } from '../bots/bot.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { plainKind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import { playHand } from '../machines/play.ts';

/** A turn of a seat that has to discard while another has declared. */
interface ThreatenedTurn {
  readonly table: Table;
  readonly seat: Seat;
}

/** Number of deals to choose from, so many that hardly one comes twice, and how many turns of one are asked. */
const DEALS = 1_000_000;
const TURNS = 3;
/** With fewer tiles to choose from there is no question. */
const KINDS_LEFT = 6;

/** The turns of a deal that bots play, a few of them. */
function turnsIn(ruleset: Ruleset, deal: string): readonly ThreatenedTurn[] {
  const found: ThreatenedTurn[] = [];
  playHand(ruleset, startFrom(ruleset, `threatened ${deal}`), (table, seat) => {
    const watcher: Bot = (view, random, rules) => {
      if (isChoice(view)) found.push({ table, seat });
      return sensible(view, random, rules);
    };
    return botAction(watcher, ruleset, table, seat);
  });
  const step = Math.max(1, Math.ceil(found.length / TURNS));
  return found.filter((_, turn) => turn % step === 0);
}

function isChoice({ threats, stage, legal }: View): boolean {
  if (threats.length === 0 || stage.phase !== 'deciding') return false;
  const kinds = legal.flatMap((action) => (action.do === 'discard' ? [plainKind(action.tile)] : []));
  return new Set(kinds).size >= KINDS_LEFT;
}

/** A turn of a played deal at which somebody threatens; null if the deal that is looked at has none. */
export function threatenedTurn(ruleset: Ruleset, random: Random): ThreatenedTurn | null {
  const turns = turnsIn(ruleset, String(random.below(DEALS)));
  return turns[random.below(Math.max(1, turns.length))] ?? null;
}
