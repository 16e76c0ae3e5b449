import claim, { type Called } from '../../../../puzzles/concepts/claim/index.ts';
import { asker } from '../../asker.ts';
import { missedIn, prove } from './prove.ts';
import { isRight } from './standing.ts';
import { rulesTold, View } from './view.tsx';

export default asker<Called>({ concept: claim, View, rulesTold, prove, accepts: isRight, missed: missedIn });
