import type { Terms } from '../../engine/ruleset.ts';
import { capital, inWords as count } from './numbers.ts';

/** A count in words with a capital. */
const capitalCount = (number: number): string => capital(count(number));
const lessons = (number: number): string =>
  number === 0 ? 'No lessons yet' : number === 1 ? '1 lesson' : `${number} lessons`;

/** English texts of the site's frame and pages. */
export const site = {
  name: 'Sparrow School',
  /** One sentence for search engines and shared links. */
  about: 'Learn mahjong, the four-player game, by playing it. Try any move, even a wrong one.',
  skip: 'Skip to the page',
  nav: {
    label: 'Site',
    home: 'Sparrow School, home',
    learn: 'Learn',
    practice: 'Practise',
    play: 'Play',
    rules: 'Rules',
    search: 'Search',
    glossary: 'Glossary',
    rulebooks: 'Rulebooks',
    menu: 'Menu',
  },
  settings: {
    button: 'Settings',
    title: 'Settings',
    close: 'Close',
    /** Shown when the settings cannot be loaded. */
    failed: 'The settings could not be loaded. Open them again when you are online.',
  },
  /** Notices about problems on any page. */
  notices: {
    failed: 'Part of this page could not be loaded.',
    newer:
      'A newer version of this site saved your progress and your settings. They stay as they are. What you change here lasts until you leave this page.',
    reload: 'Reload the page',
  },
  home: {
    title: 'Learn mahjong by trying every move, even the wrong ones.',
    /** The main links: for new readers, for those who know a game, and for owners of a web page. */
    ways: {
      label: 'Where to begin',
      begin: 'I have never played',
      /** Where that leads, and why; links to the first lessons of other games follow. */
      first: (game: string) => `You start with ${game}: it has the fewest tiles and rules.`,
      straight: 'Or go straight into',
      or: 'or',
      know: 'I know a game',
      embed: 'Put it on your page',
      /** For returning readers: their table, and the question of the day. */
      table: (game: string) => `Back to your ${game} table`,
      day: 'Today’s question',
      dayOfTwo: 'Today’s question, in two games',
      /** For readers who know two games. */
      both: (one: string, other: string) => `${one} and ${other} at once`,
      /** For readers who have finished the course they opened last. */
      another: 'Learn another game',
    },
    /** For readers who know several games. */
    several: (games: number) =>
      `You know ${count(games)} games. Now keep them apart: the same hand, call or discard is put to ${games === 2 ? 'both' : 'two of them'}. Sometimes they agree.`,
    rulesets: 'The games',
    learn: {
      text: 'One rule at a time, about seven minutes each. See it played, then play it yourself.',
      action: 'Choose a course',
    },
    /** For readers who have started a course: “Continue with Hong Kong”. */
    resume: (game: string) => `Continue with ${game}`,
    practice: {
      text: 'As many questions as you like, each with its proof. The ones you miss come back.',
      action: 'Ask me something',
    },
    play: {
      text: 'A match against three bots, or one deal. Go step by step, undo, and ask why not.',
      action: 'Deal me a hand',
    },
    rules: {
      text: 'Every rule with its own link, its source, and our reason where the source is silent.',
      action: 'Open the rulebooks',
    },
  },
  progress: {
    notStarted: 'Not started',
    /** "2 of 8 lessons done" */
    some: (done: number, of: number) => `${done} of ${of} lessons done`,
    all: (of: number) => (of === 1 ? 'The lesson is done' : `All ${of} lessons done`),
    /** Number of started lessons, after the number done: "one begun". */
    begun: (lessons: number) => `${count(lessons)} begun`,
    /** The same where none is done: "One lesson begun". */
    onlyBegun: (lessons: number) => `${capitalCount(lessons)} ${lessons === 1 ? 'lesson' : 'lessons'} begun`,
    /** What is left of a started lesson: "two things left". */
    left: (things: number) => `${count(things)} ${things === 1 ? 'thing' : 'things'} left`,
    /** Label after the title of a lesson that is done. */
    mark: 'done',
  },
  /** The map of rules, as tiles that turn face up. */
  growth: {
    title: 'The rules you know',
    known: (of: number) => `% of ${of} are face up.`,
    texts: {
      shaky: [
        'One is shaky: you missed it, and it comes back.',
        '% are shaky: you missed them, and they come back.',
      ],
      week: ['One is from this week.', '% are from this week.'],
      days: ['You have been here on one day.', 'You have been here on % days.'],
    },
    states: { new: 'not learned yet', known: 'known', shaky: 'shaky' },
  },
  learn: {
    title: 'Learn',
    lead: 'Pick a game. Each course teaches one rule at a time, just before you need it.',
    lessons,
    /** Total time of all lessons. */
    total: (minutes: number) =>
      minutes < 90
        ? `about ${minutes} minutes`
        : `about ${String(Math.round(minutes / 30) / 2).replace('.5', '½')} hours`,
    /** Heading of the lessons beside the course. */
    extra: 'Extra lessons',
    /** "108 tiles, 13 in hand" */
    size: (tiles: number, hand: number) => `${tiles} tiles, ${hand} in hand`,
    start: 'Start the first lesson',
    resume: 'Continue where you left off',
    facts: 'The game at a glance',
    empty: 'The lessons of this game are being written.',
  },
  lesson: {
    /** "Lesson 3 of 8" */
    place: (number: number, of: number) => `Lesson ${number} of ${of}`,
    /** "Two-Five-Eight, lesson 3 of 8" */
    placeIn: (course: string, number: number, of: number) => `${course}, lesson ${number} of ${of}`,
    minutes: (minutes: number) => `about ${count(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
    course: (title: string) => `The ${title} course`,
    column: 'Lessons in this course',
    rules: 'Rules in this lesson',
    next: 'Next lesson',
    last: 'The last lesson',
    goOn: 'Go on',
    /** The same link where something of the lesson is left. */
    goOnAnyway: 'Go on anyway',
    /** On a phone a lesson is shown a step at a time. */
    steps: {
      on: 'Continue',
      back: 'Back',
      place: (step: string, of: string) => `Step ${step} of ${of}`,
    },
    /** At the foot of a lesson that is done. */
    done: 'Done',
    /** Before the lesson's goal, which says what its reader can do. */
    doneText: 'You have solved every exercise. What you can do now:',
    /** Heading of links to what is left. */
    left: (things: number) => `${capitalCount(things)} ${things === 1 ? 'thing' : 'things'} left:`,
    /** Under the first of many things left, on a phone. */
    moreLeft: 'The others follow when these are done.',
    /** A remaining row of questions. */
    drill: (questions: number) =>
      questions === 1 ? 'One question' : `${capitalCount(questions)} questions in a row`,
    /** How much of that row is left. */
    part: (left: string, of: number) => `${left} of ${of} left`,
    /** For a lesson beside the course. */
    extra: (course: string) => `${course}, extra lesson`,
    /** Shown when the last lesson of a course is done. */
    courseDone: (lessons: number) => `That was the last one: all ${lessons} lessons are done.`,
    courseDoneAction: 'See what comes next',
    back: 'Previous lesson',
    playHand: 'Play a deal',
    practise: 'Practise what this lesson taught',
    rulebook: 'Rulebook',
    untranslated: 'This lesson has not been translated yet.',
    /** At the top of a course, for whoever knows another game. */
    knowsGame: 'Do you know another game already?',
    knowsGameLink: 'See what is different here',
    /** At the lesson shared by all courses, for a reader who has done it; the next lesson's title follows. */
    doneBefore: 'You have done this lesson before: every course begins with it. Go straight on to',
  },
  facts: {
    set: 'The set',
    /** "108 tiles of 27 kinds" */
    setOf: (tiles: number, kinds: number) => `${tiles} tiles of ${kinds} kinds`,
    hand: 'In hand',
    /** "13 tiles; East begins with 14" */
    handOf: (tiles: number, dealer: number) =>
      tiles === dealer ? `${tiles} tiles` : `${tiles} tiles; East begins with ${dealer}`,
    direction: 'Play runs',
    directions: { clockwise: 'clockwise', 'counter-clockwise': 'anticlockwise' },
    supplement: 'Replacement tile',
    whole: 'A complete hand',
    clauses: 'Remember',
    counted: 'Counted in',
    /** Of a game that counts a hand twice over. */
    hanAndFu: 'han and fu',
  },
  rules: {
    title: 'Rules',
    lead: 'Every rule of every game has its own link, a plain statement and a source. Where the source is silent, a ruling says what applies here, and why.',
    of: (title: string) => `${title} rules`,
    /** Title of a game's own rules, where its rulebook has no chapters. */
    own: 'Its own rules',
    common: 'Rules that hold in every game',
    commonLead: 'No game repeats these, and none can switch them off.',
    contents: 'Chapters',
    document: 'Source',
    /** Link to the document itself. */
    published: (name: string) => `${name}, as published`,
    ruling: 'Ruling',
    option: 'Option',
    everywhere: 'Every game',
    because: 'Why:',
    chosen: 'unless you choose otherwise',
    scene: 'See it at the table',
    /** The scene of one value of an option. */
    sceneUnder: (value: string) => `See it at the table: ${value}`,
    noScene: 'No scene can show it:',
    /** Button that shows a pattern's two example hands, and their labels. */
    hands: 'Two hands, one with it and one without',
    shows: 'It counts',
    comesNear: 'It does not count',
    address: (id: string) => `Link to ${id}`,
    taught: 'Taught in',
  },
  play: {
    title: 'Play',
    lead: 'A full deal against three bots. Try any move: it happens, or you see which rule forbids it.',
    of: (title: string) => `Play ${title}`,
    action: 'Deal a hand',
    noScript: 'The table needs JavaScript. The lessons and the rulebook can be read without it.',
  },
  search: {
    title: 'Search',
    noScript: 'Searching needs JavaScript. Here is everything instead.',
    /** Words that the search ignores. */
    idle: 'a about all am an and any anybody anyone are as at be by can could do does for from get has have he her his how i if in into is it its me my of on one or our please shall she should so somebody someone than that the their them then there these they this those to was we were what when where which while who whom whose why will with would you your',
    /** Further names for entries of the glossary, one word each. */
    also: {
      chow: 'chii eat eating run runs sequence sheung',
      pung: 'pon triplet triplets',
      kong: 'kan kang quad quads',
      pair: 'eye eyes',
      win: 'mahjong winning wins winner won',
      characters: 'character myriads cracks wan',
      dots: 'circle dot coins balls',
      bamboo: 'bams sticks',
    } as Readonly<Partial<Record<keyof Terms, string>>>,
    everything: 'All lessons and rulebooks',
  },
  glossary: {
    title: 'Glossary',
    lead: 'One row for each thing, with what each game calls it.',
    concept: 'The thing',
    concepts: {
      chow: 'Three in a row',
      pung: 'Three of a kind',
      kong: 'Four of a kind',
      pair: 'The pair of a complete hand',
      win: 'Winning',
      selfDraw: 'Winning on your own draw',
      winOnDiscard: 'Winning on a discard',
      dealer: 'The dealer',
      characters: 'The suit of characters',
      dots: 'The suit of dots',
      bamboo: 'The suit of bamboo',
      drawnHand: 'A deal that nobody wins',
    },
  },
  lost: {
    title: 'No tile here.',
    text: 'There is no page at this address. Perhaps it moved, or a letter went missing on the way.',
  },
  footer: {
    label: 'About this site',
    free: 'Free software.',
    storedHere: 'Your progress stays in this browser.',
  },
};
