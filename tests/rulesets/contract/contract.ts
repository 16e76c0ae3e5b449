/**
 * What every ruleset owes the house, whoever wrote it: tried on random hands of each folder in src/rulesets,
 * with every option and under every set of rules that a hand of it may be played by. The files beside this one try
 * a part of them each.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { type Action, actionKey } from '../../../src/engine/action.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { TableEvent } from '../../../src/engine/events.ts';
import { ownTiles } from '../../../src/engine/jokers.ts';
import { expressible } from '../../../src/engine/legality/all-actions.ts';
import { legal } from '../../../src/engine/legality/legal.ts';
import { judgeAction, type Verdict } from '../../../src/engine/legality/verdict.ts';
import { createRandom } from '../../../src/engine/random.ts';
import type { Reason } from '../../../src/engine/reason.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats, offerOf } from '../../../src/engine/selectors.ts';
import type { Phase, Table } from '../../../src/engine/table.ts';
import { heardBy, seenBy, type View } from '../../../src/engine/view.ts';
import { contentOf, type GameContent, playFile } from '../../../src/lessons/lint/content.ts';
import { begin, playHand, playMove } from '../../../src/machines/play.ts';
import {
  advanceTable,
  createTableMachine,
  judgeMove,
  phaseOf,
  snapshotAt,
} from '../../../src/machines/table.ts';
import { parseScene } from '../../../src/scenes/parsing/parse.ts';
import { arrowsTaken } from '../../../src/scenes/presentation/chart.ts';
import { allCash, copies, everyTile } from '../../fixtures/count.ts';
import { everyPhase, SMALL_RULES } from '../../fixtures/every-phase.ts';
import { deepFreeze } from '../../fixtures/freeze.ts';
import { chooser, type PlayedHand, playedHand } from '../../fixtures/hands.ts';
import { anewBefore, otherWorld, tableAt } from '../../fixtures/hidden.ts';
import { everyRuleset, type Played } from '../../fixtures/rulesets.ts';
import { isSame, same } from '../../fixtures/same.ts';
import { wayOf } from '../../fixtures/ways.ts';
import { deals, LONG, runs, seedOf, someOf } from '../../scale.ts';
import { COMMON, isOwed, owed } from './common.ts';

/** Of each game as it is played by default; of its other options and sets of rules a part. */
const HANDS = deals(1000);
const POSITIONS = runs(2000);
/** What an option changes is small and has tests of its own: here it is only held to the same contract. */
const PART = LONG ? 4 : 10;
/** Through the chart a hand takes several times as long as through the loop: of all hands this part goes there. */
const CHARTED = LONG ? 1 : 5;
/** Of the hands at the chart this part is played again as a whole. */
const REPLAYED = LONG ? 10 : 50;
/** Where nothing is said what four seats read is compared at this part of the moments. */
const READ = LONG ? 1 : 8;
/** In fewer positions than this a phase may well not be met. */
const MANY = 500;

/** A game of the tests has no rulebook: its rules are listed. */
type Tried = Played & { readonly rules?: readonly string[]; readonly part?: number };

const every = await everyRuleset();
const isPlain = ({ name, game }: Played): boolean => name === game;
const others = every.filter((each) => !isPlain(each));

/** The games there are, small ones that have what they do not have yet, and half of all options in turn. */
const PLAYED: readonly Tried[] = [
  ...every.filter(isPlain),
  ...[true, false].map((dealerExtra) => ({
    name: `every phase, ${dealerExtra ? 'a tile more for the dealer' : 'the dealer draws'}`,
    game: null,
    ruleset: everyPhase({ dealerExtra }),
    rules: SMALL_RULES,
  })),
  ...someOf('options held to the contract', others, Math.ceil(others.length / 2)),
];

/** The whole contract, tried on every nth of the games with all their options, so that several can be at it. */
export function contract(nth: number, of: number): void {
  const games = [...new Set(PLAYED.map(({ game }) => game))];
  describe.each(PLAYED.filter(({ game }) => games.indexOf(game) % of === nth - 1))('$name', keeps);
}

