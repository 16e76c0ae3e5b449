/** How high frames are before they say it themselves, as `npm run heights` measured them. */

/** Up to which width of the element a column holds, in twenties of CSS pixels; one more is for all that are wider. */
export const COLUMNS: readonly number[] = [21, 27, 29, 31, 35, 49, 55];

/** For each kind, or what is asked, or that in one game, a letter a column; see embed-heights.ts. */
export const MEASURED: Readonly<Record<string, string>> = {
  'scene/0': 'YXYWWVTS',
  'scene/1': 'SSSRRPPO',
  'scene/2': '_^]]]ZXV',
  'rule/0': '[ZZYYVUU',
  'rule/1': ';7554422',
  'rule/2': 'a``_^\\YY',
  claim: 'TRMMMNQN',
  discard: 'KJJJIEFD',
  may: 'YYYYXXXX',
  mend: 'TSSSSNSM',
  pass: 'JIHHHBBB',
  pays: 'ONMMMLKK',
  'pays/british': 'YVUUUUUU',
  sort: 'QNNNNKLK',
  tile: 'JJFFFFFF',
  waits: 'TTSSSQRM',
  win: 'HHGGGAAA',
  worth: 'WTSRRNMM',
  'worth/british': '\\XTSSQPP',
  play: 'QQNVZ[[Q',
  score: 'fdccb_ZU',
  'score/hand': 'GBAAAAAA',
  drawn: ';5))++++',
};
