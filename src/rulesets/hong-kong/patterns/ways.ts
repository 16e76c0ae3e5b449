/** Patterns of how the last tile came; they count beside limit hands too. */
import type { WinSource } from '../../../engine/table.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { isDrawn, way } from '../../parts/finders.ts';

const isLast = (how: WinSource): boolean => (how.by === 'draw' ? how.drew.last : how.last);

export const WAYS: readonly FanPattern[] = [
  { id: 'self-draw', worth: 1, finds: way(isDrawn), luck: true },
  { id: 'robbing-the-gong', worth: 1, finds: way((how) => how.by === 'robbery') },
  { id: 'last-catch', worth: 1, finds: way(isLast), luck: true },
  {
    id: 'replacement',
    worth: 1,
    finds: way((how) => how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus')),
    luck: true,
  },
  {
    id: 'double-replacement',
    worth: 8,
    finds: way((how) => how.by === 'draw' && how.drew.chain >= 2),
    replaces: ['replacement'],
    luck: true,
  },
];
