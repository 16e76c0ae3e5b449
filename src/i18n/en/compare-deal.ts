import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { CompareDealWords } from '../compare-deal.ts';
import { actionName } from './calls.ts';
import { theTile, tileList } from './tiles.ts';

/** What somebody wants to do, after “to”. */
function deed(action: Action, terms: Terms): string {
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

/** The page where one deal is played under two games, in English. */
export const parting: CompareDealWords = {
  title: 'Where the games part ways on the same deal',
  lead: 'The same hands, the same wall and the same choices at two tables, until a rule of one game sends them apart.',
  door: 'One deal, two games, move by move, until a rule sends them separate ways.',
  loading: 'The tables are being laid …',
  noScript: 'The tables need scripts. Every deal of the list is told in words below.',
  games: 'Two games',
  pair: (one, two) => `${one} and ${two}`,
  deal: 'A deal, and what its parting is about',
  choice: (seed, question) => `Deal ${seed}: ${question}`,
  alone: (game) => `A rule that only ${game} has`,
  own: (seed) => `Deal ${seed}`,
  seed: 'Any other seed',
  open: 'Deal it',
  link: 'Link to this deal',

  startTitle: 'How both tables begin',
  start:
    'Both have the same hands, the same wall and players who make the same choices. East holds a fourteenth tile at both. There are no flowers or seasons, and nothing is thrown or replaced before the first turn. A word that only one game has is said in that game alone.',
  seats:
    'Seats are compared by whose turn comes next: South plays after East at both tables, even where it is drawn on the other side.',
  leftOut: (game, kinds) => `Left out, because only ${game} has them: ${kinds}.`,
  kinds: {
    winds: 'the winds',
    dragons: 'the dragons',
    bonus: 'flowers and seasons',
    suits: 'some suited tiles',
  },
  given: (game, kinds) =>
    `${game} is played with one set more, so each of its players has three of a kind on the table from the start: ${kinds}. These tiles are in neither wall.`,
  beforeTitle: 'What differs before the first turn',

  controls: 'Steps of the deal',
  first: 'To the start',
  back: 'Back',
  next: 'Next',
  last: 'To the parting',
  place: (step, of) => `${step} of ${of}`,
  dealt: 'The tiles are dealt. East plays first.',
  settled: 'The deal is settled.',

  askTitle: 'What comes next?',
  askMay: (seat, action, terms) => `${seat} wants to ${deed(action, terms)} here. In which game may she?`,
  askWhere: (text) => `“${text}” Which game goes on like this?`,
  only: (game) => `Only ${game}`,
  isIn: (game) => `Only ${game}`,
  parted: (question) => (question === null ? 'Here they part' : `Here they part: ${question}`),
  beside: (game, about, rule) => `A second rule of ${game} (${rule}) parts them here too: ${about}`,
  still: 'Even with that rule exchanged they part here, because their hands have different sizes.',
  why: 'What each game says about it',
  nothing: 'Nothing of the kind happens here. Play goes on.',
  noRule: 'No rule about this.',
  alike: 'Both games come to the same end here. No rule parts them in this deal.',

  another: 'Find a deal that another rule parts',
  looking: 'Looking for another rule',
  tried: (count) => `${count} deals tried.`,
  stop: 'Stop',
  stopped: 'The search was stopped.',
  notFound: (count) => `No other rule parted them in ${count} deals.`,
  found: (seed) => `Deal ${seed} parts by another rule.`,
  failed: 'The search could not be started.',

  told: 'All the deals on the list, and where they part ways',
  toldLead: 'These are the answers to the questions above.',
  plain: (seed, steps) => `Deal ${seed}, after ${steps} steps in common.`,
};
