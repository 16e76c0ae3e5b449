/** Questions about one hand: its shape, whether it wins, what it waits for. */
import { countTiles } from '../engine/counts.ts';
import { lookupSets } from '../engine/lookup.ts';
import { isSevenPairs, isThirteenOrphans, standardReadings } from '../engine/readings.ts';
import { byClause } from '../engine/reasons.ts';
import type { Held, Ruleset } from '../engine/ruleset.ts';
import type { Reading, Score } from '../engine/score.ts';
import { type BySeat, bySeat, type Seat } from '../engine/seats.ts';
import type { Drew, How, Json, SeatHand, Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { judgeHand, readingsOf, type WinVerdict, waits } from '../engine/win.ts';
import { withFact, writtenTable } from '../engine/written.ts';
import type { AskedHand, FieldReader } from './fields.ts';
import type { TileText } from './tile-text.ts';

const HELD = ['hand', 'melds', 'bonus', 'seat', 'round'] as const;
/** Fields that every question about a game may have. */
export const GAME = ['id', 'op', 'ruleset', 'options', 'under'] as const;

const ANY_TILES: readonly number[] = new Array<number>(34).fill(4);

/** `shape`: without any ruleset. */
export function shape(asked: FieldReader): Json {
  asked.only('id', 'op', 'hand', 'melds', 'sets');
  const sets = asked.whole('sets', 4, 5, 4);
  const hand = asked.hand();
  asked.checkTiles([hand], ANY_TILES);
  asked.checkSize(hand, sets, 2);
  const counts = countTiles(hand.concealed);
  const bare = hand.melds.length === 0;
  const concealedSets = sets - hand.melds.length;
  return {
    standard: lookupSets().standardWin(counts, concealedSets),
    readings: standardReadings(counts, concealedSets).length,
    sevenPairs: bare && isSevenPairs(counts, false),
    thirteenOrphans: bare && isThirteenOrphans(counts),
  };
}

/** `waits`: by a ruleset, or with `sets` by the standard shape alone. */
export function waitsOf(asked: FieldReader, ruleset: Ruleset | null): Json {
  const hand = asked.hand();
  const { format } = asked.tileText;
  if (ruleset === null) {
    asked.only('id', 'op', 'hand', 'melds', 'bonus', 'sets');
    const sets = asked.whole('sets', 4, 5);
    asked.checkTiles([hand], ANY_TILES);
    asked.checkSize(hand, sets, 1);
    const melded = hand.melds.flatMap((meld) => meld.tiles);
    const found = lookupSets()
      .standardWaits(countTiles(hand.concealed), sets - hand.melds.length)
      .filter((kind) => [...hand.concealed, ...melded].filter((tile) => tile === kind).length < 4);
    return { waits: found.map((kind) => format([kind])) };
  }
  asked.only(...GAME, ...HELD, 'facts');
  asked.facts(ruleset);
  asked.checkTiles([hand], ruleset.tiles);
  asked.checkSize(hand, ruleset.deal.sets, 1);
  return { waits: waits(ruleset, heldOf(asked, hand)).map((kind) => format([kind])) };
}

/** The hand as shapes see it, at the seat and in the round that the question names. */
function heldOf(asked: FieldReader, hand: AskedHand): Held {
  return {
    counts: countTiles(hand.concealed),
    melds: hand.melds,
    bonus: hand.bonus,
    seatWind: asked.seat('seat', 0),
    roundWind: asked.round(),
  };
}

/** `win`: whether this hand, won this way, wins, and what it is worth. */
export function win(asked: FieldReader, ruleset: Ruleset): Json {
  asked.only(...GAME, ...HELD, 'win', 'facts');
  const hand = asked.hand();
  asked.checkTiles([hand], ruleset.tiles);
  asked.checkSize(hand, ruleset.deal.sets, 2);
  const seat = asked.seat('seat', 0);
  const way = asked.has('win') ? asked.child('win') : null;
  const table = tableOf(asked, ruleset, hand, seat);
  const held = heldOf(asked, hand);
  const judged = tilesToTry(way, hand).map((tile) => {
    const how = howOf(way, tile, seat);
    return { how, verdict: judgeHand({ ruleset, table }, seat, held, how) };
  });
  const best = dearest(judged.map((each) => each.verdict));
  if (best?.wins) {
    const reason = byClause({ ruleset, table }, { do: 'win', seat });
    if (reason)
      return {
        wins: false,
        because: [reason.rule, ...(reason.also ?? [])],
        score: scoreText(best.score, asked.tileText),
      };
    return {
      wins: true,
      readings: best.readings.map((reading) => readingText(reading, asked.tileText)),
      score: scoreText(best.score, asked.tileText),
    };
  }
  const score = best?.score ? scoreText(best.score, asked.tileText) : null;
  // A hand that has no shape for a reason of its own has none all the same.
  const bare = ({ how }: { how: How }): boolean => readingsOf(ruleset, held, how).length === 0;
  const shapeless = ruleset.wins.lacks !== undefined && judged.every(bare);
  if (!best || shapeless || best.reason.rule === ruleset.wins.shapeRule)
    return { wins: false, because: ['shape'], score };
  return { wins: false, because: [best.reason.rule, ...(best.reason.also ?? [])], score };
}

/** Without a named tile every kind of the hand is tried, and the best counts. */
function tilesToTry(way: FieldReader | null, hand: AskedHand): Kind[] {
  if (!way?.has('tile')) return [...new Set(hand.concealed)];
  const tile = way.tile('tile');
  if (!hand.concealed.includes(tile))
    throw way.wrong('tile', 'the winning tile must be among the tiles of the hand');
  return [tile];
}

function howOf(way: FieldReader | null, tile: Kind, seat: Seat): How {
  way?.only('by', 'tile', 'from', 'supplement', 'lastTile', 'firstTurn');
  const by = way?.oneOf('by', ['draw', 'discard', 'robbery'], 'draw') ?? 'draw';
  const last = way?.flag('lastTile') ?? false;
  const opening = way?.flag('firstTurn') ?? false;
  const supplement = way?.oneOf('supplement', ['none', 'kong', 'bonus', 'double'], 'none') ?? 'none';
  if (by === 'draw') {
    if (way?.has('from')) throw way.wrong('from', 'a drawn tile comes from nobody');
    return { by, tile, drew: drewBy(supplement, last), opening };
  }
  if (way && supplement !== 'none') throw way.wrong('supplement', 'only a drawn tile can be a supplement');
  const from = way?.seat('from', ((seat + 3) & 3) as Seat) ?? 0;
  if (way && from === seat) throw way.wrong('from', 'nobody wins on their own tile');
  return { by, tile, from, last, opening };
}

function drewBy(supplement: 'none' | 'kong' | 'bonus' | 'double', last: boolean): Drew {
  const chain = supplement === 'kong' ? 1 : supplement === 'double' ? 2 : 0;
  const by = supplement === 'none' ? 'wall' : supplement === 'bonus' ? 'bonus' : 'kong';
  return { by, chain, afterClaim: false, last };
}

/** The verdict worth most; of losing ones the first. */
function dearest(verdicts: readonly WinVerdict[]): WinVerdict | null {
  let best: WinVerdict | null = null;
  for (const verdict of verdicts) {
    if (best === null || worth(verdict) > worth(best)) best = verdict;
  }
  return best;
}

const worth = (verdict: WinVerdict): number => (verdict.wins ? 1e9 : 0) + (verdict.score?.total ?? -1);

/** A table on which this seat holds this hand, with the question's facts stated. */
function tableOf(asked: FieldReader, ruleset: Ruleset, hand: AskedHand, seat: Seat): Table {
  const seats: BySeat<Partial<SeatHand>> = bySeat((each) =>
    each === seat ? { ...hand, discards: asked.discards() } : {},
  );
  const drew = { by: 'wall', tile: null, chain: 0, afterClaim: false, last: false } as const;
  const stage = { phase: 'deciding', seat, drew, claimed: null } as const;
  const table = writtenTable(ruleset, { seats, stage, round: asked.round() });
  return asked
    .factsOfHand(ruleset)
    .reduce((at, [name, value]) => withFact(ruleset, at, seat, name, value), table);
}

export function scoreText(score: Score, { format }: TileText): Json {
  return {
    unit: score.unit,
    total: score.total,
    lines: score.lines.map((line) => ({
      pattern: line.pattern,
      ...(line.part !== undefined && { part: line.part }),
      worth: line.worth,
      ...(line.as !== undefined && { as: line.as }),
      ...(line.apart && { apart: true }),
      tiles: format(line.tiles),
    })),
    uncounted: score.uncounted.map(({ pattern, part, because, by }) => ({
      pattern,
      ...(part !== undefined && { part }),
      because,
      by,
    })),
  };
}

function readingText(reading: Reading, { format }: TileText): Json {
  return {
    shape: reading.shape,
    sets: reading.sets.map((set) => format(set.tiles)),
    pair: reading.pair === null ? null : format([reading.pair, reading.pair]),
    ...(reading.jokers && { jokers: reading.jokers.map(({ as }) => format([as])) }),
  };
}
