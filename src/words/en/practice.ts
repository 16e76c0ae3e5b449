import type { PracticeWords } from '../practice.ts';
import { capital, inWords } from './numbers.ts';
import { answers } from './practice-answers.ts';

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** The words of practice in English. */
export const practice: PracticeWords = {
  title: 'Practise',
  lead: 'As many questions as you like, each with its proof. The ones you miss come back, later in the session and on other days.',
  of: (game) => `Practise ${game}`,
  ofConcept: (concept, game) => `${concept} ${game} practice`,
  due: {
    title: 'Due now',
    texts: {
      missed: ['Not missed,', 'Missed once,', 'Missed twice,', 'Missed % times,'],
      since: ['last asked today.', 'last asked yesterday.', 'last asked % days ago.'],
      more: ['', 'One more is asked in a mixed session.', '% more are asked in a mixed session.'],
      nothing: ['Nothing is due. What you miss comes back here when it is time to ask it again.'],
      later: [
        'Nothing is due now. The next question comes back later today.',
        'Nothing is due now. The next question comes back tomorrow.',
        'Nothing is due now. The next question comes back in % days.',
      ],
      count: ['', '1 due', '% due'],
    },
  },
  map: {
    title: 'The rules, and how well you know them',
    lead: 'Every rule that a question here can be about, by the lesson that teaches it.',
    grasp: { held: 'known', shaky: 'shaky', new: 'new' },
    legend: {
      held: 'right twice in a row, wherever it was asked',
      shaky: 'missed, or not asked often enough',
      new: 'not asked yet',
    },
    other: 'Not in a lesson',
  },
  files: {
    title: 'Take it with you',
    text: 'What you missed is kept in this browser alone. Save it as a file to take it to another one.',
    out: 'Save as a file',
    in: 'Load a file',
    texts: {
      taken: [
        'The file holds nothing new.',
        'One rule was taken from the file.',
        '% rules were taken from the file.',
      ],
      unreadable: ['This is not a practice file that can be read here. Nothing has changed.'],
    },
  },
  noScript: 'Answering needs JavaScript. Here are twelve questions, with their answers folded away.',
  answer: 'Show the answer',
  example: (number) => `Question ${number}`,
  mixed: {
    ask: 'A bit of everything',
    name: 'A mixed session',
    about: 'Every kind of question, and first of all what is due.',
    how: '',
  },
  concepts: {
    win: {
      ask: 'Is it a win?',
      name: 'Is it a win?',
      about: 'Complete hands, and hands that just miss.',
      how: '',
    },
    waits: {
      ask: 'Which tiles complete it?',
      name: 'What completes it?',
      about: 'One tile short: find every tile that wins.',
      how: 'Pick every tile that wins, and no other.',
    },
    tile: {
      ask: 'Which tile is this?',
      name: 'Name the tile',
      about: 'Every face of the set, without an index.',
      how: '',
    },
    sort: {
      ask: 'Lay it out as a winning hand',
      name: 'Sort it',
      about: 'Lay a hand into sets and a pair that win, or see that it cannot be done.',
      how: 'Press three tiles to lay them down as a set. The two that are left are the pair.',
    },
    mend: {
      ask: 'One tile is wrong. Which?',
      name: 'Mend it',
      about: 'One tile away from a win: which goes, and which comes in?',
      how: 'Press the tile that goes, then the tile that comes in.',
    },
    discard: {
      ask: 'What do you discard?',
      name: 'What do you discard?',
      about: 'Keep the most tiles that win.',
      how: 'Press the tile after which the most tiles win.',
    },
    claim: {
      ask: 'Who gets the tile?',
      name: 'Which call wins the tile?',
      about: 'One discard, several calls: who gets it, and by which rule does each of the others lose?',
      how: 'Say of each call whether it gets the tile, or by which rule it loses.',
    },
    may: {
      ask: 'May you?',
      name: 'May I?',
      about: 'A move at the table: allowed, or forbidden by which rule?',
      how: '',
    },
    worth: {
      ask: 'What is it worth?',
      name: 'What is it worth?',
      about: 'Tick what counts, then give the total.',
      how: 'Tick every line that counts, then give the total.',
    },
    pays: {
      ask: 'Who pays whom?',
      name: 'Who pays whom?',
      about: 'Somebody has won. Settle up.',
      how: 'Give what each seat wins or pays, with a minus for what is paid.',
    },
    pass: {
      ask: 'Win, or pass?',
      name: 'Win, or pass?',
      about: 'The tile completes your hand. May you win with it?',
      how: '',
    },
  },
  session: {
    place: (at, of) => (of === null ? `Question ${at}` : `Question ${at} of ${of}`),
    right: (right, of) => (of === 0 ? '' : `${right} of ${of} right`),
    back: 'You missed one like this before.',
    next: 'Next question',
    finish: 'See how it went',
    check: 'Check',
    share: 'Share',
    copied: 'The address of this question is copied.',
    notCopied: (address) => `Copy this address: ${address}`,
    dealing: 'Dealing the next one …',
    none: {
      head: 'There is no such question here.',
      text: 'No question of this kind is about what you asked for. Choose another kind, or ask for all rules.',
    },
    keys: 'Keys',
    keysList: [
      ['1 – 9', 'give that answer, or tick that line'],
      ['Y, N …', 'the letter on an answer'],
      [
        '5 P, 12 S, E',
        'pick a tile: its rank, then M for characters, P for dots, S for bamboo; or its letter',
      ],
      ['Enter', 'check, and go on'],
      ['?', 'show these keys'],
    ],
    close: 'Close',
    setup: 'This session',
    length: 'Length',
    lengths: (length) => (length === null ? 'Endless' : questions(length)),
    level: 'Level',
    levels: { follow: 'Follows your answers', 1: 'Easy', 2: 'Medium', 3: 'Hard' },
    unmet: 'Include rules that I have not met in lessons',
    broken: (why) => ({
      head: 'This address cannot be read.',
      text: `${why} Here is another question instead.`,
    }),
    notKept:
      'This browser keeps nothing for this site. What you miss is remembered until you leave the page.',
    spoiled:
      'What was kept of your practice could not be read. It starts again from nothing; nothing else is lost.',
    newer:
      'A newer version of this site saved your practice. It stays as it is. What you answer here lasts until you leave this page.',
    lesson: (title) => `Lesson: ${title}`,
    scene: 'See it at the table',
  },
  end: {
    title: (right, of) => `${right} of ${of} right`,
    well: 'What went well',
    read: 'What to read',
    nothingMissed: 'You missed nothing.',
    comesBack: (missed) =>
      missed === 1 ? 'The one that you missed comes back.' : 'Those that you missed come back.',
    missed: (times) =>
      times === 1 ? 'missed once' : times === 2 ? 'missed twice' : `missed ${inWords(times)} times`,
    again: 'Another session',
    more: 'Practise something else',
    challenge: 'Share these questions',
  },
  hand: {
    yours: 'Your hand',
    of: (owner) => `${capital(owner)} hand`,
    drawn: 'Drawn',
    from: (seat) => `From ${seat}`,
    bonus: 'Bonus tiles',
    seat: (seat, round) => `You are ${seat}, in the ${round} round.`,
    odd: 'no set',
    left: 'left over',
  },
  ideas: {
    wrap: {
      head: 'The 9 is the end of a suit.',
      text: 'A run stops there: nothing comes after the 9, and nothing before the 1.',
    },
    'mixed-run': {
      head: 'A run stays in one suit.',
      text: 'These three ranks follow each other, but not in one suit.',
    },
    'honour-run': {
      head: 'Winds and dragons do not make runs.',
      text: 'They have no order. Three of them are a set only if all three are the same.',
    },
    'pairs-for-sets': {
      head: 'Pairs do not replace a set.',
      text: 'A complete hand has sets and one pair, or it has nothing but pairs.',
    },
    'fours-otherwise': {
      head: 'Four of a kind do not count as two pairs.',
      text: 'The seven pairs have to be seven different ones here.',
    },
  },
  loose: (left, several, hasPair) =>
    `${hasPair ? '' : 'There is no pair, and '}${hasPair ? capital(left) : left} ${several ? 'belong' : 'belongs'} to no set.`,
  fix: {
    title: 'The smallest change',
    pair: 'Another pair would win.',
    tile: (out, come) => `With ${come} instead of ${out} it wins.`,
    others: (count) =>
      count === 1
        ? 'One other exchange would work too.'
        : `${capital(inWords(count))} other exchanges would work too.`,
    for: 'for',
  },
  holds: ({ have, need }) => `${have}, and it takes ${need}`,
  evidence: { sets: 'Its sets', conditions: 'What a win needs' },
  ...answers,
};
