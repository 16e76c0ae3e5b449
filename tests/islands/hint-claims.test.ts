/**
 * Every claim of a hint is held against the engine at that moment: what completes the hand and how, who threatens and
 * what they cannot win on, what a call costs. Only the data of the hint is read, not its words, and nothing of what the
 * bots think: the claims are played out, or counted anew.
 */
import { expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { lackedBy } from '../../src/bots/hand-review.ts';
import type { Hint } from '../../src/bots/hint.ts';
import { naive } from '../../src/bots/naive.ts';
import { rankedDiscards } from '../../src/bots/ranked-discards.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { copiesOf, countTiles } from '../../src/engine/counts.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { scoringHandAt, scoringHandWith, withoutTile } from '../../src/engine/hands.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS, type Seat, seatAfter } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { type Table, tilesLeft } from '../../src/engine/table.ts';
import { FACE_DOWN, type Kind, plainKind, suitOf } from '../../src/engine/tiles.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import { byDraw, judgeHand, waits } from '../../src/engine/win.ts';
import { winningTiles } from '../../src/engine/winning-tiles.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { playHand, playMove } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { runs, seedOf } from '../scale.ts';

/** With fewer tiles left, the last of them may be worth something of its own. */
const LAST_TILES = 8;

/** A moment at which a seat was given a hint. */
interface Moment {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
  readonly hint: Hint;
}

/** The table after this move; null if it is not allowed. */
function tableAfter(ruleset: Ruleset, table: Table, move: Parameters<typeof playMove>[2]): Table | null {
  const done = playMove(ruleset, table, move);
  return done.is === 'done' ? done.table : null;
}

/**
 * Plays the hinted discard, lets everybody pass, has the next player draw this tile and discard it, and asks whether
 * the seat may win on it. Null where the next player may not do so.
 */
function playDiscard({ ruleset, table, hint, seat }: Moment, tile: Kind) {
  const next = seatAfter(seat);
  let now = tableAfter(ruleset, table, hint.action);
  for (let step = 0; now && step < 40; step++) {
    const { stage, due } = now;
    if (stage.phase === 'deciding' && stage.seat === next && due.length === 0) {
      now = tableAfter(ruleset, now, { do: 'discard', seat: next, tile });
      return now && judgeAction(ruleset, now, { do: 'win', seat });
    }
    if (stage.phase === 'drawing' && stage.seat !== next) return null;
    const [asked] = awaitedSeats(now);
    if (asked !== undefined) {
      now = tableAfter(ruleset, now, { do: 'pass', seat: asked });
      continue;
    }
    const { wall } = now;
    const order = wall.order.with(wall.next, tile);
    now = tableAfter(ruleset, { ...now, wall: { ...wall, order } }, 'referee');
  }
  return null;
}

/** How many tiles of this kind the seat cannot see, counted from all that lies open. */
function countHidden({ ruleset, view, table, seat }: Moment, kind: Kind): number {
  const open = SEATS.flatMap((each) => [
    ...(each === seat ? view.seats[each].concealed : []),
    ...view.seats[each].river,
    ...view.seats[each].melds.flatMap(({ tiles }) => tiles),
  ]);
  const { offer } = view.stage;
  const all = [
    ...open,
    ...view.indicators.open,
    ...(offer?.as === 'discard' && !isInRiver(table, offer) ? [offer.tile] : []),
  ];
  const copies = ruleset.tiles[kind] ?? 0;
  return copies - all.filter((each) => each !== FACE_DOWN && plainKind(each) === kind).length;
}

const isInRiver = ({ seats }: Table, offer: { readonly tile: Kind; readonly from: Seat }): boolean =>
  seats[offer.from].river.at(-1) === offer.tile;

/** All that the hint of a ready hand says of its waits. */
function faultsOfWaits(moment: Moment): string[] {
  const { ruleset, table, hint, seat, view } = moment;
  const after = tableAfter(ruleset, table, hint.action);
  if (!after) return ['the hinted discard is refused'];
  const hand = scoringHandAt(after, seat);
  const drawn = (kind: Kind): boolean =>
    judgeHand({ ruleset, table: after }, seat, scoringHandWith(hand, kind), byDraw(kind)).wins;
  if (!hint.ready)
    return waits(ruleset, hand).filter(drawn).length > 0 ? ['a ready hand is not called ready'] : [];
  const faults: string[] = [];
  for (const kind of waits(ruleset, hand))
    if (drawn(kind) && !hint.kinds.includes(kind)) faults.push(`${kind} wins, too`);
  const left = hint.kinds.reduce((sum, kind) => sum + countHidden(moment, kind), 0);
  if (left !== hint.tiles) faults.push(`${left} tiles are left, not ${hint.tiles}`);
  if (hint.onlyDrawn !== (hint.drawnKinds.length === hint.kinds.length)) faults.push('which are only drawn');
  if (view.wall < LAST_TILES) return faults;
  for (const kind of hint.kinds) {
    const verdict = playDiscard(moment, kind);
    if (!verdict) continue;
    const isClaimed = verdict.is === 'allowed';
    if (isClaimed === hint.drawnKinds.includes(kind)) faults.push(`${kind} on a discard: ${verdict.is}`);
    if (!isClaimed && !drawn(kind)) faults.push(`${kind} wins in no way`);
    if (verdict.is !== 'allowed' && hint.onlyDrawn && kind === hint.kinds[0]) {
      const named = [verdict.reason.rule, ...(verdict.reason.also ?? [])];
      if (!named.includes(hint.bar ?? '')) faults.push(`${named} forbids it, not ${hint.bar}`);
    }
  }
  return faults;
}

/** All that a hint says of declared hands. */
function faultsOfThreats({ ruleset, table, view, hint, seat }: Moment): string[] {
  const faults: string[] = [];
  const declared = SEATS.filter((each) => each !== seat && view.declarations[each] !== null);
  const named = hint.threats.map((threat) => threat.seat);
  if (ruleset.id === 'riichi' && named.join() !== declared.join()) faults.push('who has declared');
  if (hint.folds !== null && named.length === 0) faults.push('a hand is given up for nothing');
  if (hint.folds === 'far' && hint.ready && hint.tiles > 0) faults.push('a ready hand is called too far');
  if (hint.folds === 'dead' && hint.tiles > 0) faults.push('tiles are left');
  if (hint.action.do !== 'discard')
    return hint.spared === null ? faults : [...faults, 'a call spares nothing'];
  if (hint.spared !== null) {
    const each = rankedDiscards(view, ruleset);
    const ofTile = (kind: Kind) => each.find(({ action }) => plainKind(action.tile) === plainKind(kind));
    const [own, spared] = [ofTile(hint.action.tile), ofTile(hint.spared)];
    if (!own || !spared || spared.risk <= own.risk) faults.push('what is spared risks no more');
    else if (spared.value < own.value) faults.push('what is spared leaves no more');
  }
  const after = tableAfter(ruleset, table, hint.action);
  for (const threat of hint.threats) {
    if (!threat.isCertain || !after) continue;
    if (judgeAction(ruleset, after, { do: 'win', seat: threat.seat }).is === 'allowed')
      faults.push(`${threat.seat} wins on what is called safe`);
  }
  const isRisky = hint.threats.some(({ why }) => why === null || why === 'sides');
  const hasBeenDiscarded = (from: Seat, tile: Kind): boolean =>
    [
      ...table.seats[from].river,
      ...SEATS.flatMap((each) =>
        table.seats[each].melds.flatMap((meld) =>
          'from' in meld && meld.from === from ? [meld.kind === 'chow' ? meld.claimed : meld.tile] : [],
        ),
      ),
    ].some((each) => plainKind(each) === plainKind(tile));
  const safer = view.legal.filter(
    (action) => action.do === 'discard' && named.every((from) => hasBeenDiscarded(from, action.tile)),
  );
  if (hint.folds !== null && isRisky && safer.length > 0) faults.push('something safer is there');
  return faults;
}

/** All that a hint says of the plan, and of why a tile goes. */
function faultsOfPlan({ ruleset, view, hint, seat }: Moment): string[] {
  const faults: string[] = [];
  const { concealed, bonus, wind, melds } = view.seats[seat];
  const counts = countTiles(concealed.map(plainKind));
  if (hint.why === 'alone' && hint.action.do === 'discard') {
    const tile = plainKind(hint.action.tile);
    const isNear = (kind: Kind): boolean =>
      kind !== tile && suitOf(kind) === suitOf(tile) && tile < 27 && Math.abs(kind - tile) <= 2;
    if (counts[tile] !== 1 || concealed.some((kind) => isNear(plainKind(kind))))
      faults.push('it goes with something');
  }
  const { goal, plan } = hint;
  if (!goal || !plan) return faults;
  for (const kind of goal.thirds)
    if (copiesOf(concealed, kind) !== 2) faults.push(`not two ${kind}s are held`);
  if (!goal.closed) return faults;
  const { minimum } = ruleset.wins;
  if (!minimum || goal.minimum !== minimum.rule) return [...faults, 'there is no such minimum'];
  if (melds.some((meld) => 'from' in meld)) faults.push('the hand is open already');
  const open = plan.aims.reduce((sum, aim) => sum + (aim.concealed ? 0 : aim.worth), 0);
  if (open + (minimum.met?.({ bonus, seatWind: wind }) ?? 0) >= minimum.need)
    faults.push('an open hand would be worth enough');
  return faults;
}

/** Whether a meld brings the hand closer, where its waits tell: a hand without any gets some, or has had them. */
function faultsOfNearer({ ruleset, table, hint: { action, meld }, seat, view }: Moment): string[] {
  const after = tableAfter(ruleset, table, action);
  if (!after || view.stage.offer === null || action.do === 'kong') return [];
  const isReady = (at: Table, concealed: readonly Kind[]): boolean =>
    winningTiles({ ruleset, table: at }, seat, { ...scoringHandAt(at, seat), counts: countTiles(concealed) })
      .length > 0;
  const { concealed } = after.seats[seat];
  const wasReady = isReady(table, table.seats[seat].concealed);
  const isNow = [...new Set(concealed)].some((tile) => isReady(after, withoutTile(concealed, tile)));
  if (meld?.nearer && wasReady) return ['nothing is closer than ready'];
  return !meld?.nearer && !wasReady && isNow ? ['it makes the hand ready, and is not called closer'] : [];
}

/** All that a hint says of a meld: what it costs, and whom it helps. */
function faultsOfMeld({ ruleset, table, hint, seat, view }: Moment): string[] {
  const { action, meld } = hint;
  const isMeld = action.do === 'chow' || action.do === 'pung' || action.do === 'kong';
  if (isMeld !== (meld !== null)) return ['what the meld does'];
  if (!meld) return [];
  const faults = faultsOfNearer({ ruleset, table, hint, seat, view });
  if (action.do !== 'kong') return faults;
  if (meld.indicator !== (ruleset.id === 'riichi')) faults.push('whether it turns up an indicator');
  const after = tableAfter(ruleset, table, action);
  if (!after || view.stage.offer !== null) return faults;
  const rest = scoringHandAt(after, seat);
  const isReady = waits(ruleset, rest).length > 0;
  if (hint.threats.length > 0 && !isReady)
    faults.push('a kong of a hand that is not ready, against declared ones');
  // A hand that could have been ready, and is not, has been set back.
  const couldBe = view.legal.some(
    (other) =>
      other.do === 'discard' &&
      winningTiles({ ruleset, table }, seat, {
        ...scoringHandAt(table, seat),
        counts: countTiles(withoutTile(table.seats[seat].concealed, other.tile)),
      }).length > 0,
  );
  if (!meld.costs && couldBe && !isReady) faults.push('it costs a ready hand');
  return faults;
}

/** What a hint says after the last draw, and of the tiles that help. */
function faultsOfOutlook({ ruleset, table, view, hint, seat }: Moment, n: number): string[] {
  const after = tableAfter(ruleset, table, hint.action);
  if (!after) return ['the hinted move is refused'];
  const hand = scoringHandAt(after, seat);
  const faults: string[] = [];
  if (hint.over !== (tilesLeft(table.wall) === 0)) faults.push('whether the wall is empty');
  if (hint.over && (hint.action.do === 'discard' || hint.action.do === 'pass')) {
    const isPaid = ruleset.id === 'riichi' && ruleset.ready?.is(hand) === true;
    if (hint.paid !== isPaid) faults.push('whether the hand is paid for');
  }
  // One tile from ready, each tile that is said to help makes it ready, after some discard.
  if (hint.action.do !== 'discard' || hint.ready || hint.folds || lackedBy(view, ruleset) !== 2)
    return faults;
  const tile = hint.kinds[n % Math.max(1, hint.kinds.length)];
  if (tile === undefined) return faults;
  const drawn = [...after.seats[seat].concealed, tile];
  const helps = [...new Set(drawn)].some(
    (kind) =>
      winningTiles({ ruleset, table: after }, seat, { ...hand, counts: countTiles(withoutTile(drawn, kind)) })
        .length > 0,
  );
  if (!helps) faults.push(`${tile} does not help`);
  return faults;
}

/** The games in which hands are declared, so that somebody threatens, and how many such hints are looked at. */
const DECLARES = ['riichi'];
const THREATS = 40;

test.each((await everyRuleset()).filter(({ name, game }) => name === game))(
  'in $name every hint claims what is so',
  ({ name, ruleset }) => {
    const wanted = runs(2000);
    const faults: string[] = [];
    const seen = { all: 0, ready: 0, threats: 0, melds: 0 };
    const isShort = (hasThreats: boolean): boolean =>
      seen.all < wanted || (hasThreats && seen.threats < THREATS);
    for (let n = 0; isShort(DECLARES.includes(name)); n++) {
      playHand(ruleset, startFrom(ruleset, seedOf(`claims of hints ${name}`, n)), (table, seat) => {
        const view = seenBy(ruleset, table, seat);
        const hint = hintFor(view, { ruleset, table });
        const bot = (seat + n) % 4 === 0 ? naive : sensible;
        const move = botAction(bot, ruleset, table, seat);
        const isPlayed = view.stage.phase === 'deciding' || view.stage.phase === 'collecting';
        if (!hint || !isPlayed || hint.action.do === 'win') return move;
        if (!isShort(hint.threats.length > 0)) return move;
        const moment = { ruleset, table, view, seat, hint };
        seen.all++;
        if (hint.ready) seen.ready++;
        if (hint.threats.length > 0) seen.threats++;
        if (hint.meld) seen.melds++;
        const wrong = [
          ...(hint.action.do === 'discard' ? faultsOfWaits(moment) : []),
          ...faultsOfThreats(moment),
          ...faultsOfPlan(moment),
          ...faultsOfMeld(moment),
          ...faultsOfOutlook(moment, seen.all),
        ];
        const own = formatTiles(view.seats[seat].concealed);
        faults.push(...wrong.map((fault) => `${n} ${own} ${JSON.stringify(hint.action)}: ${fault}`));
        return move;
      });
    }
    expect(faults).toEqual([]);
    expect(seen.ready).toBeGreaterThan(0);
    expect(seen.melds).toBeGreaterThan(0);
    if (DECLARES.includes(name)) expect(seen.threats).toBeGreaterThan(0);
  },
);
