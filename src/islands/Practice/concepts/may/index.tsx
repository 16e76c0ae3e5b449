import may from '../../../../puzzles/concepts/may/index.ts';
import type { Tried } from '../../../../puzzles/concepts/may/tried.ts';
import { asker } from '../../asker.ts';
import { askedWith, rulesTold } from './asked.tsx';
import { missedIn, prove } from './prove.ts';
import { type SeenTable, see } from './see.ts';
import { Table } from './Table.tsx';

export default asker<Tried, SeenTable>({
  concept: may,
  View: askedWith(Table),
  rulesTold,
  see,
  prove,
  missed: missedIn,
});
