/** Worker that searches for a deal in which the games differ by a new rule. A thousand deals take seconds. */
import { findAnother, seedsFrom } from '../../compare/deal/search.ts';
import type { GamePair } from '../../compare/deal/start.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';

/** Search request: `count` seeds from `first`; deals that differ by a rule in `known` do not count. */
export interface DealWish {
  readonly games: GamePair<string>;
  readonly known: readonly string[];
  readonly first: number;
  readonly count: number;
}

/** Messages of the worker: seeds tried so far; at the end the found seed, or null. */
export type SearchMessage =
  | { readonly is: 'tried'; readonly count: number }
  | { readonly is: 'done'; readonly seed: string | null }
  | { readonly is: 'failed' };

/** Number of seeds between progress messages. */
const EVERY = 5;

addEventListener('message', ({ data }: MessageEvent<DealWish>) => {
  look(data).then(tell, () => tell({ is: 'failed' }));
});

async function look({ games, known, first, count }: DealWish): Promise<SearchMessage> {
  const [a, b] = await Promise.all(games.map(loadGame));
  if (!a || !b) return { is: 'failed' };
  const rulesets: GamePair<Ruleset> = [rulesetOf(a), rulesetOf(b)];
  const found = findAnother(rulesets, new Set(known), seedsFrom(first, count), (tried) => {
    if (tried % EVERY === 0) tell({ is: 'tried', count: tried });
    return true;
  });
  return { is: 'done', seed: found?.seed ?? null };
}

const tell = (heard: SearchMessage): void => postMessage(heard);
