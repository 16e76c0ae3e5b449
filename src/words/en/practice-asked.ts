import type { AskedWords } from '../practice-asked.ts';
import { capital, inWords } from './numbers.ts';

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

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
      how: 'Press the tile after which the most tiles win.',
    },
    claim: {
      ask: 'Who gets the tile?',
      how: 'Say of each call whether it gets the tile, or by which rule it loses.',
    },
    may: {
      ask: 'May you?',
      how: '',
    },
    worth: {
      ask: 'What is it worth?',
      how: 'Tick every line that counts, then give the total.',
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
  },
  mend: {
    goes: 'Which tile goes?',
    comes: (tile) => `What comes for ${tile}?`,
    does: (out, come) => `${capital(come)} for ${out}`,
  },
  claim: {
    discarded: (seat, tile) => `${seat} discards ${tile}.`,
    calls: (seat, call) => `${seat}: ${call}`,
    several: (seats) => `${capital(seats)}`,
    choose: 'Choose …',
    getsIt: 'gets the tile',
    loses: (title) => `loses: ${title}`,
    fact: (fact) => ({ fishing: 'has said “Fishing”' })[fact] ?? fact,
  },
  may: {
    ask: (action) => `You try this: ${action}.`,
    yes: 'Yes, you may.',
    no: ({ objection, title }) => (objection === undefined ? `No, by “${title}”` : `No. ${objection}`),
    since: 'What has just happened',
  },
  worth: {
    lines: 'What counts?',
    total: (unit) => `Total in ${unit}`,
    noNumber: 'Give the total as a number.',
  },
  pays: {
    won: (seat, total, tile, from) =>
      from === null
        ? `${seat} has drawn ${tile} and wins${total === '' ? '' : `, with ${total}`}.`
        : `${seat} wins with ${tile}, which ${from} discarded${total === '' ? '' : `: ${total}`}.`,
    seat: (seat, unit) => `${seat}, in ${unit}`,
    less: (seat) => `${seat} pays`,
  },
  pass: {
    offered: (seat, tile) => `${seat} discards ${tile}, which completes your hand.`,
    fact: (fact, holds) =>
      ({
        fishing: holds ? 'You have said “Fishing”.' : 'You have not said “Fishing”.',
        originalCall: holds ? 'You made an original call.' : 'You made no original call.',
        ready: holds ? 'You have declared that you are ready.' : 'You have not declared that you are ready.',
        passedWin: holds
          ? 'You have passed a win since your last turn.'
          : 'You have not passed a win since your last turn.',
      })[fact] ?? `${capital(fact)}: ${holds ? 'yes' : 'no'}.`,
    win: (win) => win,
    pass: 'Pass',
  },
} satisfies AskedWords;
