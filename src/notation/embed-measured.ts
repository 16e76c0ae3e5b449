/** How high frames are before they say it themselves, as `npm run heights` measured them. */

/** The widths of the columns, in CSS pixels. */
export const WIDTHS: readonly number[] = [320, 400, 560, 720, 960, 1200];

/** For each kind, or what is asked, or that in one game: a height a column, in CSS pixels. */
export const HEIGHTS: Readonly<Record<string, readonly number[]>> = {
  scene: [1092, 1092, 1040, 899, 899, 795],
  rule: [1204, 1204, 1147, 943, 943, 899],
  claim: [856, 856, 608, 639, 639, 639],
  discard: [552, 552, 525, 412, 412, 392],
  may: [1092, 1092, 1092, 1040, 1040, 1040],
  mend: [856, 856, 815, 639, 639, 608],
  pass: [525, 525, 476, 356, 356, 356],
  pays: [670, 670, 608, 579, 579, 552],
  'pays/british': [1092, 1092, 899, 899, 899, 899],
  sort: [739, 739, 639, 552, 552, 552],
  tile: [525, 525, 432, 432, 432, 432],
  waits: [856, 856, 815, 739, 739, 608],
  win: [476, 476, 454, 339, 339, 339],
  worth: [991, 991, 815, 639, 639, 608],
  'worth/british': [1264, 1264, 856, 739, 739, 704],
  play: [739, 739, 639, 1204, 1204, 739],
  score: [2059, 2059, 1779, 1464, 1464, 899],
  'score/hand': [454, 454, 339, 339, 339, 339],
  drawn: [253, 253, 105, 116, 116, 116],
};
