/**
 * How high frames are before they say it themselves, as `npm run heights` measured them: for each kind, or what is
 * asked, up to which width of the element, in twenties of CSS pixels, and how high, in tens, in turn.
 */
export const MEASURED: Readonly<Record<string, readonly number[]>> = {
  'scene/1': [33, 98, 41, 89, 100, 75],
  'scene/0': [41, 73, 100, 60],
  rule: [29, 105, 41, 93, 100, 80],
  claim: [25, 68, 100, 54],
  discard: [25, 50, 49, 38, 57, 41, 100, 35],
  may: [100, 106],
  mend: [35, 80, 49, 62, 55, 85, 100, 62],
  pass: [35, 45, 100, 37],
  pays: [35, 72, 100, 57],
  sort: [31, 64, 43, 53, 49, 45, 100, 52],
  tile: [25, 55, 100, 46],
  waits: [35, 80, 49, 62, 55, 78, 100, 61],
  win: [35, 41, 100, 35],
  worth: [25, 102, 35, 78, 100, 64],
  play: [29, 70, 31, 101, 55, 129, 100, 74],
  score: [17, 228, 31, 189, 35, 169, 49, 147, 53, 122, 100, 100],
  hand: [21, 26, 27, 19, 100, 11],
};
