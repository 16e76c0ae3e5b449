/** A board about han is written exactly like one about fu. */
export { default } from '../fu/board.ts';
