import type { HeadAndText } from '../message-context.ts';
import { capital, inWords } from './numbers.ts';
import { practiceAnswers } from './practice-answers.ts';
import { practiceLater } from './practice-later.ts';
import { practiceQuestion } from './practice-question.ts';
import { type ConceptTexts, questionKinds } from './question-kinds.ts';

interface ConceptWords extends ConceptTexts {
  /** Name in lists: what it asks, so that the page is called what the link is. */
  readonly name: string;
  /** One line on what it practises. */
  readonly about: string;
}

/** The most questions that a way to what is due speaks of, and that a session of it asks: due is never a debt. */
const QUICK = 10;

/** The way to what is due, by the number of questions; the last one for that many and more. */
const quickOnes: readonly string[] = [
  '',
  'A quick one',
  ...Array.from({ length: QUICK - 1 }, (_, more) => `${capital(inWords(more + 2))} quick ones`),
];

/** English texts of practice. */
export const practice = {
  title: 'Practise',
  lead: 'As many questions as you like, each with its proof. The ones you miss come back, later in the session and on other days.',
  of: (game: string) => `Practise ${game}`,
  ofConcept: (concept: string, game: string) => `${concept} ${game} practice`,
  due: {
    title: 'Worth another look',
    /** Button that asks what is due, by the number of questions, of which the last is for all that are more. */
    go: quickOnes,
    /** Once every review of the day is answered. */
    day: 'You have answered all that came back today.',
    /** Sentences with % for a number, for none, one, two and more where they differ. */
    texts: {
      since: ['Last asked today.', 'Last asked yesterday.', 'Last asked % days ago.'],
      nothing: ['Nothing to ask again yet. What you miss comes back here.'],
      later: [
        'Nothing to ask again now. The next question comes back later today.',
        'Nothing to ask again now. The next question comes back tomorrow.',
        'Nothing to ask again now. The next question comes back in % days.',
      ],
      count: quickOnes,
    },
  },
  map: {
    title: 'The rules, and how well you know them',
    lead: 'Every rule that the questions here ask about, listed by the lesson that teaches it.',
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
    text: 'What you missed is kept in this browser only. Save it as a file to take it to another one.',
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
  /** Short drills on the names of tiles. */
  trainers: {
    title: 'Two minutes with',
    names: {
      numerals: 'the nine numerals',
      honours: 'the winds and dragons',
      flowers: 'the flowers and seasons',
    },
  },
  /** The link asks about two games, and one does not exist. */
  noGame: (id: string) => `There is no other game “${id}” to ask about.`,
  /** The link asks about two games, with a kind of question that has no such version. */
  noKind: (id: string) => `“${id}” is not asked about two games.`,
  /** The link asks for a kind of question that this game does not have. */
  noOwnKind: (id: string) => `“${id}” is not asked in this game.`,
  /** Replaces a widget without scripts; the link to the twelve questions follows. */
  noScript: 'Answering needs JavaScript.',
  /** The page of twelve questions with folded answers. */
  twelve: {
    /** Link to it. */
    action: 'Twelve on paper',
    title: (topic: string, game: string) => `${topic} ${game}, twelve on paper`,
    ofTest: (test: string) => `${test}, on paper`,
    lead: 'Twelve questions to read or to print. The answers are folded away, and only those that you open are printed.',
    /** Link to answering the questions online. */
    answer: 'Answer them here',
    print: 'Print them',
  },
  answer: 'Show the answer',
  example: (number: number) => `Question ${number}`,
  /** Heading of an example. @param ask the question */
  exampleOf: (number: number, ask: string) => `${number}. ${ask}`,
  mixed: {
    ...practiceQuestion.mixed,
    /** One line on what it practises. */
    about: 'Every kind of question, starting with those that come back.',
  },
  /** Texts by concept id. */
  concepts: {
    win: {
      ...questionKinds.win,
      name: questionKinds.win.ask,
      about: 'Complete hands, and hands that just miss.',
    },
    waits: {
      ...questionKinds.waits,
      name: questionKinds.waits.ask,
      about: 'One tile short: find every tile that wins.',
    },
    tile: {
      ...questionKinds.tile,
      name: questionKinds.tile.ask,
      about: 'Every tile in the box, without the figure in the corner.',
    },
    sort: {
      ...questionKinds.sort,
      name: questionKinds.sort.ask,
      about: 'Sort a hand into sets and a pair so that it wins, or see that it cannot be done.',
    },
    mend: {
      ...questionKinds.mend,
      name: questionKinds.mend.ask,
      about: 'One tile away from a win: which goes, and which comes in?',
    },
    discard: {
      ...questionKinds.discard,
      name: questionKinds.discard.ask,
      about: 'Keep the hand that the most tiles would complete.',
    },
    claim: {
      ...questionKinds.claim,
      name: questionKinds.claim.ask,
      about: 'One discard, several calls: who gets it, and which rule beats each of the others?',
    },
    may: {
      ...questionKinds.may,
      name: questionKinds.may.ask,
      about: 'Is a move allowed? If not, which rule forbids it?',
    },
    worth: {
      ...questionKinds.worth,
      name: questionKinds.worth.ask,
      about: 'Tick what counts, then give the total.',
    },
    pays: {
      ...questionKinds.pays,
      name: questionKinds.pays.ask,
      about: 'Somebody has won. Settle up.',
    },
    declare: {
      ...questionKinds.declare,
      name: questionKinds.declare.ask,
      about: 'A hand and its last draw: may you declare riichi, and with which discards?',
    },
    barred: {
      ...questionKinds.barred,
      name: questionKinds.barred.ask,
      about: 'Your discards, and what you let go: may you win with this tile, and if not, until when?',
    },
    han: {
      ...questionKinds.han,
      name: questionKinds.han.ask,
      about: 'Count what a hand has.',
    },
    fu: {
      ...questionKinds.fu,
      name: questionKinds.fu.ask,
      about: 'Count its sets, its pair and its wait.',
    },
    safe: {
      ...questionKinds.safe,
      name: questionKinds.safe.ask,
      about: 'Somebody is near a win: read the table, and find a tile that does not lose.',
    },
    reveal: {
      ...questionKinds.reveal,
      name: questionKinds.reveal.ask,
      about: 'The wall is empty: who shows, and what do the others pay?',
    },
    pass: {
      ...questionKinds.pass,
      name: questionKinds.pass.ask,
      about: 'The tile completes your hand. May you win with it?',
    },
  } as Readonly<Record<string, ConceptWords>>,
  end: {
    title: (right: number, of: number) => `${right} of ${of} right`,
    well: 'What went well',
    read: 'What to read',
    nothingMissed: 'You missed nothing.',
    /** For questions that turn on no rule. */
    comesBack: (missed: number) =>
      missed === 1 ? 'The one that you missed comes back.' : 'Those that you missed come back.',
    again: 'Another session',
    /** Button that asks what is due in any game. */
    due: (count: number) => quickOnes[Math.min(count, QUICK)] ?? '',
    /** The last review of a day is answered. */
    day: 'That was the last one to come back today.',
    more: 'Practise something else',
    challenge: 'Share these questions',
  },
  session: { ...practiceQuestion.session, ...practiceLater },
  hand: { ...practiceQuestion.hand, odd: 'no set', left: 'left over' },
  /** Typical wrong ideas of a complete hand, by name. */
  ideas: {
    wrap: (tiles) => ({
      head: `${capital(tiles)} are not a run.`,
      text: 'The 9 is the end of a suit: nothing comes after it, and nothing before the 1.',
    }),
    'mixed-run': (tiles) => ({
      head: `${capital(tiles)} are not a run.`,
      text: 'Their ranks follow each other, but a run stays in one suit.',
    }),
    'honour-run': (tiles) => ({
      head: `${capital(tiles)} are not a run.`,
      text: 'Winds and dragons have no order. Three of them are a set only if all three are the same.',
    }),
    'pairs-for-sets': (tiles) => ({
      head: 'Pairs do not replace a set.',
      text: `Here ${tiles} would have to be sets of three.`,
    }),
    'fours-otherwise': (tiles) => ({
      head: 'Four of a kind do not count as two pairs.',
      text: tiles === '' ? '' : `You have ${tiles}.`,
    }),
  } as Readonly<Record<string, (tiles: string) => HeadAndText>>,
  /** For a condition that a hand of this shape need not meet. */
  notNeeded: (shape: string) => `Not needed for “${shape}”.`,
  fix: {
    title: 'The smallest change',
    pair: 'Another pair would win.',
    tile: (out: string, come: string) => `With ${come} instead of ${out} it would win.`,
    others: (count: number) =>
      count === 1
        ? 'One other exchange would work too.'
        : `${capital(inWords(count))} other exchanges would work too.`,
    for: 'for',
  },
  holds: ({ have, need }: { readonly have: string; readonly need: string }) =>
    `${have}, and it takes ${need}`,
  evidence: { sets: 'Its sets', pairs: 'Its pairs', conditions: 'What a win needs' },
  ...practiceAnswers,
};
