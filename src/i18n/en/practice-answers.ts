import { amount, capital, inWords, list, listOr } from './numbers.ts';
import { practiceQuestion } from './practice-question.ts';
import { sentences } from './sentences.ts';
import { tileMark } from './tile-marks.ts';

/** A sentence that further conditions are met; empty for a single one, which the tiles show. */
const conditionsSentence = (conditions: number): string =>
  conditions < 2
    ? ''
    : ` ${conditions === 2 ? 'Both' : `All ${inWords(conditions)}`} conditions of the game are met.`;

/** English replies to answers in practice. */
export const practiceAnswers = {
  win: {
    ...practiceQuestion.win,
    right: { wins: 'Yes, it wins.', loses: 'Right.' },
    wrong: { wins: 'It does win.', loses: 'No.' },
    /** Why the hand wins. */
    why: (shape: string, conditions: number) => `${shape}.${conditionsSentence(conditions)}`,
    /** The same for sets and a pair. */
    sets: (sets: number, pair: string, conditions: number) =>
      `${capital(inWords(sets))} sets, and the pair is ${pair}.${conditionsSentence(conditions)}`,
    /** The rule because of which a win could be mistaken for none. */
    turns: (rule: string) => `The rule that decides it is “${rule}”.`,
    /** The yaku of a hand that wins by them. */
    yaku: (titles: readonly string[]) => {
      const named = list(titles.map((title) => `“${title}”`));
      return titles.length === 1 ? `It has a yaku, ${named}.` : `Its yaku are ${named}.`;
    },
    /** A hand that is worth enough to win. */
    enough: (have: string, need: string) => `It is worth ${have}, and a win takes ${need}.`,
  },
  waits: {
    ...practiceQuestion.waits,
    right: (tiles: string, count: number) =>
      count === 1 ? `Yes: ${tiles}, and no other.` : `Yes: ${tiles}.`,
    rightNone: 'Right, no tile wins.',
    missed: (tiles: string) => `You missed ${tiles}.`,
    wrongOne: (tile: string) => `Not ${tile}.`,
    with: (tile: string) => `With ${tile}`,
    /** Introduces why tiles that complete the shape do not win. */
    shapely: (tiles: string, count: number) =>
      `${capital(tiles)} would make the shape too, but ${count === 1 ? 'does' : 'do'} not win.`,
    allHeld: 'You hold every one of them already.',
    notThese: 'What else you picked',
  },
  tile: {
    ...practiceQuestion.tile,
    right: (tile: string) => `Yes, ${tile}.`,
    wrong: (tile: string) => `It is ${tile}.`,
    beside: 'What it looks like',
    /** How to recognise the tile. */
    mark: tileMark,
  },
  sort: {
    ...practiceQuestion.sort,
    right: 'Yes, that is a complete hand.',
    rightNone: 'Right, it cannot be laid into sets.',
    noPair: (tiles: string) => `${capital(tiles)} are not a pair.`,
    can: 'It can be done.',
    cannot: 'It cannot be done.',
    /** Sets and a pair that do not win. */
    broken: 'It has its sets, and still does not win.',
    rightBroken: 'Right, it has its sets and still does not win.',
    yours: 'What you laid',
    reading: (number: number, of: number) =>
      of === 1 ? 'How it is laid' : `One way to lay it (${number} of ${of})`,
  },
  mend: {
    ...practiceQuestion.mend,
    right: 'Yes, now it wins.',
    wrong: 'That does not win yet.',
    all: 'Every exchange that wins',
  },
  discard: {
    right: (tile: string) => `Yes, ${tile}.`,
    /** @param others the tiles that are as good, as a list */
    rightToo: (tile: string, others: string, count: number) =>
      `Yes, ${tile}. ${capital(others)} ${count === 1 ? 'is' : 'are'} just as good.`,
    wrong: (tile: string) => `Not ${tile}.`,
    leaves: (tiles: string, count: number) =>
      `Then ${tiles} would win: ${count === 1 ? 'one tile is' : `${count} tiles are`} left.`,
    leavesNone: (tile: string) => `With ${tile} gone, no tile wins.`,
    best: (tile: string, count: number) =>
      `Without ${tile} ${count === 1 ? 'one tile wins' : `${count} tiles win`}.`,
    each: 'What each discard leaves',
    count: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
  },
  claim: {
    ...practiceQuestion.claim,
    right: (seat: string) => `Yes, ${seat}.`,
    wrong: (seat: string) => `It goes to ${seat}.`,
    /** The seat is right, but the stated rule is wrong. */
    wrongRule: (seat: string) => `It does go to ${seat}, but not for that reason.`,
    gets: (seat: string, call: string) => `${seat}’s ${call} gets the tile.`,
    /** Seats that also get the tile, but were not named. */
    too: (seats: string, count: number, call: string) =>
      `${seats} ${count === 1 ? 'gets' : 'get'} it too, by calling ${call}.`,
    forbidden: 'This call is not allowed.',
    why: 'Call by call',
  },
  may: {
    ...practiceQuestion.may,
    right: { allowed: 'Yes, you may.', forbidden: 'Right.' },
    wrong: { allowed: 'You may.', forbidden: 'No.' },
    /** Why the claim is allowed, with its tiles. */
    why: {
      chow: (giver: string, run: string) => `${giver} plays just before you, and ${run} is a run.`,
      pung: (tiles: string) => `You hold ${tiles}, so the discard makes three.`,
      kong: (tiles: string, drew: boolean) =>
        `You hold ${tiles}${drew ? ', and it is your turn to decide' : ''}.`,
      added: (pung: string, tiles: string) =>
        `Your ${pung} of ${tiles} is on the table, and you drew the fourth yourself.`,
      win: (tile: string | null) =>
        tile === null ? 'Your hand is complete as it stands.' : `With ${tile} your hand is complete.`,
      discard: (tile: string) => `It is your turn, and you hold ${tile}.`,
      word: (word: string) => `It is your turn, and nothing you have done stops you from saying “${word}”.`,
    },
    others: 'The rules in question',
  },
  worth: {
    ...practiceQuestion.worth,
    right: (total: string) => `Yes, ${total}.`,
    wrong: (total: string) => `It is worth ${total}.`,
    forgot: 'You left this out.',
    leftOut: (titles: readonly string[]) => `You left out ${list(titles.map((title) => `“${title}”`))}.`,
    extra: 'this does not count',
    /** Why lines do not count: "No Chows: you have 5-6-7 of bamboo."; without titles, the reason alone. */
    because: (titles: readonly string[], why: string) =>
      `${titles.length > 0 ? `${list(titles)}: ${why}` : capital(why)}.`,
    sum: (total: string) => `All the lines are right, but you made the total ${total}.`,
    counted: 'What counts',
    uncounted: 'What does not count',
  },
  pays: {
    ...practiceQuestion.pays,
    right: 'Yes, that settles it.',
    wrong: 'Not quite.',
    how: 'Why',
    whom: 'Who pays whom',
    losersHave: 'What the other hands are worth',
    /** A line of a losing hand: "Pair of dragons (two red dragons) 2". */
    own: (title: string, tiles: string, worth: string) =>
      `${title}${tiles === '' ? '' : ` (${tiles})`} ${worth}`,
    nothing: 'nothing that counts',
    comes: 'What it comes to',
    yourAmount: (amount: string) => `You gave ${amount}.`,
    /** A balance of zero. @param pot the amount that comes from the pot besides other seats' payments */
    zero: (pot: number, unit: string) =>
      pot === 0
        ? 'A settlement adds up to zero: what one player wins, others pay.'
        : `The four amounts add up to ${amount(pot, unit)}, which lay on the table. Everything else that one player wins, others pay.`,
  },
  declare: {
    right: (tiles: string) => `Yes, with ${tiles}.`,
    rightNever: 'Right, you may not.',
    wrong: (tiles: string) => `You may, with ${tiles}.`,
    wrongNever: 'You may not.',
    some: (tiles: string) => `Not only those: you may with ${tiles}.`,
    not: (tiles: string) => `Not with ${tiles}.`,
    each: 'What each discard leaves',
    waits: (tiles: string) => `then you wait for ${tiles}`,
    notReady: 'then you would not be ready',
  },
  reveal: {
    ...practiceQuestion.reveal,
    right: 'Right.',
    wrong: 'Not quite.',
    /** What the whole answer is: "South and West show, and each of the others pays 1,500 points." */
    shown: (seats: readonly string[], pays: number, unit: string, others: number) => {
      if (seats.length === 0) return 'Nobody shows a ready hand, so nobody pays.';
      if (others === 0) return 'All four show a ready hand, so nobody pays.';
      const shows = `${list(seats)} ${seats.length === 1 ? 'shows' : 'show'} a ready hand`;
      return `${shows}, and ${others === 1 ? 'the fourth' : 'each of the others'} pays ${amount(pays, unit)}.`;
    },
    each: 'The four hands',
    waits: (tiles: string) => `ready: ${tiles} would complete it`,
    notReady: 'not ready: no tile completes it',
    /** A hand that waits only for tiles of which it has all four. */
    held: (tiles: string) => `not ready: only ${tiles} would complete it, and this hand holds all four`,
    hides: 'says noten, which is allowed',
    must: 'would rather hide it, but may not after riichi',
    pays: 'What is paid',
  },
  safe: {
    ...practiceQuestion.safe,
    right: 'Yes, that is the safest of them.',
    wrong: (best: string) => `No, ${best} is the safest.`,
    /** Two tiles that a hand may hold to wait with: "the 6 and 7 of dots". */
    example: (seat: string, tiles: string) => `${capital(seat)} may be holding ${tiles}, for example.`,
    onlySafer: 'That makes it safer, not safe.',
    /** Of a hand whose sets lie on the table, all but one. @param concealed the tiles it may hold: "the 3 and 5 of dots and two north winds" */
    completes: (seat: string, tile: string, concealed: string, worth: string) =>
      `${capital(seat)} may win on ${tile}${worth === '' ? '' : `, with ${worth}`}. They may be holding ${concealed}, for example.`,
    cannot: (seat: string, tile: string) => `${capital(seat)} can’t win on ${tile}, whatever they hold.`,
    outOfSight: 'Too few tiles are left that would go with it.',
    /** @param need the least that a hand must be worth */
    tooLittle: (most: string, need: string) =>
      `With it the hand comes to ${most} at most, and a win takes ${need}.`,
    /** @param rules the titles of the rules */
    forbidden: (rules: readonly string[]) =>
      `Every hand that it would complete breaks ${listOr(rules.map((title) => `“${title}”`))}.`,
    each: 'Each of the tiles',
  },
  barred: {
    ...practiceQuestion.barred,
    right: 'Right.',
    rightWin: 'Yes, you may win.',
    wrong: 'No.',
    wrongWin: 'You may win.',
    /** When a bar on winning ends, by the rule that sets it. */
    ends: (rule: string) =>
      ({
        'furiten-own': 'That ends once none of your waits lies among your discards.',
        'furiten-riichi': 'It lasts until the deal ends.',
      })[rule] ?? '',
    /** For a drawn tile. */
    drawn: 'You drew it yourself, and nothing you discarded or let go stops you from winning on a draw.',
    free: (waits: string) =>
      `You wait for ${waits}. None of them lies among your discards, and you have let none go that would still count.`,
    waits: 'What completes your hand',
    among: 'among your discards',
  },
  count: {
    right: (total: string) => `Yes, ${total}.`,
    wrong: (total: string) => `It is ${total}.`,
    yourTotal: (total: string) => `You gave ${total}.`,
    /** The sum of fu: "20 + 10 + 4 = 34, rounded up to 40." */
    sum: (numbers: readonly number[], total: number) => {
      const sum = numbers.reduce((all, each) => all + each, 0);
      if (numbers.length === 1 && sum === total) return '';
      const shown = numbers.length > 1 ? `${numbers.join(' + ')} = ${sum}` : String(sum);
      return sum === total ? `${shown}.` : `${shown}, rounded up to ${total}.`;
    },
    counted: 'What counts',
  },
  pass: {
    ...practiceQuestion.pass,
    right: { win: 'Yes, win with it.', pass: 'Right, you must pass.' },
    wrong: { win: 'You may win.', pass: 'You may not win.' },
    /** Why the win is allowed: the tile, and the other conditions. */
    why: (tile: string, so: Readonly<Record<string, boolean>>, minimum: string) =>
      sentences(
        `${capital(tile)} completes your hand.`,
        minimum,
        so['passedWin'] === false ? 'You have not passed a win since your last draw.' : '',
        so['originalCall'] === true
          ? 'Your original call counts as fishing.'
          : so['fishing'] === true
            ? 'You said “fishing” with an earlier discard.'
            : so['hasDiscarded'] === false
              ? 'You have not discarded yet, so you may win without having said “fishing”.'
              : '',
      ),
  },
};
