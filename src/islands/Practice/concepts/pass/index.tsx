import pass, { type Offered } from '../../../../puzzles/concepts/pass/index.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Offered>({ concept: pass, View, prove });
