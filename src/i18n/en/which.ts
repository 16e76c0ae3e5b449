import { capital, inWords, list } from './numbers.ts';

/** English texts of “Which game do we play?”. */
export const which = {
  title: 'Which game do we play?',
  lead: 'Answer up to eight questions about your table, and see which game comes nearest and which house rules make it yours.',
  /** Description where others link to it. */
  door: 'Answer a few questions about your table, and find the game and the house rules that you play by.',
  place: (number: number, most: number) => `Question ${number} of up to ${most}`,
  dontKnow: 'I don’t know',
  back: 'Back',
  again: 'Start again',
  yours: 'Your answers',
  /** Button of an answer, and what it changes. */
  change: 'Change',
  changeOf: (ask: string) => `Change your answer: ${ask}`,
  /** In place of the number, while an answer is being changed; and the button that leaves it as it is. */
  changing: 'Change your answer',
  leave: 'Leave it as it was',
  /** Placeholder for a question that the reader could not answer. */
  notKnown: 'you don’t know',
  /** The best candidates so far. */
  possible: (games: readonly string[]) =>
    games.length === 1 ? `Most likely: ${list(games)}.` : `Still possible: ${list(games)}.`,
  possibleForeign: (game: string) => `Most likely: ${game}, which this site does not teach.`,
  /** The result: one game fits every answer, several do, one is nearest, or there is nothing to go by. */
  fits: (game: string) => `You play ${game} mahjong`,
  /** Only a hint, the word that is called out, tells it from others. */
  likely: (game: string) => `You probably play ${game} mahjong`,
  oneOf: (games: readonly string[]) => `It could be ${games.join(' or ')} mahjong`,
  anyGame: 'It could be any game',
  near: (game: string) => `${game} mahjong comes nearest`,
  /** @param answers how many questions were answered, other than by not knowing */
  fitsText: (game: string, houseRules: number, answers: number) => {
    const fit = answers === 1 ? 'Your one answer fits' : 'All your answers fit';
    if (houseRules === 0) return `${fit} the ${game} game as this site plays it.`;
    return `${fit} the ${game} game with ${houseRules === 1 ? 'this house rule' : 'these house rules'}.`;
  },
  /**
   * @param isForeign whether the table plays a game that this site does not teach
   * @param isRecommended whether the game is near enough
   */
  nearText: (game: string, differing: number, isForeign: boolean, isRecommended: boolean) => {
    const answers = `${inWords(differing)} ${differing === 1 ? 'answer does' : 'answers do'} not fit`;
    if (isForeign) return `Of the games here, ${game} comes nearest, but ${answers}.`;
    const all = `${capital(answers)} the ${game} game, whatever its house rules.`;
    return isRecommended ? all : `${all} Your game may well be one that this site does not teach.`;
  },
  /** A game that this site does not teach: as the result, and beside a game that fits every answer. */
  soundsLike: (game: string) => `This sounds like ${game}`,
  notTaught: 'This site does not teach it.',
  orForeign: (game: string) => `It could also be ${game}, which this site does not teach.`,
  nothingKnown: 'You didn’t know any of the answers, so here is the smallest game to begin with.',
  /** Other games that fit every answer, or are equally near. @param answers how many were given */
  others: (games: readonly string[], fit: boolean, answers: number) => {
    const one = games.length === 1;
    if (fit) return `${list(games)} ${one ? 'fits' : 'fit'} ${answers === 1 ? 'it' : 'them'} just as well.`;
    return `${list(games)} ${one ? 'comes' : 'come'} just as near.`;
  },
  /** Games that only the word for a win tells from the one that is named. */
  rivals: (games: readonly string[]) =>
    `Only the word you call out tells it from ${list(games)}: by the rules you gave, it could be ${games.length === 1 ? 'that' : 'any of them'}.`,
  /** The table’s word for a win, and the game’s. */
  otherWord: (table: string, game: string, word: string) =>
    `At your table you call ${table}. The ${game} course says ${word}.`,
  houseRules: 'Your house rules',
  /** Other values of an option with the same answer. @param isRow whether they are consecutive */
  alike: (labels: readonly string[], isRow: boolean) => {
    const all =
      isRow && labels.length > 2 ? `${labels[0] ?? ''} to ${labels.at(-1) ?? ''}` : labels.join(', ');
    return `Or ${all}. Your answers do not say which.`;
  },
  differs: 'What differs',
  differsLead: 'No house rule makes these fit.',
  /** The table's answer beside a game's: “Your table: Nothing”, “Hong Kong: 3 fan”. */
  byTable: (answer: string) => `Your table: ${answer}`,
  byGame: (game: string, answer: string) => `${game}: ${answer}`,
  open: 'Still open',
  openLead:
    'These depend on the table, and your answers do not settle them. This is how this site plays them.',
  notAsked: (count: number) => `Not asked: ${count} more ${count === 1 ? 'question' : 'questions'}`,
  notAskedLead: (game: string) =>
    `This page assumes that you play these the way the ${game} game does. If not, another game may be nearer.`,
  rule: (title: string) => `§ ${title}`,
  begin: 'Where to begin',
  /** In its place where the game does not fit: what comes nearest is no recommendation. */
  nearestHere: 'What comes nearest here',
  nearestHereText: (game: string) =>
    `There is no course for your game. The nearest is ${game}, which you would have to unlearn in part:`,
  course: (game: string) => `Learn ${game} mahjong`,
  play: (own: boolean) => (own ? 'Play by your rules' : 'Play a deal'),
  set: (own: boolean) => (own ? 'Open your house rules' : 'Set house rules'),
  rulebook: (game: string) => `The ${game} rulebook`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link is in the address bar.',
  broken: 'This link cannot be used.',
  brokenText: (why: string) =>
    `${why} Here is the first question instead. The link stays in the address bar until you answer.`,
  /** All questions and answers, for readers without scripts. */
  all: 'Every question, and what each game answers',
  allLead:
    'With JavaScript this page asks you these questions. Without it, look for the column that is most like your table.',
  question: 'Question',
  /** An answer that a game gives only by an option. */
  byHouseRule: (answer: string) => `By a house rule: ${answer}`,
};
