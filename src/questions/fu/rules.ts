/** Concept `fu`: how many fu? */
import { countOf } from '../parts/count-of.ts';

export default countOf('fu');
