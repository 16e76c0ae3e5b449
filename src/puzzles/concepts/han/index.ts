/** Concept `han`: how many han? */
import { countOf } from '../../count-of.ts';

export default countOf('han');
