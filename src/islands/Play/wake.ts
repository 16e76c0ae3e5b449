import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import { Play } from './Play.tsx';
import { type PlayProps, type Seated, sitDown } from './seated.ts';

/** The game and the hand are there before anything is drawn. */
export const prepare = async (props: unknown): Promise<Seated> =>
  sitDown(await loadGame((props as PlayProps).game));

export const mount = mounting(Play, (seated: Seated) => ({ seated }));
