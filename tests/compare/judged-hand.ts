/** What the judge says of a hand, asked as from the shell: whether it wins and who pays. */

import type { AllGamesQuery, HandAnswer } from '../../src/compare/hand/answer.ts';
import type { Game } from '../../src/engine/game.ts';
import { isExposed, type Meld } from '../../src/engine/melds.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import type { WrittenHand } from '../../src/notation/hand.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';

export interface JudgeAnswer {
  readonly error?: { readonly message: string; readonly field: string | null };
  readonly wins?: boolean;
  readonly because?: readonly string[];
  readonly score?: {
    readonly unit: string;
    readonly total: number;
    readonly lines: readonly { readonly pattern: string; readonly worth: number }[];
  } | null;
}

export interface Paid {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly rule: string;
  readonly book?: string;
}

export interface Asker {
  /** `win`, of this hand in this game. */
  readonly win: (game: string, hand: WrittenHand, asked: AllGamesQuery) => JudgeAnswer;
  /** `settle`: what is paid for the win, kongs declared before it included where they are paid with it. */
  readonly paid: (game: string, answer: HandAnswer) => readonly Paid[];
}

export function asking(games: ReadonlyMap<string, Game>): Asker {
  const judge = createJudge(games, TILE_TEXTS.own);
  const ask = (question: object): unknown => judge(JSON.stringify(question)).answer;
  return {
    win: (game, hand, { won, winning }) =>
      ask({
        op: 'win',
        ruleset: game,
        hand: formatTiles([...hand.concealed, winning.tile]),
        melds: hand.melds.map(meldText),
        bonus: formatTiles(hand.bonus),
        seat: won.seat,
        round: 'ESWN'[won.round],
        win: {
          by: winning.by,
          tile: formatTiles([winning.tile]),
          ...(winning.by !== 'draw' && winning.from !== null && { from: winning.from }),
          supplement: won.supplement,
          lastTile: won.last,
          firstTurn: won.first,
        },
      }) as JudgeAnswer,
    paid: (game, { outcome, fit }) => {
      if (outcome.is !== 'wins' || fit === null) throw new Error('it does not win');
      const { seat, how, score } = outcome.win;
      const kongs = fit.hand.melds.flatMap((meld) => kongText(meld, seat));
      const win = {
        type: 'win',
        winners: [{ seat, score: score.total }],
        from: how.by === 'draw' ? null : how.from,
      };
      const settled = (events: readonly object[]): readonly Paid[] =>
        (ask({ op: 'settle', ruleset: game, events }) as { payments: Paid[] }).payments;
      return settled([...kongs, win]).slice(settled(kongs).length);
    },
  };
}

const meldText = (meld: Meld): object => ({
  kind: meld.kind,
  tiles: formatTiles(meld.tiles),
  exposed: isExposed(meld),
  ...('from' in meld && meld.from !== null && { from: meld.from }),
});

const kongText = (meld: Meld, seat: number): object[] => {
  if (meld.kind !== 'kong') return [];
  const from = 'from' in meld && meld.from !== null ? { from: meld.from } : {};
  return [{ type: 'kong', kind: meld.how, seat, ...from }];
};
