import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import { loadAsker } from './askers.ts';
import { Practice } from './Practice.tsx';
import type { Loaded, PracticeProps } from './props.ts';

/** The rules and the generator are there before the picture goes. */
export async function prepare(props: unknown): Promise<Loaded> {
  const { ruleset, first } = props as PracticeProps;
  const [game, asker] = await Promise.all([loadGame(ruleset), loadAsker(first.asking.concept)]);
  return { game, asker };
}

export const mount = mounting(Practice, (loaded: Loaded) => ({ loaded }));
