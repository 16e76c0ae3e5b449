/** Puts a hand that an author wrote to the rules: does it win, and what is it worth? */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import type { WinSource } from '../engine/table.ts';
import type { WinVerdict } from '../engine/win.ts';
import { type Contradiction, contradictionIn } from '../evaluation/contradiction.ts';
import { factInWords, factsWritten, faultOfFacts } from '../evaluation/facts.ts';
import { type HandToJudge, tilesOf, wholeSize, winningWith } from '../evaluation/hand.ts';
import { judgeWin, type WinToJudge } from '../evaluation/verdict.ts';
import { type Circumstances, defaultGiver, howOf as howWon } from '../evaluation/win-context.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { formatTile, formatTiles } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';
import { marksOf, type WinWay } from '../notation/win-ways.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { checkSet, checkSize, parseAt } from './read-hand.ts';
import { ruleOf } from './reasons.ts';

/** How the winning tile came. Only needed where the hand's notation does not mark it. */
export type WonBy = 'draw' | 'discard';

export interface HandClaim {
  readonly tiles: string;
  readonly wins?: boolean | undefined;
  /** Rule ids separated by spaces: the rules that forbid the win. */
  readonly because?: string | undefined;
  readonly by?: WonBy | undefined;
  readonly way?: WinWay | undefined;
  /** Seat wind and round wind, for hands where they matter. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** Dora indicators in notation (`4s`): the face-up ones and the ones under them. Only for games that have them. */
  readonly dora?: string | undefined;
  readonly ura?: string | undefined;
}

type WinClaim = Pick<HandClaim, 'by' | 'way' | 'seat' | 'round'>;

/** Says in words what is true of the hand; used as the hint of a false claim. */
export function truth(verdict: WinVerdict): string {
  if (!verdict.wins) {
    const { tiles } = verdict.reason;
    return `It does not win: ${ruleOf(verdict.reason)}${tiles && tiles.length > 0 ? ` (${formatTiles(tiles)})` : ''}.`;
  }
  const pair = verdict.readings[0]?.pair ?? null;
  return `It wins${pair === null ? '' : `, with a pair of ${formatTile(pair)}`}.`;
}

const circumstancesOf = ({ way, seat = 0, round = 0 }: WinClaim): Circumstances => ({
  seat,
  round,
  ...marksOf(way),
});

/** Applies the claim's `by` to the hand. Without `by` the mark in the notation stands. */
function handWon(hand: WrittenHand, { by, ...won }: WinClaim): HandToJudge {
  const { winning, concealed } = hand;
  if (by === undefined || by === winning?.by || winning?.by === 'robbery') return hand;
  const tile = winning?.tile ?? concealed.at(-1);
  if (by === 'draw') return winning ? { ...hand, winning: { by, tile: winning.tile } } : hand;
  if (tile === undefined) return hand;
  const discarded = { by, tile, from: defaultGiver(circumstancesOf(won)) } as const;
  return winning ? { ...hand, winning: discarded } : winningWith(hand, discarded);
}

/** Says how the winning tile came: by the notation's mark, else by the claim, else by draw. */
export const howOf = (hand: WrittenHand, claim: WinClaim): WinSource =>
  howWon(handWon(hand, claim).winning, circumstancesOf(claim));

/** Builds the query for the rules: the hand, the circumstances of the win, and the facts written with the hand. */
export const winToJudge = (claim: WinClaim, hand: WrittenHand): WinToJudge => ({
  hand: handWon(hand, claim),
  won: circumstancesOf(claim),
  facts: factsWritten(hand.facts),
});

/**
 * Parses the dora indicators.
 * @throws LessonError when the game has none, or when hand and indicators need more copies than the set has
 */
function aroundOf(
  { dora = '', ura = '' }: Pick<HandClaim, 'dora' | 'ura'>,
  hand: WrittenHand,
  ruleset: Ruleset,
  place: SourcePlace,
): Pick<WinToJudge, 'around'> {
  if (dora === '' && ura === '') return {};
  if (!ruleset.indicators)
    throw new LessonError(place, `${ruleset.title} has no indicators`, 'Leave them out.');
  const [open, under] = [dora, ura].map((tiles) => parseAt(place, () => parseTiles(tiles)));
  checkSet([...tilesOf(hand), ...(open ?? []), ...(under ?? [])], ruleset, place);
  return { around: { indicators: { open: open ?? [], under: under ?? [] } } };
}

/**
 * Judges a complete hand: does it win, and what is it worth?
 * @throws LessonError for a wrong number of tiles, or for facts and circumstances that contradict each other
 */
export function judge(
  claim: Omit<HandClaim, 'wins'>,
  written: WrittenHand,
  ruleset: Ruleset,
  place: SourcePlace,
): WinVerdict {
  checkSize(written, wholeSize(ruleset), claim.tiles, place);
  const query = { ...winToJudge(claim, written), ...aroundOf(claim, written, ruleset, place) };
  const fault = faultOfFacts(ruleset, query.facts);
  if (fault?.is === 'fact') {
    throw new LessonError(
      place,
      `a hand cannot be “${factInWords(fault.fact)}”`,
      `${ruleset.title} knows ${fault.known.map(factInWords).join(', ')}.`,
    );
  }
  const contradiction = contradictionIn(ruleset, query);
  if (contradiction) {
    throw new LessonError(place, `“${claim.tiles}” cannot have been won so`, whyNot(contradiction));
  }
  return judgeWin(ruleset, query).verdict;
}

function whyNot(contradiction: Contradiction): string {
  switch (contradiction.is) {
    case 'ownTile':
      return 'Nobody wins on their own tile.';
    case 'first':
      return FIRST[contradiction.beside];
    case 'kongs':
      return `That supplement takes ${contradiction.need} sets of four; the hand has ${contradiction.have}.`;
    case 'bonus':
      return 'A tile drawn for a bonus tile takes a bonus tile.';
    case 'robbed':
      return `The set that is robbed has the other ${formatTile(contradiction.kind)}.`;
    case 'run':
      return `Nobody claims the run from ${formatTile(contradiction.kind)} from there.`;
    case 'excluded': {
      const { of, rule } = contradiction.row;
      return `By rule ${rule} these are not true together: ${of.map(factInWords).join(', ')}.`;
    }
  }
}

/** Why the hand cannot have been won on the first tile of the deal, by the contradicting fact. */
const FIRST = {
  robbery: 'Before anything else happened nobody had a set to rob.',
  seat: 'East gives the first discard, and wins on a draw.',
  from: 'The first discard is East’s.',
  later: 'Before the first turn only seats that play earlier discard.',
  melds: 'Before anything else happened the hand had no sets on the table.',
  last: 'The first tile is not the last one of the wall.',
  discarded: 'Before anything else happened the hand had discarded nothing.',
} as const;
