/** Checks sentences about waits against the hands they may mean. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { LessonError, type SourcePlace } from '../error.ts';
import { isTile, type TileInText } from './tiles.ts';
import type { WaitClaim } from './wait-forms.ts';
import { type WaitSentence, waitsIn } from './waits.ts';

/** A hand that a sentence may mean. */
export interface MeantHand {
  /** The seat name (“south”), or “you” for the reader's hand. */
  readonly name: string;
  readonly hand: ScoringHand;
  /** True when the hand holds one tile more than a waiting hand. */
  readonly drew: boolean;
  /** True for hands an author wrote down. Only these are meant by a sentence without a seat name. */
  readonly written: boolean;
}

/** What a sentence may refer to. */
export interface SentenceScope {
  readonly ruleset: Ruleset;
  /** The hands. A seat may appear twice, before and after the events, because a sentence may mean either. */
  readonly hands: readonly MeantHand[];
  /** The latest tile drawn or discarded; null when there is none. */
  readonly tile: Kind | null;
}

/** @throws LessonError for the first sentence about a wait that is false or cannot be read */
export function checkWaits(text: string, meant: SentenceScope, place: SourcePlace): void {
  for (const sentence of waitsIn(text)) checkSentence(sentence, meant, place);
}

function checkSentence(sentence: WaitSentence, meant: SentenceScope, place: SourcePlace): void {
  const { says, whose } = sentence;
  if (says.is === 'unread') {
    throw new LessonError(
      place,
      `“${sentence.text}” speaks of a wait, and cannot be read`,
      'Write “South waits for a 3 or a 6 of dots” or “a 7 of bamboo is missing”, or say it without a wait.',
    );
  }
  const of = (seat: string): readonly MeantHand[] => meant.hands.filter(({ name }) => name === seat);
  const isSo = (hands: readonly MeantHand[]): boolean => hands.some((hand) => holds(says, hand, meant));
  // In “West discards a tile that completes it”, the named seat need not be the one that waits.
  const anyWritten = whose.are === 'before' || says.is === 'this';
  const candidates = meant.hands.filter(
    ({ name, written }) => whose.seats.includes(name) || (anyWritten && written),
  );
  const so = whose.are === 'all' ? whose.seats.every((seat) => isSo(of(seat))) : isSo(candidates);
  if (so) return;
  const spoken = whose.seats.flatMap(of);
  throw new LessonError(
    place,
    `“${sentence.text}” is not so`,
    truth(spoken.length > 0 ? spoken : candidates, meant.ruleset),
  );
}

function holds(says: WaitClaim, hand: MeantHand, { ruleset, tile }: SentenceScope): boolean {
  if (says.is === 'short-without') return hand.drew && isShortWithout(says.tiles, hand, ruleset);
  if (hand.drew) return false;
  switch (says.is) {
    case 'all':
      return areAll(says.tiles, waits(says.byShape ? byShape(ruleset) : ruleset, hand.hand));
    case 'among': {
      const found = waits(says.byShape ? byShape(ruleset) : ruleset, hand.hand);
      return says.tiles.every((named) => found.some((kind) => isTile(named, kind)));
    }
    case 'this':
      return tile !== null && waits(ruleset, hand.hand).includes(tile);
    case 'kinds': {
      const { length } = waits(ruleset, hand.hand);
      return says.count === null ? length > 0 : length === says.count;
    }
    default:
      return false;
  }
}

/** Compares two lists of waits; neither may have a tile the other lacks. */
const areAll = (tiles: readonly TileInText[], found: readonly Kind[]): boolean =>
  tiles.length === found.length &&
  found.every((kind) => tiles.some((named) => isTile(named, kind))) &&
  tiles.every((named) => found.some((kind) => isTile(named, kind)));

/** Returns the ruleset without extra winning conditions, so that only the shape of the hand counts. */
const byShape = (ruleset: Ruleset): Ruleset => ({ ...ruleset, wins: { ...ruleset.wins, constraints: [] } });

function isShortWithout(tiles: readonly TileInText[], { hand }: MeantHand, ruleset: Ruleset): boolean {
  const counts = hand.counts.slice();
  for (const named of tiles) {
    const kind = counts.findIndex((count, at) => count > 0 && isTile(named, at));
    if (kind < 0) return false;
    counts[kind] = (counts[kind] as number) - 1;
  }
  return waits(ruleset, { ...hand, counts }).length > 0;
}

/** States the true waits of these hands, as the hint of a false claim. */
function truth(hands: readonly MeantHand[], ruleset: Ruleset): string {
  const sentences = hands.flatMap(({ name, hand, drew }) => {
    if (drew) return [];
    const found = waits(ruleset, hand);
    return [`${name} waits for ${found.length > 0 ? formatTiles(found, { spaced: true }) : 'nothing'}`];
  });
  return `${[...new Set(sentences)].join('; ') || 'No hand that is meant is one tile short'}.`;
}
