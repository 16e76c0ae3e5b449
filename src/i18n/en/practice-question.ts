import type { RuleWords } from '../message-context.ts';
import { amount, capital, inWords, list } from './numbers.ts';
import { type ConceptTexts, questionKinds } from './question-kinds.ts';

type Facts = Readonly<Record<string, boolean | undefined>>;

/** Sentences on what the reader has declared or discarded in this deal. */
function factSentences({ hasDiscarded, fishing, originalCall, ready, ...facts }: Facts): string[] {
  if (hasDiscarded === false) return ['You have not discarded yet.'];
  if (originalCall) return ['You said “Original call” with your first discard.'];
  if (fishing) return ['You said “Fishing” with an earlier discard.'];
  if (fishing === false) return ['You have discarded before, and have not said “Fishing”.'];
  return ready ? ['You declared yourself ready with your first discard.'] : riichiFacts(facts);
}

/** Sentences on riichi: declared, when, and whether a claim came since. */
function riichiFacts({ riichi, doubleRiichi, ippatsu }: Facts): string[] {
  if (!riichi && !doubleRiichi) return riichi === false ? ['You have not declared riichi.'] : [];
  const first = 'You declared riichi with your first discard, before anything was called;';
  if (ippatsu)
    return [
      doubleRiichi
        ? `${first} nothing has been called since, and you have not discarded again.`
        : 'You declared riichi with your last discard, and nothing has been called since.',
    ];
  return [doubleRiichi ? `${first} that was some turns ago.` : 'You declared riichi some turns ago.'];
}

/**
 * Sentences on a passed winning tile (temporary furiten): it lasts until the next draw or claim, in riichi until the
 * end.
 */
function letGoOnce({ letGo, riichi }: Facts, passed: string | null): string[] {
  if (letGo === undefined || (!letGo && passed === null)) return [];
  const tile = `${passed ?? 'a tile'} go by, which would have completed your hand`;
  if (!letGo) return [`You let ${tile}, and have drawn since.`];
  return [riichi ? `Since then you let ${tile}.` : `Since your last draw you let ${tile}.`];
}

/** Sentences on a passed winning tile. */
function letGo({ passedWin, ...facts }: Facts, passed: string | null): string[] {
  if (passedWin === undefined) return letGoOnce(facts, passed);
  const tile = passed ?? 'a tile that would have won';
  const would = passed === null ? '' : ', which would have won';
  if (passedWin) return [`Since your last discard you have let ${tile} go by${would}.`];
  if (passedWin === false && passed !== null)
    return [`You let ${tile} go by${would}, and have discarded since.`];
  return passedWin === false ? ['You have let no winning tile go by.'] : [];
}

