import type { PracticeAnswerWords } from '../practice-answers.ts';
import { capital, inWords, list } from './numbers.ts';
import { asked } from './practice-question.ts';
import { tileMark } from './tile-marks.ts';

/** That what is asked beside the shape is there; of one condition the tiles say it. */
const met = (conditions: number): string =>
  conditions < 2
    ? ''
    : ` ${conditions === 2 ? 'Both' : `All ${inWords(conditions)}`} conditions of the game are met.`;

/** What the answers of practice are told, in English. */
export const answers: PracticeAnswerWords = {
  win: {
    ...asked.win,
    right: { wins: 'Yes, it wins.', loses: 'Right.' },
    wrong: { wins: 'It does win.', loses: 'No.' },
    why: (shape, conditions) => `${shape}.${met(conditions)}`,
    sets: (sets, pair, conditions) =>
      `${capital(inWords(sets))} sets, and the pair is ${pair}.${met(conditions)}`,
    turns: (rule) => `The rule that decides it is “${rule}”.`,
  },
  waits: {
    ...asked.waits,
    right: (tiles, count) => (count === 1 ? `Yes: ${tiles}, and no other.` : `Yes: ${tiles}.`),
    rightNone: 'Right, no tile wins.',
    missed: (tiles) => `You missed ${tiles}.`,
    wrongOne: (tile) => `Not ${tile}.`,
    with: (tile) => `With ${tile}`,
    shapely: (tiles, count) =>
      `${capital(tiles)} would make the shape too, but ${count === 1 ? 'does' : 'do'} not win.`,
    allHeld: 'You hold every one of them already.',
    notThese: 'What else you picked',
  },
  tile: {
    ...asked.tile,
    right: (tile) => `Yes, ${tile}.`,
    wrong: (tile) => `It is ${tile}.`,
    beside: 'What it looks like',
    mark: tileMark,
  },
  sort: {
    ...asked.sort,
    right: 'Yes, that is a complete hand.',
    rightNone: 'Right, it cannot be laid into sets.',
    noPair: (tiles) => `${capital(tiles)} are not a pair.`,
    can: 'It can be done.',
    cannot: 'It cannot be done.',
    broken: 'It has its sets, and still does not win.',
    rightBroken: 'Right, it has its sets and still does not win.',
    yours: 'What you laid',
    reading: (number, of) => (of === 1 ? 'How it is laid' : `One way to lay it (${number} of ${of})`),
  },
  mend: {
    ...asked.mend,
    right: 'Yes, now it wins.',
    wrong: 'That does not win yet.',
    all: 'Every exchange that wins',
  },
  discard: {
    right: (tile) => `Yes, ${tile}.`,
    rightToo: (tile) => `Yes, ${tile}; another is as good.`,
    wrong: (tile) => `Not ${tile}.`,
    leaves: (tiles, count) =>
      `Then ${tiles} would win: ${count === 1 ? 'one tile is' : `${count} tiles are`} left.`,
    leavesNone: (tile) => `With ${tile} gone, no tile wins.`,
    best: (tile, count) => `Without ${tile} ${count === 1 ? 'one tile wins' : `${count} tiles win`}.`,
    each: 'What each discard leaves',
    count: (count) => (count === 1 ? '1 tile' : `${count} tiles`),
  },
  claim: {
    ...asked.claim,
    right: (seat) => `Yes, ${seat}.`,
    wrong: (seat) => `It goes to ${seat}.`,
    wrongRule: (seat) => `It does go to ${seat}, but not for that reason.`,
    gets: (seat, call) => `${seat}’s ${call} gets the tile.`,
    too: (seats, count, call) => `${seats} ${count === 1 ? 'gets' : 'get'} it too, by calling ${call}.`,
    forbidden: 'This call is not allowed.',
    why: 'Call by call',
  },
  may: {
    ...asked.may,
    right: { allowed: 'Yes, you may.', forbidden: 'Right.' },
    wrong: { allowed: 'You may.', forbidden: 'No.' },
    why: {
      chow: (giver, run) => `${giver} plays just before you, and ${run} is a run.`,
      pung: (held) => `You hold ${held}, so the discard makes three.`,
      kong: (held, drew) => `You hold ${held}${drew ? ', and it is your turn to decide' : ''}.`,
      added: (pung, tiles) => `Your ${pung} of ${tiles} is on the table, and you drew the fourth yourself.`,
      win: (tile) =>
        tile === null ? 'Your hand is complete as it stands.' : `With ${tile} your hand is complete.`,
      discard: (tile) => `It is your turn, and you hold ${tile}.`,
      word: (word) => `It is your turn, and nothing you have done stops you from saying “${word}”.`,
    },
    others: 'The rules in question',
  },
  worth: {
    ...asked.worth,
    right: (total) => `Yes, ${total}.`,
    wrong: (total) => `It is worth ${total}.`,
    forgot: 'You left this out.',
    leftOut: (titles) => `You left out ${list(titles.map((title) => `“${title}”`))}.`,
    extra: 'this does not count',
    because: (titles, why) => `${titles.length > 0 ? `${list(titles)}: ${why}` : capital(why)}.`,
    sum: (given) => `All lines are right. You made it ${given}.`,
    counted: 'What counts',
    uncounted: 'What does not count',
  },
  pays: {
    ...asked.pays,
    right: 'Yes, that settles it.',
    wrong: 'Not quite.',
    how: 'Why',
    whom: 'Who pays whom',
    losersHave: 'What the other hands are worth',
    own: (title, tiles, worth) => `${title}${tiles === '' ? '' : ` (${tiles})`} ${worth}`,
    nothing: 'nothing that counts',
    comes: 'What it comes to',
    given: (amount) => `You gave ${amount}.`,
    zero: 'A settlement adds up to zero: what one player wins, others pay.',
  },
  pass: {
    ...asked.pass,
    right: { win: 'Yes, win with it.', pass: 'Right, you must pass.' },
    wrong: { win: 'You may win.', pass: 'You may not win.' },
    why: (tile, so, worth) =>
      [
        `${capital(tile)} completes your hand${worth === null ? '' : `, and ${worth.have} is enough: it takes ${worth.need}`}.`,
        so['passedWin'] === false ? 'You have not passed a win since your last draw.' : '',
        so['originalCall'] === true
          ? 'Your original call counts as fishing.'
          : so['fishing'] === true
            ? 'You said “fishing” with an earlier discard.'
            : so['hasDiscarded'] === false
              ? 'You have not discarded yet, so you need not have said “fishing”.'
              : '',
      ]
        .filter((text) => text !== '')
        .join(' '),
    passed: (tile) => `You let ${tile} go, and have not drawn since.`,
  },
};
