/** How high frames are before they say it themselves, as `npm run heights` measured them. */

/** Up to which width of the element a column holds, in twenties of CSS pixels; one more is for all that are wider. */
export const COLUMNS: readonly number[] = [21, 27, 29, 31, 35, 49, 55];

/** For each kind, or what is asked, or that in one game, a letter a column; see embed-heights.ts. */
export const MEASURED: Readonly<Record<string, string>> = {
  'scene/0': 'RRSRRONN',
  'scene/1': 'YY[YYVUT',
  'rule/0': ']]^\\\\YYW',
  'rule/1': '=7:4442.',
  claim: 'TRMMMNQN',
  discard: 'HHHHGCCB',
  may: 'YYYYXXXX',
  mend: 'RRRRRMRL',
  pass: 'JIHHHBBB',
  pays: 'ONMMMLKK',
  'pays/british': 'YVUUUUUU',
  sort: 'NMLLLJKJ',
  tile: 'JJFFFFFF',
  waits: 'SSRRRQQL',
  win: 'HHGGGAAA',
  worth: 'WTSRRNMM',
  'worth/british': '\\XTSSQPP',
  play: 'PQNV[[[Q',
  score: 'fdccb_ZU',
  drawn: ';5))++++',
};