const orNo = (count: number): string => (count === 0 ? 'no' : inWords(count));

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** A move as a wish: “discard the 9 of dots”, “call Pung”. */
const wishFor = (action: string): string =>
  /^(?:Discard|Give|Pass|Say|Show|Take)\b/.test(action) ? lowerFirst(action) : `call ${action}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Why three tiles are not a set. */
export type SetFault = 'honours' | 'suits' | 'pair' | 'ends' | 'gap';

const NO_SET: Readonly<Record<SetFault, string>> = {
  honours: 'winds and dragons make a set only if all three are the same',
  suits: 'a run stays in one suit',
  pair: 'two are the same and the third is not',
  ends: 'nothing comes after the 9, and nothing before the 1',
  gap: 'their numbers do not follow one another',
};

/** English texts of questions. */
export const practiceQuestion = {
  mixed: {
    /** Name on links, and over each of its questions. */
    name: 'A mixed session',
    /** The question, shown above the board. */
    ask: 'A bit of everything',
    /** How to answer it. */
    how: '',
  },
  /** Texts by concept id. */
  concepts: questionKinds as Readonly<Record<string, ConceptTexts>>,
  /** Beside a number that was wrong. */
  correct: (number: string) => `It is ${number}.`,
  session: {
    /** Position in the session: "Question 3 of 10", "Question 3" in an endless one. */
    place: (at: number, of: number | null) => (of === null ? `Question ${at}` : `Question ${at} of ${of}`),
    right: (right: number, of: number) => (of === 0 ? '' : `${right} of ${of} right`),
    back: 'You missed one like this before.',
    coming: 'Looking for a question …',
    /** Shown below an error while loading an answer or the next question. */
    nothingLost: 'Nothing is lost.',
    /** Introduces the house rules of the question. */
    houseRules: 'By these house rules:',
    /** Button that ends an endless session. */
    stop: 'Stop and show me',
    check: 'Check',
    /** How to pick tiles by keyboard. */
    typed: 'With a keyboard: arrows move from tile to tile, or type 3 S for the 3 of bamboo.',
    keys: 'Keys',
    setup: 'This session',
    length: 'Length',
    lengths: (length: number | null) => (length === null ? 'Endless' : questions(length)),
    level: 'Level',
    levels: { follow: 'Follows your answers', 1: 'Easy', 2: 'Medium', 3: 'Hard' },
    unmet: 'Include rules that I have not met in lessons',
  },
  hand: {
    yours: 'Your hand',
    of: (owner: string) => `${capital(owner)} hand`,
    drawn: 'Drawn',
    from: (seat: string) => `From ${seat}`,
    bonus: 'Bonus tiles',
    river: 'Your discards',
    indicators: 'Dora indicators',
    under: 'Under them',
    /** "You are South, in the East round." */
    seat: (seat: string, round: string) => `You are ${seat}, in the ${round} round.`,
    /** "It is the South round." */
    round: (round: string) => `It is the ${round} round.`,
    /**
     * Sentences on facts of the reader that no tile shows: declarations and passed wins.
     * @param passed the passed winning tile; null where it is not given
     */
    so: (facts: Readonly<Record<string, boolean>>, passed: string | null) =>
      [...factSentences(facts), ...letGo(facts, passed)].join(' '),
  },
  win: {
    yes: 'Yes, it wins',
    no: 'No',
    came: (tile: string, from: string | null) =>
      from === null ? `You draw ${tile}.` : `${from} discards ${tile}.`,
    /** What was special about the winning tile. */
    special: (way: 'last' | 'flower' | 'gong' | 'two-gongs' | 'first', from: string | null, kong: string) =>
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
    from: (seat: string, minimum: string | null) =>
      minimum === null
        ? `${seat} is about to discard.`
        : `${seat} is about to discard, and a win must be worth ${minimum}.`,
    /** The same in a game where a win needs a yaku. */
    fromYaku: (seat: string) => `${seat} is about to discard, and a win needs a yaku.`,
  },
  tile: {
    unnamed: 'The tile in question',
  },
  sort: {
    laid: 'What you have laid',
    left: (sets: number) =>
      sets === 0
        ? 'All sets are laid.'
        : `${capital(inWords(sets))} more ${sets === 1 ? 'set' : 'sets'} to lay.`,
    /** A hand that wins by another shape, such as seven pairs. */
    special: 'It is complete, but not of sets',
    impossible: 'It cannot be done',
    takeBack: (tiles: string) => `Take back ${tiles}`,
    noSet: (tiles: string, fault: SetFault | null) => {
      const why = fault && NO_SET[fault];
      return `${capital(tiles)} are not a set${why === null ? '' : `: ${why}`}.`;
    },
  },
  mend: {
    goes: 'Which tile goes out?',
    comes: (tile: string) => `What comes in for ${tile}?`,
    does: (out: string, come: string) => `${capital(come)} for ${out}`,
    drawn: 'You draw the tile that comes in.',
  },
  claim: {
    /** A discard to react to. @param drew whether it follows a draw, not a claim */
    discarded: (seat: string, tile: string, drew: boolean) =>
      `${seat} ${drew ? 'draws, and ' : ''}discards ${tile}.`,
    /** Facts that no seat has, of those that this game remembers. */
    nobody: (facts: readonly string[]) =>
      [
        ...(facts.includes('ready') ? ['Nobody declared a ready hand with their first discard.'] : []),
        ...(facts.includes('passedWin') ? ['Nobody has let a winning tile go by.'] : []),
        ...(facts.includes('letGo') ? ['Nobody is in riichi, and nobody is furiten.'] : []),
      ].join(' '),
    calls: (seat: string, call: string) => `${seat}: ${call}`,
    several: (seats: string) => `${capital(seats)}`,
    /** Introduces the seats to choose from. */
    who: 'Who gets it?',
    /** Introduces the reasons to choose from, for a seat that does not get the tile. */
    whyNot: (seat: string) => `Why not ${seat}? You tell ${seat}:`,
    /** What a claiming seat has declared, by the fact's name. */
    fact: (fact: string) =>
      ({ fishing: 'has said “Fishing”', passedWin: 'has let a winning tile go by' })[fact] ?? fact,
  },
  may: {
    ask: (action: string) => `You want to ${wishFor(action)}.`,
    yes: 'Yes, you may.',
    no: ({ objection, title }: Pick<RuleWords, 'title' | 'objection'>) =>
      objection === undefined ? `No, by “${title}”` : `No. ${objection}`,
    /** The same by the rule of turns, of a tile that one has discarded oneself. */
    noOwn: 'No. You discarded that tile yourself.',
    since: 'What has just happened',
    box: (count: number) =>
      count === 1
        ? 'One tile is left in the kong box.'
        : `${capital(inWords(count))} tiles are left in the kong box.`,
  },
  worth: {
    lines: 'What counts?',
    total: (unit: string) => `Total in ${unit}`,
    /** In games with han and fu: the count to give. */
    alone: (count: string) => `Count the ${count}.`,
    noNumber: 'Give the total as a number.',
    /** Facts that the winner lacks, of those that affect the score. */
    so: (facts: readonly string[]) =>
      facts.includes('originalCall')
        ? 'You made no original call.'
        : facts.includes('ready')
          ? 'You did not declare a ready hand with your first discard.'
          : '',
    bonusApart: 'Leave the dealer’s bonus out: it is added when the hand is paid.',
  },
  pays: {
    won: (seat: string, total: string, tile: string, from: string | null) =>
      from === null
        ? `${seat} has drawn ${tile} and wins${total === '' ? '' : `, with ${total}`}.`
        : `${seat} wins with ${tile}, which ${from} discarded${total === '' ? '' : `: ${total}`}.`,
    /** The dealer and their streak of wins, as a die shows it. */
    die: (dealer: string, count: number) =>
      count === 0 ? `${dealer} deals, without a die.` : `${dealer} deals, and the die shows ${count}.`,
    stakes: (base: number, fan: number, unit: string) =>
      `A fan is ${amount(fan, unit)}, and the base is ${amount(base, unit)}.`,
    /** The payment table in use, and who pays for a discard. */
    payTable: (title: string, isShared: boolean) =>
      `This table pays ${title}${isShared ? ', and everyone pays for a discard' : ''}.`,
    spot: 'What is paid on the spot has been paid.',
    noDebts: 'Nobody owes anything from earlier deals.',
    /** Counters and riichi sticks on the table before the win. */
    onTable: (counters: number, bets: number, bet: number, unit: string) => {
      const lying = `${capital(orNo(counters))} ${counters === 1 ? 'counter' : 'counters'}`;
      const of = bets > 0 ? ` of ${amount(bet, unit)}${bets > 1 ? ' each' : ''}` : '';
      return `${lying} and ${orNo(bets)} ${bets === 1 ? 'bet' : 'bets'}${of} lie on the table.`;
    },
    /** Facts that the losers lack, of those that affect the score. */
    losers: (facts: readonly string[]) =>
      facts.includes('originalCall') ? 'None of the others has said “Fishing” or made an original call.' : '',
    seat: (seat: string, unit: string) => `${seat}, in ${unit}`,
    less: (seat: string) => `${seat} pays`,
  },
  declare: {
    drawn: (tile: string) => `You draw ${tile}.`,
    left: (count: number) =>
      count === 0
        ? 'It was the last tile of the wall.'
        : `${count} ${count === 1 ? 'tile is' : 'tiles are'} left to draw.`,
    never: 'I may not',
    with: (count: number) => `With ${count === 1 ? 'this tile' : 'one of these'}`,
  },
  reveal: {
    end: 'The wall is empty, and nobody has won.',
    /** A seat that hides its hand if it may; null if there is none. */
    wishes: (seat: string | null) =>
      seat === null
        ? 'Everyone who is ready wants to show.'
        : `${seat} would rather not show. The others will, if they are ready.`,
    /** A seat and its declaration: "South, in riichi". */
    seat: (seat: string, declared: boolean) => (declared ? `${seat}, in riichi` : seat),
    shows: 'Who shows?',
    each: (unit: string) => `Each of the others pays, in ${unit}`,
  },
  safe: {
    /** A declared hand; what others have discarded since follows as tiles. */
    declared: (seat: string, word: string, since: number) =>
      since === 0
        ? `${seat} has declared ${word}.`
        : `${seat} has declared ${word}. Since then the others have discarded:`,
    /** Hands of which so many sets lie on the table. */
    shown: (seats: readonly string[], sets: number, of: number) =>
      `${list(seats)} ${seats.length === 1 ? 'has' : 'have'} ${sets === of ? `all ${inWords(of)}` : `${inWords(sets)} of ${inWords(of)}`} sets on the table.`,
  },
  barred: {
    win: (win: string) => `I may win: ${win}`,
    /** Until when a seat may win only by drawing, by the rule that says so. */
    until: (rule: string) =>
      ({
        'furiten-own': 'No, not with these waits: one of them lies among my discards',
        'furiten-passed': 'No, until my next draw or call: I let a tile go',
        'furiten-riichi': 'No, for the rest of the deal: I let a tile go in riichi',
      })[rule] ?? null,
    drawn: (tile: string) => `You draw ${tile}, which completes your hand.`,
  },
  count: {
    /** Label of the answer's field. */
    label: (count: 'han' | 'fu') => ({ han: 'Han', fu: 'Fu' })[count],
  },
  pass: {
    offered: (seat: string, tile: string) => `${seat} discards ${tile}, which completes your hand.`,
    win: (win: string) => win,
    pass: 'Pass',
  },
};
