/** How high frames are before they say it themselves, as `npm run heights` measured them. */

/** Up to which width of the element a column holds, in twenties of CSS pixels; one more is for all that are wider. */
export const COLUMNS: readonly number[] = [21, 25, 29, 31, 35, 37, 49, 55];

/** For each kind, or what is asked, or that in one game, a letter a column; see embed-heights.ts. */
export const MEASURED: Readonly<Record<string, string>> = {
  'scene/0': 'OOQPPPNMM',
  'scene/1': 'WWVUUUSQQ',
  rule: '[ZZZYWWVU',
  claim: 'TSQNNNNRN',
  discard: 'HHHHFDDDD',
  may: 'YXYYYYYZZ',
  mend: 'SRRRRSMRM',
  pass: 'KJJHHCCCC',
  pays: 'PONNNMMLM',
  'pays/british': 'YVUUUTTTT',
  sort: 'PMLLLJKLJ',
  tile: 'KKFFFGHGG',
  waits: 'SRRRRQNQM',
  win: 'HGGFF@AAA',
  worth: 'VTQPPMOLL',
  'worth/british': '\\[UTTRRRR',
  play: 'PQOW[[\\\\Q',
  score: 'gcccb__ZV',
  drawn: ';5/*+++++',
};
