/** Operation `record`: `judgeOf([riichi], { record })`. */
export { recordOperation as record } from '../../judge/record.ts';
