/** What records in Japanese call a drawn deal. */
import type { RecordDraw } from './record.ts';

const DRAW_NAMES: Readonly<Record<string, RecordDraw>> = {
  荒牌平局: 'exhausted',
  全員聴牌: 'exhausted',
  全員不聴: 'exhausted',
  流局: 'exhausted',
  流し満貫: 'river-mangan',
  九種九牌: 'nine-kinds',
  四風連打: 'four-winds',
  四家立直: 'four-riichi',
  四開槓: 'four-kans',
  四槓散了: 'four-kans',
  三家和: 'three-wins',
  三家和了: 'three-wins',
};

/** Why the deal was drawn; null where it was not, or nobody knows. */
export const drawNamed = (name: string): RecordDraw | null => DRAW_NAMES[name] ?? null;
