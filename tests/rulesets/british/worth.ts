/** What a written hand is worth at the British table, to a winner or to a loser. */

import type { Chosen } from '../../../src/engine/game.ts';
import type { Position, Ruleset } from '../../../src/engine/ruleset.ts';
import type { Score } from '../../../src/engine/score.ts';
import { bySeat, type Seat, type Wind } from '../../../src/engine/seats.ts';
import type { Json, WinSource } from '../../../src/engine/table.ts';
import { judgeHand, type WinVerdict } from '../../../src/engine/win.ts';
import { scoringHandFrom } from '../../../src/evaluation/hand.ts';
import { tableOf } from '../../../src/evaluation/table.ts';
import { parseHand, type WrittenHand } from '../../../src/notation/hand.ts';
import type { WinWay } from '../../../src/notation/win-ways.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';
import { howOf, type WonBy } from '../../../src/scenes/hand-verdict.ts';

const game = await loadGame('british');
export const british = (chosen: Chosen = {}, under = 'ordinary'): Ruleset => rulesetOf(game, chosen, under);

export interface Case {
  readonly by?: WonBy;
  readonly way?: WinWay;
  /** The own wind; the hand lies at the seat of this number. */
  readonly seat?: Seat;
  readonly round?: Wind;
  readonly facts?: Readonly<Record<string, Json>>;
  readonly limit?: number;
  readonly same?: boolean;
  readonly jade?: boolean;
  readonly goulash?: boolean;
}

const rulesOf = ({ limit, same, jade, goulash }: Case): Ruleset =>
  british(
    {
      ...(limit && { limit }),
      ...(same && { 'knitting-suits': 'same' }),
      ...(jade && { 'jade-dragons': true }),
    },
    goulash ? 'goulash' : 'ordinary',
  );

export function positionOf(ruleset: Ruleset, hand: WrittenHand, { seat = 0, round = 0, facts = {} }: Case) {
  const drew = { by: 'wall', tile: null, chain: 0, afterClaim: false, last: false } as const;
  const { concealed, melds, bonus } = hand;
  const table = tableOf(ruleset, {
    seats: bySeat((each) => (each === seat ? { concealed, melds, bonus, facts } : {})),
    stage: { phase: 'deciding', seat, drew, claimed: null },
    round,
  });
  return { ruleset, table } satisfies Position;
}

/** The verdict on a whole hand: `234m … +5m 1f`. */
export function verdictOf(text: string, circumstances: Case = {}): WinVerdict {
  const ruleset = rulesOf(circumstances);
  const hand = parseHand(text, circumstances.seat ?? 0);
  return judgeHand(
    positionOf(ruleset, hand, circumstances),
    circumstances.seat ?? 0,
    scoringHandFrom(hand, circumstances.seat ?? 0, circumstances.round ?? 0),
    howOf(hand, circumstances),
  );
}

/** The score of a winning hand. @throws Error where it does not win */
export function won(text: string, circumstances: Case = {}): Score {
  const verdict = verdictOf(text, circumstances);
  if (!verdict.wins) throw new Error(`${text} does not win: ${verdict.reason.rule}`);
  return verdict.score;
}

/** What thirteen tiles are worth to a player who did not win. */
export function stands(text: string, circumstances: Case = {}): Score {
  const ruleset = rulesOf(circumstances);
  const hand = parseHand(text, circumstances.seat ?? 0);
  const scoringHand = scoringHandFrom(
    { ...hand, winning: null },
    circumstances.seat ?? 0,
    circumstances.round ?? 0,
  );
  const score = ruleset.scoring?.loserScore?.(
    scoringHand,
    circumstances.seat ?? 0,
    positionOf(ruleset, hand, circumstances),
  );
  if (!score) throw new Error('losers score here');
  return score;
}

/** Its lines as text: "pung-outer-exposed 4", "no-chows x2", "purity x8". */
export const told = ({ lines }: Score): string[] =>
  lines.map(({ pattern, part, worth, as, apart }) => {
    const name = part ?? pattern;
    const does =
      as === 'doubles' ? `x${2 ** worth}` : as === 'times' ? `x${worth}` : as === 'cap' ? `≤${worth}` : worth;
    return `${name} ${does}${apart ? ' apart' : ''}`;
  });

/** "supplement excluded by doubles concealed": by one of the doubles, where it is one. */
export const leftOut = ({ uncounted }: Score): string[] =>
  uncounted.map(({ pattern, part, because, by, byPart }) =>
    [part ?? pattern, because, 'by', by, byPart ?? []].flat().join(' '),
  );

/** The doubles among the lines, by name. */
export const doublesOf = (score: Score): string[] =>
  score.lines.flatMap(({ as, part }) => (as === 'doubles' && part !== undefined ? [part] : []));

/** The special hand that a score is counted as, or null. */
export const specialOf = ({ lines }: Score): string | null =>
  lines.find(({ pattern }) => pattern !== 'points' && pattern !== 'doubles' && pattern !== 'score-limit')
    ?.pattern ?? null;

export type { WinSource };
