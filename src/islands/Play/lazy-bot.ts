/** The bots, loaded when it is first their turn. */
export { BOTS } from '../../bots/strengths.ts';
