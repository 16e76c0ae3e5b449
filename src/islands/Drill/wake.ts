import type { PracticeBook } from '../Practice/props.ts';
import { mounting } from '../widget.ts';
import { Drill } from './Drill.tsx';
import { loadWhole } from './loading.ts';
import type { DrillProps, Loaded } from './props.ts';

/** The rules and how its questions are asked are there before the picture goes. */
export const prepare = (props: unknown): Promise<Loaded> => loadWhole(props as DrillProps & PracticeBook);

export const mount = mounting(Drill, (loaded: Loaded) => ({ loaded }));
