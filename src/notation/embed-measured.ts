/** The heights of frames before they report their own, measured by `npm run heights`. */

/** The column widths, in CSS pixels. */
export const WIDTHS: readonly number[] = [320, 400, 560, 720, 960, 1200];

/**
 * Heights in CSS pixels, one per column of {@link WIDTHS}. Key: a kind of embed, a question kind, or either with a
 * game.
 */
export const HEIGHTS: Readonly<Record<string, readonly number[]>> = {
  scene: [972, 956, 946, 863, 732, 732],
  rule: [1207, 1157, 1136, 1018, 865, 856],
  reveal: [1310, 1251, 871, 856, 864, 809],
  barred: [804, 715, 662, 595, 544, 570],
  claim: [651, 606, 534, 503, 507, 516],
  declare: [619, 492, 497, 404, 375, 362],
  discard: [582, 476, 457, 385, 393, 380],
  fu: [618, 576, 557, 504, 491, 500],
  han: [558, 516, 497, 444, 431, 440],
  may: [1124, 1096, 1085, 1087, 1074, 1082],
  mend: [856, 782, 731, 606, 615, 602],
  pass: [437, 446, 427, 355, 363, 350],
  pays: [799, 725, 675, 581, 567, 576],
  'pays/british': [1186, 1152, 995, 922, 931, 918],
  sort: [747, 674, 629, 505, 461, 500],
  tile: [535, 535, 434, 451, 455, 442],
  waits: [794, 750, 731, 606, 615, 602],
  win: [408, 402, 383, 333, 341, 328],
  worth: [940, 879, 699, 633, 549, 594],
  play: [793, 744, 677, 1193, 1245, 738],
  score: [2290, 2020, 1828, 1655, 1578, 945],
  'score/hand': [486, 416, 336, 336, 336, 336],
  drawn: [260, 260, 105, 119, 119, 119],
};
