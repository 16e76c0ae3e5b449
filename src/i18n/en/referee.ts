import type { Kind } from '../../engine/tiles.ts';
import { capital, inWords, number } from './numbers.ts';

/** English texts of the referee page. */
export const referee = {
  /** Texts of the page. */
  title: 'The referee',
  lead: 'Four programs play Hong Kong through a referee, in lines of text. Here you can read every line beside the table, and answer for one of the seats yourself.',
  link: 'The referee',
  noScript:
    'The live hand needs JavaScript. Below are its first question, the whole protocol and an example.',
  protocol: {
    title: 'The protocol, rule by rule',
    text: 'A player is any program that reads lines and prints lines. These rules say which.',
    tiles:
      'd dots, b bamboo, c characters, each 1 to 9. w1 to w4 are the winds East, South, West, North; r1 to r3 the red, green and white dragon; f1 to f4 the flowers, s1 to s4 the seasons.',
  },
  example: {
    title: 'An example, line by line',
    /** Explains the transcript, and the seed that reproduces it. */
    text: (seat: string, seed: string) =>
      `This is what ${seat} reads and answers as the deal above, “${seed}”, begins with a bot in the East. Choose the sensible bot for that seat, deal, and you get the same lines.`,
    line: 'Line',
    means: 'What it says',
  },
  shell: {
    title: 'The same in a shell',
    text: 'The command of this project does what this page does, with your own programs at the table. A player is a command in quotation marks, or a built-in one.',
    prints:
      'For every deal it prints the result and a link. At the end it says how many deals each seat won, how many it lost by a bad answer, and how many nobody won.',
    options: [
      ['--seed', 'deals the same tiles again, and the built-in players make the same decisions'],
      ['--hands', 'how many deals; every program is started again for each'],
      ['--timeout', 'milliseconds that a program may think, 1000 unless you say otherwise'],
      ['--start', 'extra milliseconds before its first answer, to start up; 3000 unless you say otherwise'],
      ['--log', 'a file for every line in both directions, with the results and the links'],
    ] as readonly (readonly [option: string, means: string])[],
    back: 'To watch the deals again, open the log file above, or paste in what was printed.',
  },

  /** Meanings of the lines, the right column of the example. */
  gloss: {
    seat: (name: string) => `You are ${name}.`,
    tiles: 'Your thirteen tiles, each a letter and a number.',
    normal: 'A normal round: it is your turn.',
    interrupt: 'An interrupt round: there is a discard that you could use.',
    count: (count: number) =>
      count === 1 ? 'One action follows.' : `${capital(inWords(count))} actions follow, one a line.`,
    flower: (name: string, tile: string) => `${name} laid down ${tile}.`,
    draw: (tile: string) => `You drew ${tile}.`,
    discard: (name: string, tile: string) => `${name} discarded ${tile}.`,
    pong: (name: string, tile: string) => `${name} called Pong on ${tile}.`,
    seung: (name: string, tiles: string) => `${name} called Seung: ${tiles}.`,
    gong: (name: string, tile: string) => `${name} called Gong on ${tile}.`,
    answers: {
      discard: (tile: string) => `You discard ${tile}.`,
      pong: (tile: string) => `You call Pong, and would discard ${tile}.`,
      seung: (using: string, tile: string) => `You call Seung with ${using}, and would discard ${tile}.`,
      gong: 'You call Gong.',
      win: 'You call Win.',
      pass: 'You pass.',
    },
  },

  /** Texts of the live deal. */
  court: 'A refereed deal',
  seats: 'Who answers',
  /** "South, seat 1" */
  seat: (name: string, seat: number) => `${seat} ${name}`,
  who: { sensible: 'Sensible bot', naive: 'Naive bot', you: 'You', record: 'The transcript' },
  seed: 'Seed',
  newSeed: 'Another seed',
  deal: 'Deal',
  tools: 'Go through the deal',
  back: 'Back',
  step: 'Step',
  run: 'Run',
  pause: 'Pause',
  toEnd: 'To the end',
  again: 'Start again',
  whose: 'Whose lines',
  lines: (name: string) => `Lines of ${name}`,
  received: 'received:',
  answered: 'answered:',
  isAsked: 'is asked',
  noLines: 'No lines yet.',
  noAnswer: '(no answer)',

  /** Texts of the reader's input. */
  answerAs: (name: string) => `Your answer as ${name}`,
  answer: 'Answer',
  prompt: (name: string, type: 'normal' | 'interrupt') =>
    `${name} is asked: ${type === 'normal' ? 'a normal round' : 'an interrupt round'}.`,
  notAsked: 'You are not asked now. Step or Run, until you are.',
  nobody: 'No seat is yours. Choose “You” for one above, and deal.',
  recorded: 'A transcript is played. Step through it, or run it.',
  recordEnds: 'The transcript ends here.',
  words: 'What the protocol lets you say',
  notNow: 'not allowed now; try it and see why',
  /** Placeholder for a tile after a word. */
  thenTile: '…',
  tileHelp: (_example: Kind) => 'Type it, or press a word and then a tile in your hand.',
  answers: (name: string, line: string) => `${name} answers ${line}.`,
  othersToAnswer: 'Others are still to answer.',

  /** Replies to an invalid answer. */
  bad: {
    empty: { head: 'An empty line is not an answer.', text: 'Write one of the words.' },
    unreadable: (line: string, column: number, expected: string, found: string) => ({
      head: `“${line}” is not an answer.`,
      text: `At column ${number(column)} there should be ${expected}; ${found === 'the end' ? 'but the line ends' : `it says ${found.replace(/^"(.*)"$/, '“$1”')}`}.`,
    }),
    none: (why: string) => ({ head: 'No answer came.', text: `The referee’s log says: ${why}.` }),
    loses: (name: string) => `With this answer ${name} loses the game.`,
    school: 'Here you may take it back and answer again.',
    takeBack: 'Take it back',
  },
  over: {
    won: (names: string) => `${names} ${/ and |,/.test(names) ? 'win' : 'wins'}.`,
    drawn: 'Nobody wins.',
  },

  transcript: {
    title: 'The transcript',
    text: 'The referee’s log of this deal: the file that the command writes with --log.',
    label: 'The log so far',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Select the text and copy it.',
    download: 'Download',
    play: 'At the play table',
    command: 'The same deal in a shell:',
    open: 'Open a transcript',
    openText: 'What the command has printed, its log, or a link.',
    paste: 'Paste it here',
    file: 'Or choose a file',
    show: 'Open',
    which: 'Which deal?',
    hand: (hand: number, result: string) => `Deal ${number(hand)}: ${result}`,
    opened: (hand: number, answers: number) =>
      `Deal ${number(hand)} is on the table, with ${number(answers)} ${answers === 1 ? 'answer' : 'answers'}. Step or run.`,
    promised: (result: string) => `The transcript says that it ended differently: ${result}.`,
    faults: {
      empty: 'There is no deal in this text.',
      other: 'This deal was not played under the referee’s protocol.',
      broken: (why: string) => `It cannot be read. ${why}`,
      unplayable: 'It names an action that this table does not allow.',
    },
  },
};
