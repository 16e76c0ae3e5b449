import type { Ruleset } from '../../engine/ruleset.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import { Hand } from './Hand.tsx';
import type { HandProps } from './props.ts';

/** The rules of every game: without them nothing can be said of a hand. */
export const prepare = (given: unknown): Promise<readonly Ruleset[]> =>
  Promise.all((given as HandProps).games.map(async ({ id }) => rulesetOf(await loadGame(id))));

export const mount = mounting(Hand, (rulesets: readonly Ruleset[]) => ({ rulesets }));
