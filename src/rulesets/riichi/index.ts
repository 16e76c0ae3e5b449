/** Riichi mahjong as European tables play it: one yaku to win, riichi, furiten, han and fu. */

import type { RuleId } from '../../engine/action.ts';
import type { Clause } from '../../engine/clause.ts';
import type { Chosen, Game } from '../../engine/game.ts';
import { isConcealed } from '../../engine/melds.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { CallRules, Contest, KongRule, Ready, Ruleset } from '../../engine/ruleset.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { fromAnyone, fromTheLeft, notTheLast, robsConcealedAs } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { sevenPairsShape, standardShape, thirteenOrphansShape } from '../parts/shapes.ts';
import { standard } from '../parts/standard.ts';
import { ABORTS, THREE_WINNERS } from './aborts.ts';
import { aimsFor } from './aims.ts';
import { CHOMBO_CLAUSES, falseWin } from './chombo.ts';
import { counters } from './counters.ts';
import { doraFor, kanDora } from './dora.ts';
import { exclusionsFor } from './exclusions.ts';
import { declareStep, EXHAUSTIVE_DRAW, readyClause } from './exhaustive-draw.ts';
import { finalBy } from './final.ts';
import { furiten } from './furiten.ts';
import { goAround } from './go-around.ts';
import { fourKans } from './kans.ts';
import { fedPatterns } from './liability.ts';
import { nextDeal } from './match.ts';
import { withMisconception } from './misconceptions.ts';
import { settleBy, sumOf } from './money.ts';
import { objectionsOf } from './objections.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { isReady } from './ready.ts';
import { tilesFor } from './red-fives.ts';
import { BET, RIICHI, riichi } from './riichi.ts';
import { scoreOfRank, scoringFor, sumOfLines, UNIT } from './score.ts';
import { SELDOM } from './seldom.ts';
import { swapCalling } from './swap-calling.ts';
import { threats } from './threats.ts';
import { MAN, yakuFor } from './yaku.ts';
import { yakumanFor } from './yakuman.ts';

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  turns: 'turn',
  draws: 'turn',
  called: 'after-call',
  onward: 'after-call',
  pile: 'replacement',
  shared: 'several-winners',
  last: 'last-tile-for-a-win',
  best: 'best-reading',
  opened: 'opens',
  counters: 'counters-kept',
  betsStay: 'bets-stay',
  final: 'final-score',
};

const LAST = 'last-tile-for-a-win';

function callsFor(chosen: Chosen): CallRules {
  const win = fromAnyone('ron');
  return {
    chow: notTheLast(LAST, fromTheLeft('chi')),
    pung: notTheLast(LAST, fromAnyone('pon')),
    kong: notTheLast(LAST, fromAnyone('open-kan')),
    win:
      chosen['orphans-rob'] === false ? win : robsConcealedAs('robbing-concealed', 'thirteen-orphans', win),
    pass: 'pass',
  };
}

function contestFor(chosen: Chosen): Contest {
  switch (chosen['winners']) {
    case 'nearest':
      return byRank(false, { nearest: 'winners' });
    case 'two':
      return byRank(true, { three: THREE_WINNERS });
    default:
      return byRank(true);
  }
}

/** Allows a kan only after a draw; the deal and a replacement tile count (rule `kan-after-a-draw`). */
const afterADraw = (rule: RuleId): KongRule => ({
  rule,
  untimely: (drew) => (drew === null ? 'kan-after-a-draw' : null),
});

/** Clauses, in the order in which they answer. */
const clausesFor = (chosen: Chosen): readonly Clause[] => [
  goAround,
  kanDora(chosen),
  fourKans,
  riichi(chosen),
  ...(chosen['swap-call'] === 'allowed' ? [] : [swapCalling(chosen)]),
  furiten,
  threats,
  readyClause(chosen),
  ...CHOMBO_CLAUSES,
  counters,
  ...(chosen['abortive-draws'] === true ? ABORTS : []),
];

const scoringAt = (chosen: Chosen, fed = fedPatterns(chosen)): Scoring => ({
  unit: UNIT,
  facts: { riichi: 'riichi', doubleRiichi: 'double-riichi', ippatsu: 'ippatsu' },
  ...scoringFor(chosen),
  seldom: SELDOM,
  objections: objectionsOf(chosen),
  ofRank: scoreOfRank(chosen),
  han: Object.fromEntries(yakuFor(chosen).map(({ id, han, open }) => [id, { concealed: han, open }])),
  ...(fed && { fed }),
  ofLines: sumOfLines(chosen),
  counts: { han: 'han', fu: 'fu', yakuman: 'yakuman' },
  loserScore: null,
});

