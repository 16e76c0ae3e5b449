import waits from '../../../../puzzles/concepts/waits/index.ts';
import type { Short } from '../../../../puzzles/concepts/waits/winning.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Short>({ concept: waits, View, prove });
