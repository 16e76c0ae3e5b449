/** Reads the parts of script lines: tiles, words, dice. */
import { FACE_DOWN, type Kind } from '../engine/tiles.ts';
import { atEnd, match, skipSpaces, type TextReader, wrong } from './reader.ts';
import { readGroup } from './tiles.ts';

/** Matches one or several words. They end before `despite` and `and passes a win`. */
const WORD = /[a-z0-9]+(?:[ -](?!despite |and passes a win)[a-z0-9]+)*/y;

export function readTileList(reader: TextReader): Kind[] {
  const tiles: Kind[] = [];
  for (;;) {
    const from = reader.at;
    const group = readGroup(reader);
    if (group.some((tile) => tile.as !== null || tile.kind === FACE_DOWN))
      throw wrong(reader, 'a plain tile', from);
    if (group.length === 0) break;
    for (const { kind } of group) tiles.push(kind);
    skipSpaces(reader);
  }
  if (tiles.length === 0) throw wrong(reader, 'tiles');
  return tiles;
}

export function needTile(reader: TextReader): Kind {
  const from = reader.at;
  const tile = optionalTile(reader);
  if (tile === null) throw wrong(reader, 'a tile', from);
  return tile;
}

export function optionalTile(reader: TextReader): Kind | null {
  if (!/[0-9A-Z_]/.test(reader.text.charAt(reader.at))) return null;
  const from = reader.at;
  const [tile, ...more] = readTileList(reader);
  if (tile === undefined || more.length > 0) throw wrong(reader, 'one tile, not several', from);
  return tile;
}

export function readWord(reader: TextReader): string {
  skipSpaces(reader);
  const word = match(reader, WORD);
  if (word === null) throw wrong(reader, 'a word in small letters');
  skipSpaces(reader);
  return word;
}

export function readDice(reader: TextReader): number[] {
  const dice: number[] = [];
  while (!atEnd(reader)) {
    const die = match(reader, /[1-6](?![0-9])/y);
    if (die === null) throw wrong(reader, 'a die from 1 to 6');
    dice.push(Number(die));
    skipSpaces(reader);
  }
  if (dice.length === 0) throw wrong(reader, 'what the dice show');
  return dice;
}
