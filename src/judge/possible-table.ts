/** Checks the tiles that lie around the hands: together they must be possible at one table. */
import { isExposed } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Kind } from '../engine/tiles.ts';
import { DISCARDS } from '../evaluation/facts.ts';
import { type HandToJudge, tilesOf } from '../evaluation/hand.ts';
import { takenFrom } from '../evaluation/tiles.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { faultText } from './hand.ts';

/** The fields of the indicators, the open ones first. */
const INDICATORS = ['dora', 'ura'] as const;

/**
 * Checks the indicators beside the hands. @throws QuestionError for more than can lie there, for tiles that this game
 * does not have, and for more of a kind than there are
 * @param most the most that can be face up, where it is known
 * @param beside tiles that lie elsewhere, once each
 */
export function checkIndicators(
  fields: FieldReader,
  ruleset: Ruleset,
  beside: readonly HandToJudge[],
  most = ruleset.indicators?.most ?? 0,
): void {
  if (!ruleset.indicators) return;
  const [open, under] = [fields.tiles('dora', ''), fields.tiles('ura', '')];
  for (const [name, tiles] of [['dora', open] as const, ['ura', under] as const])
    if (tiles.length > most)
      throw fields.wrong(name, `${tiles.length} indicators; at most ${most} can lie there`);
  if (open.length > 0 && under.length > open.length)
    throw fields.wrong('ura', `${under.length} indicators under ${open.length}`);
  const allTiles = beside.flatMap(tilesOf);
  const { missing } = takenFrom(ruleset.tiles, [...allTiles, ...open, ...under]);
  // The hands themselves are checked before.
  if (!missing || missing.at < allTiles.length) return;
  const at = missing.at - allTiles.length;
  throw fields.wrong(INDICATORS[at < open.length ? 0 : 1], faultText(fields, missing.fault));
}

/**
 * Checks the discards of all seats beside the hands. A called discard is also in a meld, and the tile on offer may stand
 * among the discards of its seat. @throws QuestionError for more of a kind than there are
 * @param offered the tile on offer, where it lies in none of the hands
 */
export function checkDiscards(
  seats: readonly FieldReader[],
  ruleset: Ruleset,
  hands: readonly HandToJudge[],
  offered: readonly Kind[],
): void {
  if (!ruleset.ready) return;
  const melds = hands.flatMap((hand) => hand.melds.filter(isExposed));
  const allTiles = [...offered, ...hands.flatMap(tilesOf)];
  // How many discards of each kind may be one with a tile of a meld, or with the tile on offer.
  const free = new Map<Kind, number>(offered.map((tile) => [tile, 1]));
  for (const { tiles } of melds) for (const kind of new Set(tiles)) free.set(kind, (free.get(kind) ?? 0) + 1);
  for (const seat of seats) {
    for (const kind of seat.tiles(DISCARDS, '')) {
      const same = free.get(kind) ?? 0;
      if (same > 0) free.set(kind, same - 1);
      else allTiles.push(kind);
    }
    const { missing } = takenFrom(ruleset.tiles, allTiles);
    if (missing) throw seat.wrong(DISCARDS, faultText(seat, missing.fault));
  }
}
