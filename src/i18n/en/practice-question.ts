import type { SetFault } from '../practice-answers.ts';
import type { QuestionWords } from '../practice-question.ts';
import { amount, capital, inWords } from './numbers.ts';

type Facts = Readonly<Record<string, boolean | undefined>>;

/** What one has said in this deal, with which discard. */
function said({ hasDiscarded, fishing, originalCall, ready }: Facts): string[] {
  if (hasDiscarded === false) return ['You have not discarded yet.'];
  if (originalCall) return ['You said “Original call” with your first discard.'];
  if (fishing) return ['You said “Fishing” with an earlier discard.'];
  if (fishing === false) return ['You have discarded before, and have not said “Fishing”.'];
  return ready ? ['You declared yourself ready with your first discard.'] : [];
}

/** Whether one has let a winning tile go. */
function letGo({ passedWin }: Facts, passed: string | null): string[] {
  const tile = passed ?? 'a tile that would have won';
  const would = passed === null ? '' : ', which would have won';
  if (passedWin) return [`Since your last discard you have let ${tile} go by${would}.`];
  if (passedWin === false && passed !== null)
    return [`You let ${tile} go by${would}, and have discarded since.`];
  return passedWin === false ? ['You have let no winning tile go by.'] : [];
}

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

const NO_SET: Readonly<Record<SetFault, string>> = {
  honours: 'winds and dragons make a set only if all three are the same',
  suits: 'a run stays in one suit',
  pair: 'two are the same and the third is not',
  ends: 'nothing comes after the 9, and nothing before the 1',
  gap: 'their numbers do not follow one another',
};

