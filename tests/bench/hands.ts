/** Whole hands: by the loop, through the chart, by the sensible bot, and by @kobalab/majiang-core. */
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import { begin, playHand } from '../../src/machines/play.ts';
import { advanceTable, createTableMachine, judgeMove, snapshotAt } from '../../src/machines/table.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { type Majiang, majiang } from './peers.ts';
import { type Figure, rateText, type Section } from './report.ts';
import { type Contender, type Measured, measure, median } from './rounds.ts';

const HANDS = 40;
const ROUNDS = 25;
const WARM_UP = 6;
/** Other hands in every round: the sensible bot remembers suits, and must not have met all of them before. */
const SENSIBLE_HANDS = 100;
const SENSIBLE_ROUNDS = 5;
/** How many times as fast as theirs the loop is to be, in every game: legality has one path, without a fast one beside it. */
const TIMES_WANTED = 1.5;
/** How many times as many hands the sensible bot is to play as their naive one. */
const SENSIBLE_TIMES_WANTED = 0.45;
/** Hands a second that are asked for: a reader takes minutes for one, a question plays one. */
const LOOP_WANTED = 600;
const CHART_WANTED = 100;
const SENSIBLE_WANTED = 200;

const byLoop = (ruleset: Ruleset, bot: Bot, seed: number): Table =>
  playHand(ruleset, startFrom(ruleset, seed), (table, seat) => botAction(bot, ruleset, table, seat));

/** The same hand through the chart: one event, one transition, one frame. */
function throughChart(ruleset: Ruleset): (seed: number) => Table {
  const machine = createTableMachine(ruleset);
  return (seed) => {
    let snapshot = snapshotAt(machine, begin(ruleset, startFrom(ruleset, seed)));
    for (;;) {
      const { table } = snapshot.context;
      const awaits = awaitedSeats(table);
      const { phase } = table.stage;
      if (phase === 'ended') return table;
      const [seat] = awaits;
      const move = seat === undefined ? 'referee' : botAction(naive, ruleset, table, seat);
      snapshot = advanceTable(machine, snapshot, judgeMove(ruleset, table, move));
    }
  };
}

/** The naive bot at their table: wins when it may, else anything allowed, each as likely as the other. */
function theirHands({ Game, Player, rule }: Majiang): Contender {
  let random = createRandom('peer');
  const any = <T>(choices: readonly T[]): T => choices[random.below(choices.length)] as T;

  class Naive extends Player {
    action_kaiju(): void {
      this._callback();
    }
    action_qipai(): void {
      this._callback();
    }
    action_zimo(drawn: { l: number; p: string }): void {
      if (drawn.l !== this._menfeng) this._callback();
      else if (this.allow_hule(this.shoupai, null)) this._callback({ hule: '-' });
      else {
        const discards = this.get_dapai(this.shoupai).map((dapai) => ({ dapai }));
        const kongs = this.get_gang_mianzi(this.shoupai).map((gang) => ({ gang }));
        this._callback(any<object>([...discards, ...kongs]));
      }
    }
    action_dapai(discarded: { l: number; p: string }): void {
      const from = (4 + discarded.l - this._menfeng) % 4;
      this._callback(
        from === 0 ? {} : this.claim(discarded.p.slice(0, 2) + (['', '+', '=', '-'][from] ?? '')),
      );
    }
    claim(tile: string): object {
      if (this.allow_hule(this.shoupai, tile)) return { hule: '-' };
      const claims = [
        ...(tile.endsWith('-') ? this.get_chi_mianzi(this.shoupai, tile) : []),
        ...this.get_peng_mianzi(this.shoupai, tile),
        ...this.get_gang_mianzi(this.shoupai, tile),
      ].map((fulou) => ({ fulou }));
      return any<object>([...claims, {}]);
    }
    action_fulou(melded: { l: number; m: string }): void {
      const discards = melded.l === this._menfeng && !/\d{4}/.test(melded.m);
      this._callback(discards ? { dapai: any(this.get_dapai(this.shoupai)) } : {});
    }
    action_gang(): void {
      this._callback();
    }
    action_hule(): void {
      this._callback();
    }
    action_pingju(): void {
      this._callback();
    }
    action_jieju(): void {
      this._callback();
    }
  }

  /** A game that ends with its first hand, whoever wins it. */
  class OneHand extends Game {
    last(): void {
      this.jieju();
    }
  }
  return {
    name: 'majiang-core',
    size: HANDS,
    parts: HANDS,
    run: (part) => {
      random = createRandom('peer', part);
      const { random: dice } = Math;
      // Its wall is shuffled with Math.random: the same hands every round, as ours.
      Math.random = () => random.below(2 ** 31) / 2 ** 31;
      let hands = 0;
      const players = Array.from({ length: 4 }, () => new Naive());
      const counted = players[0];
      if (counted) {
        counted.action_qipai = () => {
          hands++;
          counted._callback();
        };
      }
      new OneHand(players, null, rule({}), 'bench').do_sync();
      Math.random = dice;
      return hands;
    },
  };
}