/** Riichi as a declaration of a ready hand: its word, the facts a scene may state of it, and the bet. */
const readyAt = (chosen: Chosen, rules: () => Ruleset): Ready => ({
  word: RIICHI,
  is: (hand) => isReady(rules(), hand, chosen),
  facts: [
    ['riichi'],
    ['doubleRiichi'],
    ...(chosen['ippatsu-and-ura'] === false
      ? []
      : [
          ['riichi', 'ippatsu'],
          ['doubleRiichi', 'ippatsu'],
        ]),
  ],
  bet: BET,
  showRule: 'riichi-shows',
  ...(chosen['riichi-points'] === true && { needs: { points: BET, rule: 'riichi-bet' } }),
});

function ordinary(chosen: Chosen): Ruleset {
  const yaku = new Set([...yakuFor(chosen), ...yakumanFor(chosen)].map(({ id }) => id));
  const { indicators } = doraFor(chosen);
  const ruleset: Ruleset = {
    ...standard,
    id: 'riichi',
    title: 'Riichi',
    terms: {
      ...standard.terms,
      chow: 'Chi',
      pung: 'Pon',
      kong: 'Kan',
      win: 'Agari',
      selfDraw: 'Tsumo',
      winOnDiscard: 'Ron',
      drawnCall: 'Tsumo',
      claimedCall: 'Ron',
      drawnHand: 'exhaustive draw',
      box: 'dead wall',
    },
    roundCounts: true,
    rounds: chosen['match-length'] === 'east' ? 1 : 2,
    anyFirst: true,
    tiles: tilesFor(chosen),
    deal: {
      ...standard.deal,
      box: 14,
      closing: [
        declareStep(chosen),
        { step: 'show-hands', rule: 'one-source', who: 'winners' },
        { step: 'pay' },
      ],
    },
    flow: FLOW,
    calls: callsFor(chosen),
    contest: contestFor(chosen),
    kongs: {
      concealed: afterADraw('concealed-kan'),
      promoted: afterADraw('added-kan'),
      robbing: {
        rule: 'robbing',
        promoted: true,
        concealed: chosen['orphans-rob'] === false ? null : 'robbing-concealed',
      },
      emptyWall: 'kan-needs-a-tile',
      shown: true,
    },
    supplement: { rule: 'replacement', from: 'dead-wall' },
    indicators,
    wins: {
      ...standard.wins,
      shapeRule: 'shape-standard',
      shapes: [
        standardShape('shape-standard'),
        sevenPairsShape('shape-seven-pairs', false),
        thirteenOrphansShape('shape-thirteen-orphans'),
      ],
      aims: aimsFor(chosen),
      draw: 'tsumo',
      discard: 'ron',
      minimum: {
        rule: 'one-yaku',
        need: 1,
        counts: ({ pattern }) => yaku.has(pattern) || pattern === MAN.id,
        others: 'dora-is-no-yaku',
        // Only a concealed hand is told of riichi.
        part: ({ melds }, { by }) =>
          isConcealed(melds) ? 'concealed' : by === 'draw' ? 'open-draw' : 'open-discard',
      },
    },
    scoring: scoringAt(chosen),
    wallOut: EXHAUSTIVE_DRAW,
    ...(chosen['river-mangan'] === true && { rivers: 'river-mangan' }),
    settle: settleBy(chosen),
    sumOf,
    next: (outcome, position) => nextDeal(outcome, position, chosen),
    final: finalBy(chosen),
    ready: readyAt(chosen, () => ruleset),
    clauses: clausesFor(chosen),
    mistakes: [falseWin(chosen)],
    excludes: exclusionsFor(chosen),
    stake: Number(chosen['start-points'] ?? 30_000),
    mistaken: () => withMisconception(ruleset, chosen, ordinary),
  };
  return ruleset;
}

const game: Game = {
  id: 'riichi',
  title: 'Riichi',
  options: OPTIONS,
  presets: PRESETS,
  under: { ordinary },
};

export default game;
