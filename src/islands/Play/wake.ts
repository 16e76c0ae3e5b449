import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import { Play } from './Play.tsx';
import { type PlayProps, type Seated, sitDown } from './seated.ts';

/** The game, the hand and what they are drawn with are there before anything is. */
export async function prepare(props: unknown): Promise<Seated> {
  const own = props as PlayProps;
  return sitDown(await loadGame(own.game), own);
}

export const mount = mounting(Play, (seated: Seated) => ({ seated }));
