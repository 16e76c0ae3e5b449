/** The heights of frames before they report their own, measured by `npm run heights`. */

/** The column widths, in CSS pixels. */
export const WIDTHS: readonly number[] = [320, 400, 560, 720, 960, 1200];

/**
 * Heights in CSS pixels, one per column of {@link WIDTHS}. Key: a kind of embed, a question kind, or either with a
 * game.
 */
export const HEIGHTS: Readonly<Record<string, readonly number[]>> = {
  scene: [956, 945, 929, 860, 742, 732],
  rule: [1191, 1145, 1096, 1011, 865, 856],
  claim: [647, 607, 493, 512, 516, 520],
  discard: [610, 482, 463, 389, 397, 384],
  may: [1146, 1121, 1091, 1098, 1097, 1101],
  mend: [870, 796, 745, 614, 623, 610],
  pass: [526, 497, 477, 359, 367, 354],
  pays: [796, 731, 689, 586, 573, 582],
  'pays/british': [1194, 1181, 1002, 928, 937, 924],
  sort: [756, 682, 635, 509, 465, 504],
  tile: [537, 537, 436, 455, 459, 446],
  waits: [830, 764, 767, 636, 623, 632],
  win: [417, 408, 389, 337, 345, 332],
  worth: [946, 889, 709, 638, 565, 600],
  barred: [804, 715, 662, 595, 544, 570],
  declare: [619, 492, 497, 404, 375, 362],
  fu: [618, 576, 557, 504, 491, 500],
  han: [558, 516, 497, 444, 431, 440],
  reveal: [1310, 1251, 871, 856, 864, 809],
  play: [798, 737, 672, 1305, 1370, 736],
  score: [2452, 2154, 1828, 1776, 1730, 922],
  'score/hand': [486, 416, 336, 336, 336, 336],
  card: [3093, 3130, 3036, 2199, 1833, 1589],
  'card/british': [1772, 1839, 1762, 1283, 1006, 841],
  'card/changchun': [337, 314, 202, 337, 202, 202],
  'card/riichi': [6109, 6088, 5600, 4337, 3170, 2665],
  'card/two-five-eight': [381, 269, 202, 314, 269, 202],
  drawn: [264, 264, 166, 123, 123, 123],
};
