/** English texts of the card for the table: what a hand brings, and what one says. */
import { amount, capital, number } from './numbers.ts';

export const card = {
  /** Its heading on the printed sheet. */
  page: 'In a deal',
  /** Its heading beside the table. */
  title: (game: string) => `${game}: card for the table`,
  close: 'Close',
  sheet: 'The sheet, to print',
  points: 'Points',
  patterns: 'What counts',
  limits: 'Limits',
  say: 'What to say, and when',
  han: (han: number) => amount(han, 'han'),
  fu: (fu: number) => `${number(fu)} fu`,
  /** No hand has so few han with these fu. */
  impossible: '–',
  /** What each of the others pays, and East where East is one of them: “300 / 500”, “500”. */
  drawn: (others: number, east: number | null) =>
    east === null ? number(others) : `${number(others)} / ${number(east)}`,
  caption: {
    discard: {
      other: 'Won on a discard: the discarder pays',
      east: 'East wins on a discard: the discarder pays',
    },
    draw: {
      other: 'Self-drawn: the two others pay / East pays',
      east: 'East draws it: each of the others pays',
    },
  },
  limit: {
    name: 'Limit',
    han: 'Han',
    discard: 'Discard',
    draw: 'Self-drawn',
    east: 'East, discard',
    eastDraws: 'East, self-drawn',
  },
  limitName: (limit: string) => (limit === 'counted' ? 'Counted yakuman' : capital(limit)),
  /** “6–7”, or “11 and more”. */
  from: (least: number, most: number | null) =>
    most === null ? `${least} and more` : least === most ? `${least}` : `${least}–${most}`,
  /** What a pattern is worth in an open hand, where that is not the same. */
  openHand: (han: number | null) => (han === null ? 'concealed only' : `open ${han}`),
};
