/** Operation `play`: `judgeOf([riichi], { play })`. */
export { playOperation as play } from '../../judge/play.ts';
