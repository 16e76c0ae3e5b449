/** Builds the state chart of a game, with the arrows its hands actually take. */
import { names } from '#i18n/names.ts';
import { type Bot, botAction } from '../../bots/bot.ts';
import { naive } from '../../bots/naive.ts';
import { sensible } from '../../bots/sensible.ts';
import type { RuleId } from '../../engine/action.ts';
import type { TableStep } from '../../engine/after-event.ts';
import { startFrom } from '../../engine/deal.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type PictureArrow, pictureOf, type TakenArrow } from '../../machines/graph.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import { layOut } from '../../machines/graph-layout.ts';
import { playHand } from '../../machines/play.ts';

/**
 * The bots and how many hands each plays to find the arrows. Two bots, because some rare events happen only to a seat
 * that plays well.
 */
const HANDS: readonly (readonly [Bot, number])[] = [
  [naive, 160],
  [sensible, 40],
];

/** Returns the rule by which an event moved the hand from one state to another. */
function ruleOf(
  ruleset: Ruleset,
  { from, to }: PictureArrow,
  { event, table: { stage } }: TableStep,
): RuleId {
  const { flow, supplement } = ruleset;
  const [decides] = rulesOf(event, ruleset);
  if (decides !== undefined && (to === 'settling' || to === 'ended')) return decides;
  if (from === 'dealing') return flow.opens;
  if (to === 'awarding') return flow.together;
  if (from === 'awarding' && to === 'deciding') return flow.called;
  if (to !== 'drawing') return decides ?? flow.draws;
  return stage.phase === 'drawing' && stage.why === 'kong' ? supplement.rule : flow.turns;
}

/** Plays 200 hands of this ruleset and returns every arrow they take, with its rules. */
export function arrowsTaken(ruleset: Ruleset): readonly TakenArrow[] {
  const taken = new Map<string, PictureArrow & { readonly rules: Set<RuleId> }>();
  for (const [bot, hands] of HANDS)
    for (let n = 0; n < hands; n++) {
      let way: PictureArrow[] = [];
      playHand(
        ruleset,
        startFrom(ruleset, `chart/${n}`),
        (table, seat) => botAction(bot, ruleset, table, seat),
        (happened) => {
          for (const arrow of way) {
            const key = `${arrow.from} ${arrow.to}`;
            const known = taken.get(key) ?? { ...arrow, rules: new Set() };
            taken.set(key, known);
            known.rules.add(ruleOf(ruleset, arrow, happened));
          }
          way = [];
        },
        (from, to) => way.push({ from, to }),
      );
    }
  return [...taken.values()].map((arrow) => ({ ...arrow, rules: [...arrow.rules] }));
}

const drawings = new Map<string, Promise<ChartDrawing>>();

/**
 * Returns the laid-out chart. Cached, so each chart is laid out once per build.
 * @param ruleset without options; options do not change the flow of a hand
 */
export function drawingOf(ruleset: Ruleset, under: string): Promise<ChartDrawing> {
  const key = `${ruleset.id} ${under}`;
  const known = drawings.get(key) ?? layOut(pictureOf(ruleset, arrowsTaken(ruleset)), names.phaseName);
  drawings.set(key, known);
  return known;
}
