import may, { type Tried } from '../../../../puzzles/concepts/may/index.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Tried>({ concept: may, View, prove });
