import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { actionName } from './calls.ts';
import { theTile, tileList } from './tiles.ts';

/** Describes an intended action, to follow “to”. */
function infinitiveOf(action: Action, terms: Terms): string {
  switch (action.do) {
    case 'win':
      return 'win';
    case 'discard':
      return `discard ${theTile(action.tile)}`;
    case 'chow':
      return `call a ${terms.chow} with ${tileList(action.using)}`;
    case 'pung':
      return `call a ${terms.pung}`;
    case 'kong':
      return `make a ${terms.kong} with ${theTile(action.tile)}`;
    default:
      return `do this: ${actionName(action, terms)}`;
  }
}

/** English texts of the page that plays one deal under two games. */
export const compareDeal = {
  title: 'Where the games part ways on the same deal',
  lead: 'The same hands, the same wall and the same choices at two tables, until a rule of one game sends them apart.',
  /** Description of the page where others link to it. */
  door: 'One deal, two games, move by move, until a rule sends them separate ways.',
  loading: 'The tables are being laid …',
  noScript: 'The tables need scripts. Every deal on the list is told in words below.',
  games: 'Two games',
  /** Two games in a list: "Hong Kong and British". */
  pair: (one: string, two: string) => `${one} and ${two}`,
  deal: 'A deal, and the question that parts the games',
  /** An entry of the list: the deal's seed, and the question its parting is about. */
  choice: (seed: string, question: string) => `Deal ${seed}: ${question}`,
  /** The topic of a deal whose rule has no counterpart in the other game. */
  alone: (game: string) => `A rule that only ${game} has`,
  /** The open deal, where it is not in the list. */
  own: (seed: string) => `Deal ${seed}`,
  seed: 'Any other seed',
  open: 'Deal it',
  link: 'Link to this deal',

  startTitle: 'How both tables begin',
  start:
    'Both have the same hands, the same wall and players who make the same choices. East holds a fourteenth tile at both. There are no flowers or seasons, and nothing is thrown or replaced before the first turn. A word that only one game has is said only there.',
  seats:
    'Seats are compared by whose turn comes next: South plays after East at both tables, even where that seat is shown on the other side.',
  /** Tiles that only one of the two games has. */
  leftOut: (game: string, kinds: string) => `Left out, because only ${game} has them: ${kinds}.`,
  /** Names of the groups of tiles left out. */
  kinds: {
    winds: 'the winds',
    dragons: 'the dragons',
    bonus: 'flowers and seasons',
    suits: 'some suited tiles',
  },
  honours: (game: string, kinds: string) =>
    `${game} is played with one set more, so each of its players has three of a kind on the table from the start: ${kinds}. These tiles are in neither wall.`,
  beforeTitle: 'What differs before the first turn',

  controls: 'Steps of the deal',
  first: 'To the start',
  back: 'Back',
  next: 'Next',
  last: 'To the parting',
  place: (step: number, of: number) => `${step} of ${of}`,
  /** Status before the first event. */
  dealt: 'The tiles are dealt. East plays first.',
  /** Status where both games pay the same. */
  settled: 'The deal is settled.',

  askTitle: 'What comes next?',
  askMay: (seat: string, action: Action, terms: Terms) =>
    `${seat} wants to ${infinitiveOf(action, terms)} here. In which game is that allowed?`,
  askWhere: (text: string) => `“${text}” Which game goes on like this?`,
  only: (game: string) => `Only ${game}`,
  /** Label on an answer that holds in one game only. */
  isIn: (game: string) => `Only ${game}`,
  parted: (question: string | null) => (question === null ? 'Here they part' : `Here they part: ${question}`),
  /** Another rule of this game that also makes the games part here, with its topic. */
  beside: (game: string, about: string, rule: string) =>
    `A second rule of ${game} (${rule}) parts them here too: ${about}`,
  /** The games part here even with all those rules exchanged. */
  still: 'Even without that difference they would part here, because their hands have different sizes.',
  why: 'What each game says about it',
  /** For the game that does nothing where the other does something. */
  nothing: 'Nothing of the kind happens here. Play goes on.',
  noRule: 'No rule about this.',
  /** For a deal in which both games reach the same end. */
  alike: 'Both games come to the same end here. No rule parts them in this deal.',

  another: 'Find a deal where another rule parts them',
  looking: 'Looking for another rule',
  tried: (count: string) => `${count} deals tried.`,
  stop: 'Stop',
  stopped: 'The search was stopped.',
  notFound: (count: string) => `No other rule parted them in ${count} deals.`,
  found: (seed: string) => `Deal ${seed} parts by another rule.`,
  failed: 'The search could not be started.',

  allDeals: 'All the deals on the list, and where they part ways',
  allDealsLead: 'These are the answers to the questions above.',
  /** One deal in the list for readers without scripts. */
  plain: (seed: string, steps: string) => `Deal ${seed}, after ${steps} steps in common.`,
};
