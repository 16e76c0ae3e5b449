/** Concept `han`: how many han? */
import { countOf } from '../parts/count-of.ts';

export default countOf('han');
