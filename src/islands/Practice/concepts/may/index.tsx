import may from '../../../../puzzles/concepts/may/index.ts';
import type { Tried } from '../../../../puzzles/concepts/may/tried.ts';
import { asker } from '../../asker.ts';
import { missedIn, prove } from './prove.ts';
import { type SeenTable, see } from './see.ts';
import { rulesTold, View } from './view.tsx';

export default asker<Tried, SeenTable>({
  concept: may,
  View,
  rulesTold,
  see,
  prove,
  missed: missedIn,
});
