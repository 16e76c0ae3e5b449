import worth, { type Counted } from '../../../../puzzles/concepts/worth/index.ts';
import { asker } from '../../asker.ts';
import { missedIn, prove } from './prove.ts';
import { rulesTold, View } from './view.tsx';

export default asker<Counted>({ concept: worth, View, rulesTold, prove, missed: missedIn });
