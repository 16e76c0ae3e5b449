/** Lists the readers that turn an author's attributes into a question: about a hand, or about a moment of a scene. */
import type { RuleReader } from './board-claim.ts';
import { read as declare } from './boards/declare.ts';
import { read as discard } from './boards/discard.ts';
import { read as may } from './boards/may.ts';
import { read as mend } from './boards/mend.ts';
import { read as sort } from './boards/sort.ts';
import { read as waits } from './boards/waits.ts';
import { read as win } from './boards/win.ts';
import { read as barred } from './ruled-boards/barred.ts';
import { read as claim } from './ruled-boards/claim.ts';
import { read as fu } from './ruled-boards/fu.ts';
import { read as han } from './ruled-boards/han.ts';
import { read as pass } from './ruled-boards/pass.ts';
import { read as pays } from './ruled-boards/pays.ts';
import { read as worth } from './ruled-boards/worth.ts';

/** The attribute reader of each question kind. */
export const WRITTEN: Readonly<Record<string, RuleReader>> = {
  win,
  sort,
  waits,
  discard,
  mend,
  pass,
  worth,
  pays,
  may,
  claim,
  declare,
  barred,
  han,
  fu,
};
