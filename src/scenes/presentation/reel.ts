/** A played scene as it travels: its compact form, who sits at the bottom. */
import type { Action } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { heardBy, seenBy } from '../../engine/view.ts';
import type { Frame } from '../../machines/table.ts';
import { parseHand } from '../../notation/hand.ts';
import type { Recording, RulesAddress, SeenFrame } from '../../sessions/props.ts';
import type { CompiledScene } from '../compile.ts';
import type { DealtTiles } from '../scene.ts';
import { nameOf } from '../written.ts';
import type { NarrationContext, Played } from './played.ts';

/** A table's frames in their compact form. */
export const reelOf = ([first, ...later]: CompiledScene['frames']): Recording => ({
  table: first.table,
  moves: later.flatMap(({ move }: Frame) => move ?? []),
});

const CLAIMS: ReadonlySet<Action['do']> = new Set(['chow', 'pung', 'kong']);

/** What is seen of a scene, frame by frame; of what may be done only calls, whose tiles are lit. */
export function seenFrames(ruleset: Ruleset, { frames: [first, ...later], seat }: CompiledScene) {
  const seen = ({ table, event }: Frame): SeenFrame => {
    const view = seenBy(ruleset, table, seat);
    const legal = view.stage.offer ? view.legal.filter((action) => CLAIMS.has(action.do)) : [];
    return {
      view: { ...view, legal },
      event: event && heardBy(event, seat),
      phase: table.stage.phase,
    };
  };
  return [seen(first), ...later.map(seen)] as const;
}

/** Who sits at the bottom: whose eyes one looks through, else whom the scene is about: of those whose hand its
 *  author wrote down in full, who has the most to do. */
export function bottomOf({ seat, frames }: CompiledScene, { hands }: DealtTiles): Seat {
  if (seat !== null) return seat;
  const { dealer } = frames[0].table;
  const seats = SEATS.filter((each) => {
    const hand = hands[nameOf(each, dealer)];
    return hand !== undefined && !parseHand(hand.text, each).filler;
  });
  const among = seats.length > 0 ? seats : SEATS;
  const done = among.map((each) => frames.filter(({ move }) => does(move, each)).length);
  return among[done.indexOf(Math.max(...done))] ?? 0;
}

/** A pass is no deed. */
const does = (move: Frame['move'], seat: Seat): boolean =>
  move !== null && move !== 'referee' && move.seat === seat && move.do !== 'pass';

/** Where the rules of a scene are. */
export const rulesAt = (
  { books }: Pick<NarrationContext, 'books'>,
  { scene }: Pick<Played, 'scene'>,
): RulesAddress => ({
  game: scene.ruleset,
  options: scene.options,
  under: scene.under,
  ...books(scene.ruleset),
});
