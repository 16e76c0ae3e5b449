/** What a written hand is worth, told in the words of the law's own tables. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Score } from '../../../src/engine/score.ts';
import { bySeat, SEATS, type Seat, type Wind } from '../../../src/engine/seats.ts';
import { judgeWin } from '../../../src/evaluation/verdict.ts';
import { howOf, USUAL } from '../../../src/evaluation/win-context.ts';
import { parseHand } from '../../../src/notation/hand.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { rulesOf } from './rules.ts';

const WINDS = 'ESWN';

interface Worth {
  readonly wins: boolean;
  /** The rule that refuses it; null where it wins. */
  readonly rule: string | null;
  /** "riichi 1 + pinfu 1"; of yakuman the names alone. */
  readonly yaku: string;
  readonly han: number | null;
  readonly fu: number | null;
  readonly base: number;
  readonly score: Score | null;
  /** "640; E 1,300, W 700, N 700 → 2,700": base value, payments in turn order from East, and what the winner has. */
  readonly paid: string;
}

const number = (amount: number): string => amount.toLocaleString('en');

/** "S/E, riichi, dora 3s, counters 2, from W, last, first turn, replacement, by `online`" */
export function worthOf(text: string, situation = 'S/E', options: Chosen = {}): Worth {
  const [winds = 'S/E', ...more] = situation.split(', ');
  const seat = WINDS.indexOf(winds[0] ?? '') as Seat;
  const round = WINDS.indexOf(winds[2] ?? '') as Wind;
  const told = (word: string): string =>
    more.find((each) => each.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const has = (word: string): boolean => more.includes(word);
  const preset = told('by').replaceAll('`', '');
  const ruleset = rulesOf(preset === '' ? options : preset);
  const { winning, ...hand } = parseHand(text, seat);
  const from = WINDS.indexOf(told('from') || '-') as Seat;
  const marked = winning?.by === 'robbery' && from >= 0 ? { ...winning, from } : winning;
  const won = {
    ...USUAL,
    seat,
    round,
    supplement: has('replacement') ? ('kong' as const) : ('none' as const),
    last: has('last'),
    first: has('first turn'),
  };
  const { verdict, position } = judgeWin(ruleset, {
    hand: { ...hand, winning: marked },
    won,
    facts: {
      ...(has('riichi') && { riichi: true }),
      ...(has('double riichi') && { doubleRiichi: true }),
      ...(has('ippatsu') && { ippatsu: true }),
      counters: Number(told('counters')),
    },
    around: {
      indicators: { open: parseTiles(told('dora')), under: parseTiles(told('ura')) },
      pot: 1000 * Number(told('pot')),
    },
  });
  const { score } = verdict;
  const lines = (score?.lines ?? []).filter(({ of }) => of !== 'fu');
  const base = score?.total ?? 0;
  const answer = {
    yaku: lines.map(({ pattern, of, worth }) => (of === 'han' ? `${pattern} ${worth}` : pattern)).join(' + '),
    han: score?.rank?.han ?? null,
    fu: score?.rank?.fu ?? null,
    base,
    score,
  };
  if (!verdict.wins) return { ...answer, wins: false, rule: verdict.reason.rule, paid: '' };
  const how = howOf(marked, won);
  const outcome = {
    is: 'won',
    winners: [{ seat, how, score: verdict.score }],
    from: how.by === 'draw' ? null : how.from,
    loserScores: bySeat(() => null),
  } as const;
  const payments = (ruleset.settle?.(outcome, position) ?? []).flatMap((group) => group.payments);
  const changes = bySeat((each) =>
    payments.reduce(
      (sum, { from: payer, to, amount }) => sum + (to === each ? amount : 0) - (payer === each ? amount : 0),
      0,
    ),
  );
  const payers = SEATS.filter((each) => changes[each] < 0).map(
    (each) => `${WINDS[each]} ${number(-changes[each])}`,
  );
  const limit = verdict.score.rank?.limit ?? null;
  const named = limit === null || limit === 'yakuman' ? '' : `${limit} `;
  return {
    ...answer,
    wins: true,
    rule: null,
    paid: `${named}${number(base)}; ${payers.join(', ')} → ${number(changes[seat])}`,
  };
}
