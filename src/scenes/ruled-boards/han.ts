/** A board about han is written exactly like one about fu. */
export { read } from './fu.ts';
