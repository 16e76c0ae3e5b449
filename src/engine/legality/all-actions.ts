/** Lists every action a reader could try: "why not?" must have an answer for each. */
import type { Action } from '../action.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Two } from '../runs.ts';
import { SEATS } from '../seats.ts';
import { offerOf } from '../selectors.ts';
import type { Table } from '../table.ts';
import { EAST, isRed, isSuited, type Kind, placeOf, plainKind, RED_DRAGON, redOf, suitOf } from '../tiles.ts';

/**
 * For each seat: discards of every kind, alone and with every declared word; pass, win, pung; a kong of every kind,
 * also with jokers if the game has them; showing every kind; chows with any two of the seven kinds nearest to the
 * offered tile, and with two honours; every word alone; an exchange of the first three tiles.
 */
export function expressible(ruleset: Ruleset, table: Table): Action[] {
  const kinds = ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));
  const words = ruleset.clauses.flatMap((clause) => clause.words ?? []);
  const pairs = chowPairs(kinds, offerOf(table)?.tile ?? null);
  const withJokers = ruleset.jokers ? { pung: [1, 2], kong: [1, 2, 3] } : { pung: [], kong: [] };
  const actions: Action[] = [];
  for (const seat of SEATS) {
    actions.push({ do: 'pass', seat }, { do: 'win', seat }, { do: 'pung', seat });
    for (const tile of kinds) {
      actions.push({ do: 'discard', seat, tile });
      if (!isRed(tile)) actions.push({ do: 'kong', seat, tile }, { do: 'show', seat, tile });
      for (const jokers of withJokers.kong) actions.push({ do: 'kong', seat, tile, jokers });
      for (const says of words) actions.push({ do: 'discard', seat, tile, says });
    }
    for (const jokers of withJokers.pung) actions.push({ do: 'pung', seat, jokers });
    for (const using of redPairs(kinds, offerOf(table)?.tile ?? null))
      actions.push({ do: 'pung', seat, using });
    for (const using of pairs) actions.push({ do: 'chow', seat, using });
    for (const word of words) actions.push({ do: 'say', seat, word });
    actions.push({ do: 'exchange', seat, tiles: table.seats[seat].concealed.slice(0, 3) });
  }
  return actions;
}

/** Pairs for a pung of the offered tile that include a red five. */
function redPairs(tiles: readonly Kind[], tile: Kind | null): readonly Two[] {
  const red = tile === null ? null : redOf(plainKind(tile));
  if (tile === null || red === null || !tiles.includes(red)) return [];
  return [
    [plainKind(tile), red],
    [red, red],
  ];
}

function chowPairs(kinds: readonly Kind[], tile: Kind | null): [Kind, Kind][] {
  const around = tile ?? (kinds[0] as Kind);
  const away = (kind: Kind): number => Math.abs(placeOf(kind) - placeOf(around));
  const near = kinds
    .filter((kind) => !isSuited(plainKind(around)) || suitOf(plainKind(kind)) === suitOf(plainKind(around)))
    .sort((a, b) => away(a) - away(b) || placeOf(a) - placeOf(b))
    .slice(0, 7)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const pairs: [Kind, Kind][] = [];
  for (const [i, low] of near.entries()) for (const high of near.slice(i)) pairs.push([low, high]);
  pairs.push([EAST, RED_DRAGON]);
  return pairs;
}
