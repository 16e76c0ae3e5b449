/**
 * The link of a hand that is judged by every game, in a URL fragment. It is a score link with three more fields: the
 * size of the hand, and the sets to add or leave out in games with more or fewer sets. Example:
 * `v=1&hand=123m.456p.55m.%5BEEE%5E%5D.+5s&seat=s&add=789p&end`
 */
import type { Kind } from '../engine/tiles.ts';
import { atEnd, peek, type TextReader, wrong } from './reader.ts';
import { EMPTY_SCORE, readScoreFields, SCORE_KEYS, type ScoreLink, scoreFields } from './score-link.ts';
import { readList, readWhole } from './share-fields.ts';
import { formatLink, parseLink } from './share-frame.ts';
import { formatTiles } from './tile-text.ts';
import { needGroup } from './tiles.ts';

/**
 * The parsed link. The kind of hand, facts and options of a score link are not used, because each belongs to one game.
 */
export interface HandLink extends ScoreLink {
  /** The intended number of tiles, while the hand has another number. */
  readonly size: number;
  readonly added: readonly (readonly Kind[])[];
  readonly left: readonly (readonly Kind[])[];
}

/** Four sets and a pair, the size in most games. */
const USUAL_SIZE = 14;
const MOST_TILES = 30;
const SIZES_OF_SETS: readonly number[] = [3, 4];

export const EMPTY_HAND: HandLink = { ...EMPTY_SCORE, size: USUAL_SIZE, added: [], left: [] };

const { under, facts, chosen, indicators, beneath, counters, pot } = EMPTY_SCORE;
/** Default values for the fields that belong to a single game. */
const NOT_OF_A_GAME = { under, facts, chosen, indicators, beneath, counters, pot };

const KEYS = [...SCORE_KEYS, 'size', 'add', 'left'] as const;

/** Formats the link as a fragment, without “#”. */
export function formatHandLink(link: HandLink): string {
  const { size, added, left } = link;
  const sets = (all: HandLink['added']): string => all.map((tiles) => formatTiles(tiles)).join(',');
  return formatLink<(typeof KEYS)[number]>([
    ...scoreFields({ ...link, ...NOT_OF_A_GAME }),
    size === USUAL_SIZE ? null : ['size', String(size)],
    added.length > 0 ? ['add', sets(added)] : null,
    left.length > 0 ? ['left', sets(left)] : null,
  ]);
}

/**
 * Parses a fragment, with or without “#”; score links are accepted too.
 * @throws ShareError with the place of the error
 */
export const parseHandLink = (text: string): HandLink =>
  parseLink(text, KEYS, (value) => {
    const sets = (reader: TextReader): Kind[][] => readList(reader, ',', readSet);
    return {
      ...readScoreFields(value),
      ...NOT_OF_A_GAME,
      size: value('size', USUAL_SIZE, (reader) =>
        readWhole(reader, 2, MOST_TILES, 'how many tiles a hand has'),
      ),
      added: value('add', [], sets),
      left: value('left', [], sets),
    };
  });

function readSet(reader: TextReader): Kind[] {
  const from = reader.at;
  const tiles: Kind[] = [];
  while (!atEnd(reader) && peek(reader) !== ',') tiles.push(...needGroup(reader).map(({ kind }) => kind));
  if (SIZES_OF_SETS.includes(tiles.length)) return tiles;
  throw wrong(reader, 'the tiles of a set', from);
}
