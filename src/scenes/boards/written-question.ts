/** Lists the readers that turn an author's attributes into a question: about a hand, or about a moment of a scene. */

import { read as barred } from '../ruled-boards/barred.ts';
import { read as claim } from '../ruled-boards/claim.ts';
import { read as fu } from '../ruled-boards/fu.ts';
import { read as han } from '../ruled-boards/han.ts';
import { read as pass } from '../ruled-boards/pass.ts';
import { read as pays } from '../ruled-boards/pays.ts';
import { read as worth } from '../ruled-boards/worth.ts';
import type { RuleReader } from './board-claim.ts';
import { read as declare } from './declare.ts';
import { read as discard } from './discard.ts';
import { read as may } from './may.ts';
import { read as mend } from './mend.ts';
import { read as sort } from './sort.ts';
import { read as waits } from './waits.ts';
import { read as win } from './win.ts';

/** The attribute reader of each question kind. */
export const QUESTION_READERS: Readonly<Record<string, RuleReader>> = {
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