/** Hands a second of processor time: what else runs on the machine takes nothing from it. */
function sensibleRate(ruleset: Ruleset): number {
  const rates = Array.from({ length: SENSIBLE_ROUNDS }, (_, round) => {
    const began = process.cpuUsage();
    for (let n = 0; n < SENSIBLE_HANDS; n++) byLoop(ruleset, sensible, round * SENSIBLE_HANDS + n);
    const { user, system } = process.cpuUsage(began);
    return (1e6 * SENSIBLE_HANDS) / (user + system);
  });
  return median(rates);
}

export async function handsSection(): Promise<Section> {
  const peer = theirHands(majiang());
  const figures: Figure[] = [];
  const notes = [
    `The same ${HANDS} hands in ${ROUNDS} rounds, the median of each. The naive bot wins when it may, else does anything allowed.`,
    '@kobalab/majiang-core 1.4.1 plays Japanese mahjong with the same bot: its own Game.do_sync and Player, one hand a game.',
  ];
  for (const id of gameIds) {
    const ruleset = rulesetOf(await loadGame(id));
    const chart = throughChart(ruleset);
    const [theirs, loop, charted] = measure(
      [
        peer,
        {
          name: 'loop',
          size: HANDS,
          parts: HANDS,
          run: (part) => byLoop(ruleset, naive, part).events,
        },
        { name: 'chart', size: HANDS, parts: HANDS, run: (part) => chart(part).events },
      ],
      ROUNDS,
      WARM_UP,
    );
    if (!theirs || !loop || !charted) throw new Error('three contenders are measured');
    if (theirs.found !== HANDS * ROUNDS) throw new Error('the peer played other hands than were counted');
    if (loop.found !== charted.found) throw new Error('the loop and the chart played different hands');
    const figure = (name: string, { rate }: Pick<Measured, 'rate'>, least = 0, times = 0): Figure => ({
      figure: `${id}, ${name}`,
      ours: rateText(rate),
      peer: rateText(theirs.rate),
      ratio: rate / theirs.rate,
      ...(least + times > 0 && {
        wanted: [...(times > 0 ? [`${times} ×`] : []), ...(least > 0 ? [rateText(least)] : [])].join(', '),
        met: rate >= least && rate >= times * theirs.rate,
      }),
    });
    figures.push(figure('naive bot, the loop', loop, LOOP_WANTED, TIMES_WANTED));
    figures.push(figure('naive bot, through the chart', charted, CHART_WANTED));
    const thinking = { rate: sensibleRate(ruleset) };
    figures.push(
      figure('sensible bot, the loop, of processor time', thinking, SENSIBLE_WANTED, SENSIBLE_TIMES_WANTED),
    );
    notes.push(`${id}: ${(loop.found / (HANDS * ROUNDS)).toFixed(0)} events a hand`);
  }
  return { title: 'Whole hands', notes, figures };
}
