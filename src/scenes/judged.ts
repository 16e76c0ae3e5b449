/** A hand that an author writes down, put to the rules. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import type { WinSource } from '../engine/table.ts';
import type { WinVerdict } from '../engine/win.ts';
import { type Contradiction, contradictionIn } from '../evaluation/contradiction.ts';
import { factInWords, factsWritten, faultOfFacts } from '../evaluation/facts.ts';
import { type HandToJudge, tilesOf, wholeSize, winningWith } from '../evaluation/hand.ts';
import { judgeWin, type WinToJudge } from '../evaluation/verdict.ts';
import { type Circumstances, giverUntold, howOf as howWon } from '../evaluation/win-context.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { formatTile, formatTiles } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { checkSet, checkSize, reading } from './read-hand.ts';
import { ruleOf } from './reasons.ts';

/** How the last tile came, where the hand's own mark does not say it. */
export type WonBy = 'draw' | 'discard';

/** What was special about the last tile: the wall's last, a supplement's, or taken before anything else happened. */
export type WinWay = 'last' | 'flower' | 'gong' | 'two-gongs' | 'first';

const SUPPLEMENTS = { flower: 'bonus', gong: 'kong', 'two-gongs': 'double' } as const;

export interface HandClaim {
  readonly tiles: string;
  readonly wins?: boolean | undefined;
  /** Rule ids, with spaces between: what forbids a hand that does not win. */
  readonly because?: string | undefined;
  readonly by?: WonBy | undefined;
  readonly way?: WinWay | undefined;
  /** Seat wind and round wind, where they matter. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** In games that have them, the indicators that lie open, and those under them: `4s`. */
  readonly dora?: string | undefined;
  readonly ura?: string | undefined;
}

type Won = Pick<HandClaim, 'by' | 'way' | 'seat' | 'round'>;

/** What is true of the hand, for an author who said something else. */
export function truth(verdict: WinVerdict): string {
  if (!verdict.wins) {
    const { tiles } = verdict.reason;
    return `It does not win: ${ruleOf(verdict.reason)}${tiles && tiles.length > 0 ? ` (${formatTiles(tiles)})` : ''}.`;
  }
  const pair = verdict.readings[0]?.pair ?? null;
  return `It wins${pair === null ? '' : `, with a pair of ${formatTile(pair)}`}.`;
}

const circumstancesOf = ({ way, seat = 0, round = 0 }: Won): Circumstances => ({
  seat,
  round,
  supplement: way === 'flower' || way === 'gong' || way === 'two-gongs' ? SUPPLEMENTS[way] : 'none',
  last: way === 'last',
  first: way === 'first',
});

/** The hand with its winning tile as the claim says that it came; its own mark says it where the claim does not. */
function handWon(hand: WrittenHand, { by, ...won }: Won): HandToJudge {
  const { winning, concealed } = hand;
  if (by === undefined || by === winning?.by || winning?.by === 'robbery') return hand;
  const tile = winning?.tile ?? concealed.at(-1);
  if (by === 'draw') return winning ? { ...hand, winning: { by, tile: winning.tile } } : hand;
  if (tile === undefined) return hand;
  const discarded = { by, tile, from: giverUntold(circumstancesOf(won)) } as const;
  return winning ? { ...hand, winning: discarded } : winningWith(hand, discarded);
}

/** How the last tile came: its own mark says it, or the claim; a draw otherwise. */
export const howOf = (hand: WrittenHand, claim: Won): WinSource =>
  howWon(handWon(hand, claim).winning, circumstancesOf(claim));

/** The hand, how it was won, and what it says of itself, as the rules are asked about it. */
export const winToJudge = (claim: Won, hand: WrittenHand): WinToJudge => ({
  hand: handWon(hand, claim),
  won: circumstancesOf(claim),
  facts: factsWritten(hand.facts),
});

/** The indicators that are told. @throws LessonError where they cannot lie there beside the hand */
function aroundOf(
  { dora = '', ura = '' }: Pick<HandClaim, 'dora' | 'ura'>,
  hand: WrittenHand,
  ruleset: Ruleset,
  place: SourcePlace,
): Pick<WinToJudge, 'around'> {
  if (dora === '' && ura === '') return {};
  if (!ruleset.indicators)
    throw new LessonError(place, `${ruleset.title} has no indicators`, 'Leave them out.');
  const [open, under] = [dora, ura].map((tiles) => reading(place, () => parseTiles(tiles)));
  checkSet([...tilesOf(hand), ...(open ?? []), ...(under ?? [])], ruleset, place);
  return { around: { indicators: { open: open ?? [], under: under ?? [] } } };
}

/** Whether the whole hand wins, and what it is worth.
 *  @throws LessonError when it has not the size of one, or what is said of it cannot be */
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
  }
}

/** What speaks against the first tile of all. */
const FIRST = {
  robbery: 'Before anything else happened nobody had a set to rob.',
  seat: 'East gives the first discard, and wins on a draw.',
  from: 'The first discard is East’s.',
  melds: 'Before anything else happened the hand had no sets on the table.',
  last: 'The first tile is not the last one of the wall.',
  discarded: 'Before anything else happened the hand had discarded nothing.',
} as const;
