/** Computes a hint: the action the sensible bot would take, and the reasons behind it. */
import type { Outlook } from '../../bots/evaluate-waiting.ts';
import { goalOf, type Hint, type MeldEffect, threatReasons } from '../../bots/hint.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import { FAR } from '../../bots/shanten.ts';
import type { Action } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import { hasNeighbour } from '../../engine/sets.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { winningTiles } from '../../engine/winning-tiles.ts';
import { afterDiscard, type JudgedTile, judgedWaits } from './judged-waits.ts';

/** Returns a hint for this view's seat; null if that seat has nothing to do. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const thought = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { action, outlook } = thought;
  const kinds = helpfulAfter(view, position.ruleset, action, outlook);
  const goal = outlook && goalOf(outlook.plan, position.ruleset, view);
  const winning = winningAfter(view, position, action);
  const why = outlook && action.do === 'discard' ? whyOf(outlook, view, action.tile) : null;
  const over = view.wall === 0;
  const facts = {
    action,
    goal,
    plan: outlook?.plan ?? null,
    why,
    threats: threatReasons(view, position.ruleset, action),
    folds: 'folds' in thought ? (outlook?.distance === 0 ? 'dead' : 'far') : null,
    spared: ('spared' in thought ? thought.spared : null) ?? null,
    meld: meldEffect(thought, position, view),
    over,
    paid: over && isReadyPaid(view, position.ruleset, action),
  } as const;
  const unseen = unseenOf(view, position.ruleset);
  const countUnseen = (each: readonly Kind[]): number =>
    each.reduce((sum, kind) => sum + (unseen[kind] as number), 0);
  if (winning.length === 0)
    return {
      ...facts,
      ready: false,
      onlyDrawn: false,
      bar: null,
      drawnKinds: [],
      kinds,
      tiles: countUnseen(kinds),
    };
  const onlyDrawn = !winning.some(({ discarded }) => discarded);
  return {
    ...facts,
    ready: true,
    onlyDrawn,
    bar: onlyDrawn ? (winning[0]?.bar ?? null) : null,
    drawnKinds: winning.filter(({ discarded }) => !discarded).map(({ tile }) => tile),
    kinds: winning.map(({ tile }) => tile),
    tiles: countUnseen(winning.map(({ tile }) => tile)),
  };
}

/** Is the hand ready after this discard or pass, in a game that pays for that where nobody wins? */
function isReadyPaid(
  { seat, seats, ...view }: View,
  { deal, ready }: Position['ruleset'],
  action: Action,
): boolean {
  if (seat === null || !ready || !deal.closing.some(({ step }) => step === 'declare')) return false;
  if (action.do !== 'discard' && action.do !== 'pass') return false;
  const { concealed } = seats[seat];
  const rest = action.do === 'discard' ? withoutTiles(concealed, [action.tile]) : concealed;
  return ready.is(scoringHandIn({ ...view, seat, seats }, seat, rest));
}

/**
 * Tiles that bring the hand closer to a win after this action. Of those that would make it ready only the ones with
 * which it waits for something: four of a kind that it holds itself are nothing to wait for.
 */
function helpfulAfter(
  { seat, seats, ...view }: View,
  ruleset: Position['ruleset'],
  action: Action,
  outlook: Outlook | null,
): readonly Kind[] {
  const { kinds = [], distance } = outlook ?? {};
  if (seat === null || distance !== 1 || action.do !== 'discard') return kinds;
  const rest = withoutTiles(seats[seat].concealed, [action.tile]);
  return kinds.filter((kind) => {
    const drawn = [...rest, kind];
    return [...new Set(drawn)].some(
      (tile) =>
        waits(ruleset, scoringHandIn({ ...view, seat, seats }, seat, withoutTiles(drawn, [tile]))).length > 0,
    );
  });
}

/** What the meld of this thought does to the hand; null for other moves. */
function meldEffect(
  { action, outlook, instead = null }: NonNullable<ReturnType<typeof thoughtOf>>,
  position: Position,
  view: View,
): MeldEffect | null {
  const { kongs, indicators } = position.ruleset;
  const { stage, seats } = view;
  if (action.do !== 'chow' && action.do !== 'pung' && action.do !== 'kong') return null;
  const [short, before] = [outlook?.distance ?? FAR, instead?.distance ?? FAR];
  const isFewer = short === before && (outlook?.tiles ?? 0) < (instead?.tiles ?? 0);
  const isDeclared = action.do === 'kong' && stage.offer === null;
  const promotes =
    isDeclared &&
    seats[action.seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === plainKind(action.tile));
  // A hand that wins with some tile drawn is ready, even if it is still far from the worth that the plan aims at.
  const wasReady = () =>
    stage.offer !== null &&
    winningTiles(position, action.seat, scoringHandIn(view, action.seat, seats[action.seat].concealed))
      .length > 0;
  return {
    nearer: short < before && !wasReady(),
    costs: short > before || isFewer,
    paid: isDeclared && ((promotes ? kongs.promoted : kongs.concealed).brings ?? 0) > 0,
    indicator: action.do === 'kong' && indicators?.next !== undefined && indicators.next !== null,
  };
}

/**
 * Winning tiles of the hand after a discard; empty for other actions. They are judged at the table after it, where a
 * word said with the discard counts, and so does what the seat has discarded itself.
 */
function winningAfter(view: View, position: Position, action: Action): readonly JudgedTile[] {
  const after = afterDiscard(view, position, action);
  return view.seat === null || after === null ? [] : judgedWaits(after.position, view.seat, after.hand);
}

function whyOf({ plan }: Outlook, { seat, seats }: View, goes: Kind): Hint['why'] {
  const tile = plainKind(goes);
  if (!plan.shape && !plan.may[tile]) return 'strange';
  if (seat === null) return null;
  const counts = countTiles(seats[seat].concealed);
  return counts[tile] === 1 && !hasNeighbour(counts, tile) ? 'alone' : null;
}