function keeps({ name, game, ruleset, rules: own = [], part: of }: Tried): void {
  const part = of ?? (game === null || name === game ? 1 : PART);
  const handsTried = Math.ceil(HANDS / part);
  const positionsTried = Math.ceil(POSITIONS / part);
  /** Played once for all that only looks at them. */
  let hands: PlayedHand[] = [];
  const handAt = (n: number): PlayedHand => hands[n % hands.length] as PlayedHand;
  /** So many of their positions, each anywhere in the next hand, and what the rules say to whatever is tried there. */
  let positions: Position[] = [];
  beforeAll(() => {
    hands = Array.from({ length: handsTried }, (_, n) => playedHand(ruleset, seedOf('contract', n)));
    const random = createRandom(seedOf('positions', 0), 'positions');
    positions = Array.from({ length: positionsTried }, (_, n) => {
      const { moments, end } = handAt(n);
      return positionAt(ruleset, moments[random.below(moments.length + 1)]?.table ?? end);
    });
  });
  afterAll(() => {
    hands = [];
    positions = [];
  });

  test('deterministic: every hand ends, and its seed and moves give it again, bit for bit', () => {
    for (const [n, { start, opening, moments, end }] of hands.entries()) {
      const seed = seedOf('contract', n);
      same(startFrom(ruleset, seed), start);
      let table = begin(ruleset, startFrom(ruleset, seed));
      same(table, opening);
      for (const { move, table: before, event, after } of moments) {
        const done = playMove(ruleset, table, move);
        if (done.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${done.reason.rule}`);
        same(done.event, event);
        same(done.table, after, table, before);
        table = done.table;
      }
      same(table, end);
    }
  });

  test('tiles-conserved: after every single event all tiles together are the whole set', () => {
    const set = [...ruleset.tiles];
    for (const { opening, moments } of hands) {
      same(copies(everyTile(opening)), set);
      for (const { after } of moments) same(copies(everyTile(after)), set);
    }
  });

  test('what stands beside a seat as declared was said aloud by it, and everybody reads the same', () => {
    for (const { opening, moments, end } of hands) {
      const spoken: readonly Set<string>[] = SEATS.map(() => new Set());
      let before = seenBy(ruleset, opening, null).declarations;
      same(before, [null, null, null, null]);
      for (const [n, { event, after }] of moments.entries()) {
        for (const seat of SEATS) {
          const word = wordOf(event, seat);
          if (word !== null) spoken[seat]?.add(word);
        }
        const { declarations } = seenBy(ruleset, after, null);
        for (const seat of SEATS) {
          const word = declarations[seat];
          if (word !== null && !spoken[seat]?.has(word))
            expect(`${seat} says ${word}`).toBe('said by nobody');
        }
        if (n % READ === 0 || after === end || !isSame(declarations, before)) {
          for (const seat of SEATS) same(seenBy(ruleset, after, seat).declarations, declarations);
        }
        before = declarations;
      }
    }
  });

  test('each book of money sums to what everyone began with, after every single event', () => {
    for (const { moments } of hands) {
      for (const { after } of moments) {
        same(allCash(after), 4 * ruleset.stake);
        for (const { from, to, amount } of after.debts) same([from === to, amount > 0], [false, true]);
      }
    }
  });

  test('the loop and the chart tell the same hand, however the answers to one asking are ordered', () => {
    const machine = createTableMachine(ruleset);
    let severalAsked = 0;
    for (const [n, { start, opening, moments, end }] of hands.entries()) {
      const seed = seedOf('contract', n);
      if (n % CHARTED > 0) continue;
      const loop = moments.map(({ event, after }): StageReport => ({ event, table: after }));
      // What each seat did, in its own order: asked together with others it says the same, before or after them.
      const doings = SEATS.map((seat) =>
        moments.flatMap(({ move }) => (move !== 'referee' && move.seat === seat ? [move] : [])).reverse(),
      );
      const next = (seat: Seat): Action => doings[seat]?.pop() as Action;
      if (n % REPLAYED === 0) same(playHand(ruleset, start, chooser(ruleset, seed)), end);

      const told: StageReport[] = [];
      const order = createRandom(seed, 'order of answers');
      let at = snapshotAt(machine, opening);
      while (phaseOf(at) !== 'ended') {
        const { table } = at.context;
        const awaits = awaitedSeats(table);
        const { phase } = table.stage;
        same(phaseOf(at), phase);
        if (awaits.length > 1) severalAsked++;
        const seat = awaits[order.below(awaits.length)];
        at = advanceTable(
          machine,
          at,
          judgeMove(ruleset, table, seat === undefined ? 'referee' : next(seat)),
        );
        const { event, refusal } = at.context;
        if (refusal || event === null) throw new Error(`refused by ${refusal?.reason.rule}`);
        told.push({ event, table: at.context.table });
      }
      sameAskings(asked(told), asked(loop));
    }
    if (part === 1) expect(severalAsked).toBeGreaterThan(0);
  });

  test('the chart draws every way that hands go', async () => {
    // A game has one picture for a kind of hand, whatever its options.
    const usual = name.includes('=') ? every.find((each) => each.name === game) : undefined;
    const drawn = await waysDrawn(usual ?? { name, game, ruleset });
    same([...new Set(hands.flatMap(({ ways }) => [...ways]))].filter((way) => !drawn.has(way)).sort(), []);
  });

  test('claims-together: the order of answering never matters: every order leads to the same table', () => {
    let tried = 0;
    for (const [n, { moments }] of hands.entries()) {
      for (const { table } of moments) {
        const awaits = awaitedSeats(table);
        if (awaits.length < 2) continue;
        const random = createRandom(seedOf('answers', n), table.events);
        const answers = awaits.map((seat) => {
          const may = legal(ruleset, table, seat);
          return may[random.below(may.length)] as Action;
        });
        const [first, ...others] = orders(answers).map((order) =>
          order.reduce((now, answer) => doing(ruleset, now, answer), table),
        );
        for (const other of others) same(other, first);
        tried++;
      }
    }
    if (part === 1) expect(tried).toBeGreaterThan(0);
  });

  test('what is legal is exactly what may be tried and is allowed, exchanges aside', () => {
    for (const { table, tried } of positions) {
      const allowed = tried.flatMap(({ action, verdict }) =>
        action.do !== 'exchange' && verdict.is === 'allowed' && !isPlainPung(table, action) ? [action] : [],
      );
      const listed = legal(ruleset, table).filter((action) => action.do !== 'exchange');
      same(keys(listed), keys(allowed));
      // A copy, of which nothing is known yet: each seat is found out by itself.
      const apart = { ...table };
      for (const seat of SEATS) {
        same(
          legal(ruleset, apart, seat).map(actionKey),
          legal(ruleset, table)
            .filter((action) => action.seat === seat)
            .map(actionKey),
        );
      }
      // A copy of each: the listed ones themselves are known to be allowed and not judged again.
      for (const action of legal(ruleset, table))
        same(judgeAction(ruleset, table, { ...action }).is, 'allowed');
    }
  });

  test('refusal-names-rule: whatever else is tried, anywhere, is answered by a rule that says which tiles or seats it concerns, and nothing moves', () => {
    const rules = new Set([...own, ...(game === null ? [] : rulebookOf(game)), ...rulebookOf('common')]);
    const phases = new Set<Phase>();
    const met = new Set<string>();
    for (const { table, tried } of positions) {
      phases.add(table.stage.phase);
      const answered = new Set<string>();
      for (const { action, verdict } of tried) {
        if (verdict.is === 'allowed') continue;
        const { rule, also = [] } = verdict.reason;
        const bad = [rule, ...also].filter((each) => !rules.has(each));
        if (bad.length > 0)
          throw new Error(`no rule of ${game ?? ruleset.id}: ${bad.join(', ')}, for ${actionKey(action)}`);
        if (verdict.is === 'refused' && !saysWhat(ruleset, verdict.reason))
          throw new Error(`${actionKey(action)} is refused by a bare ${rule}`);
        met.add(rule);
        // Whoever is refused is refused where it is done, too: once for each call and rule.
        const about = `${action.do} ${rule}`;
        if (answered.has(about)) continue;
        answered.add(about);
        const done = playMove(ruleset, table, action);
        if (done.is === 'done')
          throw new Error(`not allowed and yet done: ${actionKey(action)} while ${table.stage.phase}`);
        same(done.reason, verdict.reason);
      }
    }
    if (positionsTried < MANY) return;
    for (const phase of ['collecting', 'deciding', 'drawing']) expect(phases).toContain(phase);
    expect(met.size).toBeGreaterThan(4);
  });

  test('in-turn, own-tiles, no-wrap: out of turn, without the tiles and round the corner every game says the same', () => {
    const met = new Set<string>();
    for (const { table, tried } of positions) {
      for (const { action, verdict } of tried) {
        const wanted = owed(ruleset, table, action);
        if (wanted === null) continue;
        const reason = verdict.is === 'allowed' ? null : { also: [], ...verdict.reason };
        // A mistake that is priced names the rule that it breaks after its own.
        const rule =
          verdict.is === 'mistake' ? (reason?.also.at(0) ?? reason?.rule ?? null) : (reason?.rule ?? null);
        if (!isOwed(wanted, rule)) {
          const where = `${actionKey(action)} while ${table.stage.phase}`;
          expect({ where, rule }).toEqual({ where, rule: wanted.by ?? 'none of the common rules' });
        }
        if (rule === null || rule !== wanted.by) continue;
        met.add(rule);
        if (rule === 'in-turn') same(reason?.seats, [action.seat]);
        else expect(reason?.tiles).not.toHaveLength(0);
      }
    }
    const chows = ruleset.calls.chow.who !== 'nobody' && positionsTried >= MANY;
    for (const rule of chows ? COMMON : COMMON.slice(0, 2)) expect(met).toContain(rule);
  });

  test('one-source: what a seat cannot see changes neither its view, nor what it may do, nor why not', () => {
    let dealtOtherwise = 0;
    for (let n = 0; n < positionsTried / 4; n++) {
      const seed = seedOf('hidden', n);
      const hand = handAt(n);
      const random = createRandom(seed, 'other worlds');
      for (const seat of SEATS) {
        // Half of them while a tile lies there that somebody may be asked about.
        const lying = hand.moments.flatMap(({ table }, i) => (offerOf(table) ? [i] : []));
        const anywhere = random.below(hand.moments.length + 1);
        const at = random.below(2) === 0 ? anywhere : (lying[random.below(lying.length)] ?? anywhere);
        const table = tableAt(hand, at);
        const world = otherWorld(ruleset, hand, at, seat, random);
        same(copies(everyTile(world)), copies(everyTile(table)));
        if (!isSame(world.seats, table.seats)) dealtOtherwise++;
        const view = seenBy(ruleset, table, seat);
        same(seenBy(ruleset, world, seat), view);
        for (const action of expressible(ruleset, table)) {
          if (action.seat !== seat || action.do === 'exchange') continue;
          const here = judgeAction(ruleset, table, action);
          const there = judgeAction(ruleset, world, action);
          if (!isSame(here, there)) {
            const where = `${actionKey(action)} while ${table.stage.phase} or ${world.stage.phase}`;
            expect({ where, verdict: there }).toEqual({ where, verdict: here });
          }
        }
        if (view.legal.length > 0) {
          for (const bot of [naive, sensible]) {
            same(botAction(bot, ruleset, world, seat), botAction(bot, ruleset, table, seat));
          }
        }
      }
    }
    expect(dealtOtherwise).toBeGreaterThan(positionsTried / 2);
  });

  test('one-source: nothing a seat hears or sees tells whether others could have taken a tile', () => {
    let askedInOne = 0;
    for (let n = 0; n < positionsTried / 4; n++) {
      const seed = seedOf('heard', n);
      const hand = handAt(n);
      const random = createRandom(seed, 'other worlds');
      const offering = hand.moments.flatMap(({ table, move, event }) =>
        move !== 'referee' && (event.type === 'discarded' || event.type === 'konged')
          ? [{ table, move }]
          : [],
      );
      for (const seat of SEATS) {
        const moment = offering[random.below(offering.length)];
        if (!moment) continue;
        const { table, move } = moment;
        const world = anewBefore(ruleset, table, seat, random, move);
        const here = untilDraw(ruleset, table, move, seat);
        const there = untilDraw(ruleset, world, move, seat);
        if (here.asked !== there.asked) askedInOne++;
        same(there.told, here.told);
      }
    }
    if (positionsTried >= MANY) expect(askedInOne).toBeGreaterThan(0);
  });
}

interface Position {
  readonly table: Table;
  readonly tried: readonly { readonly action: Action; readonly verdict: Verdict }[];
}

/** Whatever can be said at a table, and whether the rules allow it: they may change nothing there. */
function positionAt(ruleset: Ruleset, table: Table): Position {
  deepFreeze(table);
  const tried = expressible(ruleset, table).map((action) => ({
    action,
    verdict: judgeAction(ruleset, table, action),
  }));
  return { table, tried };
}

const drawings = new Map<string, Promise<ReadonlySet<string>>>();
/** The ways that the picture of these rules has: those of bots, and of the game's scenes of this kind of hand. */
function waysDrawn({ name, game, ruleset }: Pick<Played, 'name' | 'game' | 'ruleset'>) {
  const known = drawings.get(name) ?? arrowsOf(game, name.split(', ')[1] ?? 'ordinary', ruleset);
  drawings.set(name, known);
  return known;
}

async function arrowsOf(game: string | null, under: string, ruleset: Ruleset): Promise<ReadonlySet<string>> {
  const content = game === null ? null : await contentOf(game);
  const scenes = (content?.scenes ?? []).filter(({ text, file }) => parseScene(text, file).under === under);
  const played = scenes.map((file) => playFile(content as GameContent, file));
  return new Set(arrowsTaken(ruleset, played).map(wayOf));
}

interface StageReport {
  readonly event: TableEvent;
  readonly table: Table;
}

/** The events of one asking, with the table after the last of them; every other event with its own. */
interface Asking {
  readonly events: readonly TableEvent[];
  readonly table: Table;
}

function asked(told: readonly StageReport[]): readonly Asking[] {
  const groups: Asking[] = [];
  let open = false;
  for (const { event, table } of told) {
    const last = groups.at(-1);
    const answers =
      event.type === 'answered' ||
      event.type === 'chose' ||
      (event.type === 'shown' && event.what === 'kongs');
    if (answers && open && last) groups[groups.length - 1] = { events: [...last.events, event], table };
    else groups.push({ events: [event], table });
    open = answers && awaitedSeats(table).length > 0;
  }
  return groups;
}

/** The same askings: in each the same events, in whatever order, and after it the same table. */
function sameAskings(got: readonly Asking[], wanted: readonly Asking[]): void {
  same(got.length, wanted.length);
  for (const [i, { events, table }] of got.entries()) {
    const other = wanted[i] as Asking;
    if (events.length > 1) same(written(events), written(other.events));
    else same(events, other.events);
    same(table, other.table, got[i - 1]?.table, wanted[i - 1]?.table);
  }
}

const written = (events: readonly TableEvent[]): string[] =>
  events.map((event) => JSON.stringify(event)).sort();

function doing(ruleset: Ruleset, table: Table, move: Action | 'referee'): Table {
  const done = playMove(ruleset, table, move);
  if (done.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${done.reason.rule}`);
  return done.table;
}

/** What a seat hears and sees while everybody passes, up to the next tile drawn; what repeats is left out. */
function untilDraw(
  ruleset: Ruleset,
  before: Table,
  move: Action,
  seat: Seat,
): { told: unknown[]; asked: boolean } {
  const told: unknown[] = [];
  const tell = (what: TableEvent | View | null): void => {
    if (what !== null && !isSame(what, told.at(-1))) told.push(what);
  };
  let table = before;
  let others = false;
  for (let next: Action | 'referee' = move; ; ) {
    const done = playMove(ruleset, table, next);
    if (done.is !== 'done') throw new Error(`${JSON.stringify(next)} is refused: ${done.reason.rule}`);
    table = done.table;
    // What is drawn next is another matter, and so is a wall without it.
    if (done.event.type === 'drew' || done.event.type === 'drawn') break;
    tell(heardBy(done.event, seat));
    tell(seenBy(ruleset, table, seat));
    const awaits = awaitedSeats(table);
    const pendingSeat = awaits.includes(seat) ? seat : awaits[0];
    if (pendingSeat !== undefined && pendingSeat !== seat) others = true;
    next = pendingSeat === undefined ? 'referee' : { do: 'pass', seat: pendingSeat };
  }
  return { told, asked: others };
}

/** Every order of a few things. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** A pung that names the very tiles that it takes without naming any: the same call, said longer. */
function isPlainPung(table: Table, action: Action): boolean {
  const offer = offerOf(table);
  if (action.do !== 'pung' || !action.using || offer === null) return false;
  return isSame(action.using, ownTiles(table.seats[action.seat].concealed, offer.tile, 2, 0));
}

const keys = (actions: readonly Action[]): string[] => [...new Set(actions.map(actionKey))].sort();

const saysWhat = (ruleset: Ruleset, reason: Reason): boolean =>
  (reason.tiles?.length ?? 0) > 0 ||
  (reason.seats?.length ?? 0) > 0 ||
  reason.need !== undefined ||
  reason.rule === ruleset.wins.shapeRule;

/** The ids of a game's rulebook that a refusal may name, options included; of the common one for `common`. */
function rulebookOf(game: string): readonly string[] {
  const file = new URL(`../../../content/${game}/rulebook.yaml`, import.meta.url);
  const book: { rules?: { id: string }[]; options?: { id: string }[] } = parse(readFileSync(file, 'utf8'));
  return [...(book.rules ?? []), ...(book.options ?? [])].map(({ id }) => id);
}

/** What this seat says aloud in this event: by itself, with a discard, or in an exchange. */
function wordOf(event: TableEvent, seat: Seat): string | null {
  if (event.type === 'told') return event.words[seat];
  if (event.type === 'said') return event.seat === seat ? event.word : null;
  return event.type === 'discarded' && event.seat === seat ? event.says : null;
}
