/** Every action that a reader could think of trying: what "why not?" must be able to answer. */
import type { Action } from '../action.ts';
import type { Ruleset } from '../ruleset.ts';
import { SEATS } from '../seats.ts';
import { offered } from '../selectors.ts';
import type { Table } from '../table.ts';
import { EAST, isSuited, type Kind, RED_DRAGON, suitOf } from '../tiles.ts';

/**
 * Of each seat: discards of every kind, alone and with every declared word; pass, win, pung; a kong of every
 * kind, with jokers too where there are any; chows with any two of the seven kinds nearest to the tile on offer, and with two honours; every word
 * by itself; and what the present step of dealing or settling asks for, with every kind.
 */
export function expressible(ruleset: Ruleset, table: Table): Action[] {
  const kinds = ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));
  const words = ruleset.clauses.flatMap((clause) => clause.words ?? []);
  const pairs = chowPairs(kinds, offered(table)?.tile ?? null);
  const withJokers = ruleset.jokers ? { pung: [1, 2], kong: [1, 2, 3] } : { pung: [], kong: [] };
  const actions: Action[] = [];
  for (const seat of SEATS) {
    actions.push({ do: 'pass', seat }, { do: 'win', seat }, { do: 'pung', seat });
    for (const tile of kinds) {
      actions.push({ do: 'discard', seat, tile }, { do: 'kong', seat, tile }, { do: 'show', seat, tile });
      for (const jokers of withJokers.kong) actions.push({ do: 'kong', seat, tile, jokers });
      for (const says of words) actions.push({ do: 'discard', seat, tile, says });
    }
    for (const jokers of withJokers.pung) actions.push({ do: 'pung', seat, jokers });
    for (const using of pairs) actions.push({ do: 'chow', seat, using });
    for (const word of words) actions.push({ do: 'say', seat, word });
    actions.push({ do: 'exchange', seat, tiles: table.seats[seat].concealed.slice(0, 3) });
  }
  return actions;
}

function chowPairs(kinds: readonly Kind[], tile: Kind | null): [Kind, Kind][] {
  const around = tile ?? (kinds[0] as Kind);
  const near = kinds
    .filter((kind) => !isSuited(around) || suitOf(kind) === suitOf(around))
    .sort((a, b) => Math.abs(a - around) - Math.abs(b - around) || a - b)
    .slice(0, 7)
    .sort((a, b) => a - b);
  const pairs: [Kind, Kind][] = [];
  for (const [i, low] of near.entries()) for (const high of near.slice(i)) pairs.push([low, high]);
  pairs.push([EAST, RED_DRAGON]);
  return pairs;
}
