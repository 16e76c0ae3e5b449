/** Sentences that speak of a wait, compared with what the rules say of the hands they may mean. */
import type { Ruleset, ScoringHand } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { LessonError, type SourcePlace } from '../error.ts';
import { isTile, type TileInText } from './tiles.ts';
import type { WaitClaim } from './wait-forms.ts';
import { type WaitSentence, waitsIn } from './waits.ts';

/** A hand that a sentence may mean. */
export interface MeantHand {
  /** “south”, or “you” where it is the reader's. */
  readonly name: string;
  readonly hand: ScoringHand;
  /** Whether it has a tile more than it waits with. */
  readonly drew: boolean;
  /** Whether it may be meant where no seat is named: hands that somebody wrote down. */
  readonly written: boolean;
}

/** What a sentence may speak of. */
export interface SentenceScope {
  readonly ruleset: Ruleset;
  /** One seat's hand may be there as it was before and as it is after what happened: either may be meant. */
  readonly hands: readonly MeantHand[];
  /** The tile that has just come up; null where none has. */
  readonly tile: Kind | null;
}

/** @throws LessonError for the first sentence that says what is not so, or that cannot be read */
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
  // “West discards a tile that completes it”: of a tile, whoever is named need not be who waits.
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

/** Each tile that is named is a wait, and each wait is named. */
const areAll = (tiles: readonly TileInText[], found: readonly Kind[]): boolean =>
  tiles.length === found.length &&
  found.every((kind) => tiles.some((named) => isTile(named, kind))) &&
  tiles.every((named) => found.some((kind) => isTile(named, kind)));

/** The game with its shapes alone, and no condition beside them. */
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

/** What is true of these hands, for an author who said something else. */
function truth(hands: readonly MeantHand[], ruleset: Ruleset): string {
  const sentences = hands.flatMap(({ name, hand, drew }) => {
    if (drew) return [];
    const found = waits(ruleset, hand);
    return [`${name} waits for ${found.length > 0 ? formatTiles(found, { spaced: true }) : 'nothing'}`];
  });
  return `${[...new Set(sentences)].join('; ') || 'No hand that is meant is one tile short'}.`;
}
