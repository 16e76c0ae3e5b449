import type { PracticeWords } from '../practice.ts';
import { capital, inWords } from './numbers.ts';
import { answers } from './practice-answers.ts';

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** The words of practice in English. */
export const practice: PracticeWords = {
  title: 'Practise',
  lead: 'Questions without end, each with its proof. What you miss comes back, later in the session and on other days.',
  of: (game) => `Practise ${game}`,
  ofConcept: (concept, game) => `${concept} ${game} practice`,
  due: {
    title: 'Due now',
    texts: {
      missed: ['Not missed,', 'Missed once,', 'Missed twice,', 'Missed % times,'],
      since: ['last asked today.', 'last asked yesterday.', 'last asked % days ago.'],
      more: ['', 'One more is asked in a mixed session.', '% more are asked in a mixed session.'],
      nothing: ['Nothing yet. What you miss comes back here when it is time to ask it again.'],
      later: [
        'Nothing now. The next is due later today.',
        'Nothing now. The next is due tomorrow.',
        'Nothing now. The next is due in % days.',
      ],
      count: ['', '1 due', '% due'],
    },
  },
  map: {
    title: 'The rules, and how well you hold them',
    lead: 'Every rule that a question here can turn on, by the lesson that teaches it.',
    grasp: { held: 'held', shaky: 'shaky', new: 'new' },
    legend: {
      held: 'right twice in a row, wherever it was asked',
      shaky: 'missed, or not asked often enough',
      new: 'not asked yet',
    },
    other: 'Not in a lesson',
  },
  files: {
    title: 'Take it with you',
    text: 'What you missed is kept in this browser alone. As a file it can be taken to another one.',
    out: 'Save as a file',
    in: 'Take from a file',
    texts: {
      taken: [
        'The file holds nothing new.',
        'One rule is taken from the file.',
        '% rules are taken from the file.',
      ],
      unreadable: ['This is no file of practice that can be read here. Nothing has changed.'],
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
      about: 'Whole hands, and hands that miss by one thing.',
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
      ask: 'Lay it into sets',
      name: 'Sort it',
      about: 'Lay a hand into sets and a pair, or see that it cannot be done.',
      how: 'Press three tiles to lay them down as a set. The two that are left are the pair.',
    },
    mend: {
      ask: 'One tile is wrong. Which?',
      name: 'Mend it',
      about: 'One tile too far from a win: which goes, which comes?',
      how: 'Press the tile that goes, then the tile that comes for it.',
    },
    discard: {
      ask: 'What do you discard?',
      name: 'What do you discard?',
      about: 'Keep the most tiles that win.',
      how: 'Press the tile after which the most tiles win.',
    },
    claim: {
      ask: 'Who gets the tile?',
      name: 'Which claim stands?',
      about: 'One discard, several calls.',
      how: '',
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
      about: 'The hand is won. Settle it.',
      how: 'Give what each seat wins or pays, with a minus for what is paid.',
    },
    pass: {
      ask: 'Win, or pass?',
      name: 'Win, or pass?',
      about: 'The tile completes the hand. May you take it?',
      how: '',
    },
  },
  session: {
    place: (at, of) => (of === null ? `Question ${at}` : `Question ${at} of ${of}`),
    right: (right, of) => (of === 0 ? '' : `${right} right of ${of}`),
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
      text: 'No question of this kind turns on what was asked for. Take another kind, or ask for all rules.',
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
    levels: { follow: 'Follows your answers', 1: 'Plain', 2: 'Takes a look', 3: 'Takes a second look' },
    unmet: 'Also rules that I have not met in lessons',
    broken: (why) => ({
      head: 'This address cannot be read.',
      text: `${why} Here is another question instead.`,
    }),
    notKept:
      'This browser keeps nothing for this site. What you miss is remembered until you leave the page.',
    spoiled: 'What was kept of your practice could not be read. It begins anew; nothing else is lost.',
    newer:
      'Your practice was kept by a newer version of this site. It is left as it is; what you answer here lasts for this page.',
    lesson: (title) => `Lesson: ${title}`,
    scene: 'See it at the table',
  },
  end: {
    title: (right, of) => `${right} right of ${of}`,
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
      text: 'A run does not go round the corner: nothing comes after the 9, and nothing before the 1.',
    },
    'mixed-run': {
      head: 'A run stays in one suit.',
      text: 'These three ranks follow each other, but not in one suit.',
    },
    'honour-run': {
      head: 'Winds and dragons make no runs.',
      text: 'They have no order. Three of them are a set only where all three are alike.',
    },
    'pairs-for-sets': {
      head: 'Pairs do not make up for a set.',
      text: 'A whole hand has one pair beside its sets, or it is nothing but pairs.',
    },
    'fours-otherwise': {
      head: 'Four alike are not two pairs.',
      text: 'Seven pairs are seven different ones here.',
    },
  },
  loose: (left, several, hasPair) =>
    `${hasPair ? '' : 'There is no pair, and '}${hasPair ? capital(left) : left} ${several ? 'belong' : 'belongs'} to no set.`,
  fix: {
    title: 'The smallest change',
    pair: 'Another pair would do.',
    tile: (out, come) => `With ${come} instead of ${out} it wins.`,
    others: (count) =>
      count === 1
        ? 'One other exchange would do too.'
        : `${capital(inWords(count))} other exchanges would do too.`,
    for: 'for',
  },
  holds: ({ have, need }) => `${have}, and it takes ${need}`,
  evidence: { sets: 'Its sets', conditions: 'What a win needs' },
  ...answers,
};
