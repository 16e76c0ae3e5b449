import pays, { type Won } from '../../../../puzzles/concepts/pays/index.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { see, type Worth } from './see.ts';
import { View } from './view.tsx';

export default asker<Won, Worth>({ concept: pays, View, see, prove });
