import { loadGame } from '../../rulesets/registry.ts';
import { loadAsker } from '../Practice/askers.ts';
import { mounting } from '../widget.ts';
import { Drill } from './Drill.tsx';
import { type DrillProps, kindsIn, type Loaded } from './props.ts';

/** The rules and how its questions are asked are there before the picture goes. */
export async function prepare(props: unknown): Promise<Loaded> {
  const { ruleset, boards } = props as DrillProps;
  const [game, ...askers] = await Promise.all([
    loadGame(ruleset),
    ...kindsIn(boards).map(async (kind) => [kind, await loadAsker(kind)] as const),
  ]);
  return { game, askers: new Map(askers) };
}

export const mount = mounting(Drill, (loaded: Loaded) => ({ loaded }));