/** How questions are put, in English. */
export const asked = {
  mixed: {
    ask: 'A bit of everything',
    how: '',
  },
  concepts: {
    win: {
      ask: 'Is it a win?',
      how: '',
    },
    waits: {
      ask: 'Which tiles complete it?',
      how: 'Pick every tile that wins, and no other.',
    },
    tile: {
      ask: 'Which tile is this?',
      how: '',
    },
    sort: {
      ask: 'Lay it out as a winning hand',
      how: 'Press three tiles to lay them down as a set. The two that are left are the pair.',
    },
    mend: {
      ask: 'One tile is wrong. Which?',
      how: 'Press the tile that goes, then the tile that comes in.',
    },
    discard: {
      ask: 'What do you discard?',
      how: 'Press the tile after which the most tiles win when another player discards them.',
    },
    claim: {
      ask: 'Who gets the tile?',
      how: '',
    },
    may: {
      ask: 'May you?',
      how: '',
    },
    worth: {
      ask: 'What is it worth?',
      how: 'Tick every line that counts, once even if it counts twice, then give the total.',
    },
    pays: {
      ask: 'Who pays whom?',
      how: 'Give what each seat wins or pays, with a minus for what is paid.',
    },
    pass: {
      ask: 'Win, or pass?',
      how: '',
    },
  },
  session: {
    place: (at, of) => (of === null ? `Question ${at}` : `Question ${at} of ${of}`),
    right: (right, of) => (of === 0 ? '' : `${right} of ${of} right`),
    back: 'You missed one like this before.',
    kept: 'Nothing is lost.',
    houseRules: 'By these house rules:',
    stop: 'Stop and show me',
    check: 'Check',
    typed: 'With a keyboard: arrows move from tile to tile, or type 3 S for the 3 of bamboo.',
    keys: 'Keys',
    setup: 'This session',
    length: 'Length',
    lengths: (length) => (length === null ? 'Endless' : questions(length)),
    level: 'Level',
    levels: { follow: 'Follows your answers', 1: 'Easy', 2: 'Medium', 3: 'Hard' },
    unmet: 'Include rules that I have not met in lessons',
  },
  hand: {
    yours: 'Your hand',
    of: (owner) => `${capital(owner)} hand`,
    drawn: 'Drawn',
    from: (seat) => `From ${seat}`,
    bonus: 'Bonus tiles',
    seat: (seat, round) => `You are ${seat}, in the ${round} round.`,
    round: (round) => `It is the ${round} round.`,
    so: (facts, passed) => [...said(facts), ...letGo(facts, passed)].join(' '),
  },
  win: {
    yes: 'Yes, it wins',
    no: 'No',
    came: (tile, from) => (from === null ? `You draw ${tile}.` : `${from} discards ${tile}.`),
    special: (way, from, kong) =>
      ({
        last:
          from === null
            ? 'It was the last tile of the wall.'
            : 'It was discarded after the last tile of the wall.',
        flower: 'It was the replacement tile for a flower.',
        gong: `It was the replacement tile for a ${kong}.`,
        'two-gongs': `It was the replacement tile for a ${kong} that another ${kong}’s replacement had made.`,
        first:
          from === null
            ? 'It was your first turn, and nobody had called anything.'
            : 'It was the first discard of the deal.',
      })[way],
  },
  waits: {
    nothing: 'No tile does',
    from: (seat, minimum) =>
      minimum === null
        ? `${seat} is about to discard.`
        : `${seat} is about to discard, and a win must be worth ${minimum}.`,
  },
  tile: {
    unnamed: 'The tile in question',
  },
  sort: {
    laid: 'What you have laid',
    left: (sets) =>
      sets === 0
        ? 'All sets are laid.'
        : `${capital(inWords(sets))} more ${sets === 1 ? 'set' : 'sets'} to lay.`,
    impossible: 'It cannot be done',
    takeBack: (tiles) => `Take back ${tiles}`,
    noSet: (tiles, fault) => {
      const why = fault && NO_SET[fault];
      return `${capital(tiles)} are not a set${why === null ? '' : `: ${why}`}.`;
    },
  },
  mend: {
    goes: 'Which tile goes?',
    comes: (tile) => `What comes for ${tile}?`,
    does: (out, come) => `${capital(come)} for ${out}`,
    drawn: 'You draw the tile that comes in.',
  },
  claim: {
    discarded: (seat, tile, drew) => `${seat} ${drew ? 'draws, and ' : ''}discards ${tile}.`,
    nobody: (facts) =>
      [
        ...(facts.includes('ready') ? ['Nobody is ready since their first turn.'] : []),
        ...(facts.includes('passedWin') ? ['Nobody has let a winning tile go by.'] : []),
      ].join(' '),
    calls: (seat, call) => `${seat}: ${call}`,
    several: (seats) => `${capital(seats)}`,
    who: 'Who gets it?',
    whyNot: (seat) => `Why not ${seat}? You tell ${seat}:`,
    fact: (fact) =>
      ({ fishing: 'has said “Fishing”', passedWin: 'has let a winning tile go by' })[fact] ?? fact,
  },
  may: {
    ask: (action) => `You try this: ${action}.`,
    yes: 'Yes, you may.',
    no: ({ objection, title }) => (objection === undefined ? `No, by “${title}”` : `No. ${objection}`),
    since: 'What has just happened',
    box: (count) =>
      count === 1
        ? 'One tile is left in the kong box.'
        : `${capital(inWords(count))} tiles are left in the kong box.`,
  },
  worth: {
    lines: 'What counts?',
    total: (unit) => `Total in ${unit}`,
    noNumber: 'Give the total as a number.',
    so: (facts) =>
      facts.includes('originalCall')
        ? 'You made no original call.'
        : facts.includes('ready')
          ? 'You were not ready from your first turn.'
          : '',
    bonusApart: 'Leave the dealer’s bonus out: it is added when the hand is paid.',
  },
  pays: {
    won: (seat, total, tile, from) =>
      from === null
        ? `${seat} has drawn ${tile} and wins${total === '' ? '' : `, with ${total}`}.`
        : `${seat} wins with ${tile}, which ${from} discarded${total === '' ? '' : `: ${total}`}.`,
    die: (dealer, count) =>
      count === 0 ? `${dealer} deals, without a die.` : `${dealer} deals, and the die shows ${count}.`,
    stakes: (base, fan, unit) => `A fan is ${amount(fan, unit)}, and the base is ${amount(base, unit)}.`,
    payTable: (title, isShared) =>
      `This table pays ${title}${isShared ? ', and everyone pays for a discard' : ''}.`,
    spot: 'What is paid on the spot has been paid.',
    noDebts: 'Nobody owes anything from earlier deals.',
    losers: (facts) =>
      facts.includes('originalCall') ? 'None of the others has said “Fishing” or made an original call.' : '',
    seat: (seat, unit) => `${seat}, in ${unit}`,
    less: (seat) => `${seat} pays`,
  },
  pass: {
    offered: (seat, tile) => `${seat} discards ${tile}, which completes your hand.`,
    win: (win) => win,
    pass: 'Pass',
  },
} satisfies QuestionWords;
