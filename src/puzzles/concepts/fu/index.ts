/** Concept `fu`: how many fu? */
import { countOf } from '../../count-of.ts';

export default countOf('fu');
