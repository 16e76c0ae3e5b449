/** Checks what captions, questions, answers and labels say about waits and amounts. */

import type { TableEvent } from '../../engine/events.ts';
import { plainly, scoringHandAt, scoringHandWith } from '../../engine/hands.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { offerOf } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { copiesIn, type Kind } from '../../engine/tiles.ts';
import type { Frame } from '../../machines/table.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import { seatName } from '../../notation/seats.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { LessonError, type SourcePlace } from '../error.ts';

import { bareAmounts, foreignUnits } from './amounts.ts';
import { tooOften } from './copies.ts';
import { checkWaits, type MeantHand, type SentenceScope } from './true-waits.ts';

/** The events a text tells: the frame before them, and the frames they made. */
interface CaptionMoment {
  readonly before: Frame;
  readonly frames: readonly Frame[];
  readonly ruleset: Ruleset;
}

/**
 * Checks a caption.
 * @param loose seats with filler hands; a sentence without a seat name does not mean them
 * @throws LessonError for a false statement about a wait, an amount or a number of tiles
 */
export function checkCaption(
  caption: string,
  moment: CaptionMoment,
  loose: ReadonlySet<Seat>,
  place: SourcePlace,
): void {
  checkNumbers(caption, moment.ruleset, place);
  checkWaits(caption, meantBy(moment, null, loose), place);
}

/**
 * Checks amounts and copies.
 * @throws LessonError for an amount without a unit of this game, or for more copies of a tile than the set has
 */
export function checkNumbers(text: string, ruleset: Ruleset, place: SourcePlace): void {
  const [bare] = bareAmounts(text);
  if (bare) {
    throw new LessonError(place, `an amount without its unit: “${bare.found}”`, 'Write “40 chips”, “3 fan”.');
  }
  const [foreign] = foreignUnits(text, ruleset);
  if (foreign) {
    throw new LessonError(
      place,
      `“${foreign.found}”, and ${ruleset.title} has no such unit`,
      `Its hands are counted in ${ruleset.scoring?.unit ?? 'nothing'}, and it pays in ${ruleset.terms.money}.`,
    );
  }
  checkCopies(text, ruleset, place);
}

/** @throws LessonError when the text needs more copies of a tile than the set has */
export function checkCopies(text: string, ruleset: Ruleset, place: SourcePlace): void {
  const [needed] = tooOften(text, ruleset);
  if (!needed) return;
  const tile = formatTile(needed.kind);
  throw new LessonError(
    place,
    `this needs ${needed.count} of ${tile}: “${text}”`,
    `The set has ${copiesIn(ruleset.tiles, needed.kind)} of ${tile}.`,
  );
}

/** Checks a text addressed to the reader's seat. @throws LessonError as {@link checkCaption} */
export function checkSentences(text: string, moment: CaptionMoment, reader: Seat, place: SourcePlace): void {
  checkNumbers(text, moment.ruleset, place);
  checkWaits(text, meantBy(moment, reader, new Set(SEATS.filter((seat) => seat !== reader))), place);
}

/** Checks the label below a hand. @throws LessonError for a false statement about its wait */
export function checkLabel(
  label: string | undefined,
  { concealed, melds, bonus }: Pick<WrittenHand, 'concealed' | 'melds' | 'bonus'>,
  ruleset: Ruleset,
  place: SourcePlace,
): void {
  if (label === undefined) return;
  checkCopies(label, ruleset, place);
  const drew = concealed.length % 3 === 2;
  const hand = { ...plainly(concealed, melds), bonus, seatWind: 0, roundWind: 0 } as const;
  checkWaits(label, { ruleset, hands: [{ name: '', hand, drew, written: true }], tile: null }, place);
}

function meantBy(
  { before, frames, ruleset }: CaptionMoment,
  reader: Seat | null,
  loose: ReadonlySet<Seat>,
): SentenceScope {
  const after = frames.at(-1) ?? before;
  const tables = after === before ? [before.table] : [before.table, after.table];
  const hands = tables.flatMap((table) =>
    SEATS.flatMap((seat) =>
      handsOf(table, seat).flatMap((hand): MeantHand[] => {
        const meant = { ...hand, name: seatName(seat, table.dealer), written: !loose.has(seat) };
        return seat === reader ? [meant, { ...meant, name: 'you' }] : [meant];
      }),
    ),
  );
  return { ruleset, hands, tile: tileOf(before.table, frames) };
}

/** Returns the seat's hand; after a draw also the hand before that draw, since a sentence may mean either. */
function handsOf(table: Table, seat: Seat): Pick<MeantHand, 'hand' | 'drew'>[] {
  const hand = scoringHandAt(table, seat);
  const drew = table.seats[seat].concealed.length % 3 === 2;
  const { stage } = table;
  const tile = stage.phase === 'deciding' && stage.seat === seat ? (stage.drew?.tile ?? null) : null;
  return tile === null || !drew
    ? [{ hand, drew }]
    : [
        { hand, drew },
        { hand: scoringHandWith(hand, tile, -1), drew: false },
      ];
}

/** Returns the latest tile drawn, discarded or konged; null when there is none. */
function tileOf(before: Table, frames: readonly Frame[]): Kind | null {
  const come = frames.flatMap(({ event }) => tileIn(event) ?? []);
  const { stage } = before;
  return (
    come.at(-1) ?? offerOf(before)?.tile ?? (stage.phase === 'deciding' ? (stage.drew?.tile ?? null) : null)
  );
}

function tileIn(event: TableEvent | null): Kind | null {
  switch (event?.type) {
    case 'drew':
    case 'discarded':
    case 'konged':
      return event.tile;
    default:
      return null;
  }
}
