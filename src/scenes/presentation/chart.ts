/** Builds the state chart of a game, with the arrows its scenes and hands actually take. */
import { names } from '#i18n/names.ts';
import { type Bot, botAction } from '../../bots/bot.ts';
import { naive } from '../../bots/naive.ts';
import { sensible } from '../../bots/sensible.ts';
import type { RuleId } from '../../engine/action.ts';
import type { TableStep } from '../../engine/after-event.ts';
import { startFrom } from '../../engine/deal.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Phase } from '../../engine/table.ts';
import { type PictureArrow, pictureOf, type TakenArrow } from '../../machines/graph.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import { layOut } from '../../machines/graph-layout.ts';
import { playHand, playMove } from '../../machines/play.ts';
import type { ScenePlay } from './scene-play.ts';

/**
 * The bots and how many hands each plays to find the arrows. Two bots, because some rare events happen only to a seat
 * that plays well.
 */
const HANDS: readonly (readonly [Bot, number])[] = [
  [naive, 60],
  [sensible, 20],
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

/**
 * Plays 80 hands of this ruleset, and the given scenes, and returns every arrow they take, with its rules. Scenes show
 * what hardly a hand does.
 * @param found the arrows of the 80 hands where they are known already; the hands are not played then
 */
export function arrowsTaken(
  ruleset: Ruleset,
  scenes: readonly ScenePlay[] = [],
  found?: readonly TakenArrow[],
): readonly TakenArrow[] {
  const taken = new Map<string, PictureArrow & { readonly rules: Set<RuleId> }>(
    found?.map(({ from, to, rules }) => [`${from} ${to}`, { from, to, rules: new Set(rules) }]),
  );
  let way: PictureArrow[] = [];
  const onArrow = (from: Phase, to: Phase): void => void way.push({ from, to });
  const onEvent = (happened: TableStep): void => {
    for (const arrow of way) {
      const key = `${arrow.from} ${arrow.to}`;
      const known = taken.get(key) ?? { ...arrow, rules: new Set() };
      taken.set(key, known);
      known.rules.add(ruleOf(ruleset, arrow, happened));
    }
    way = [];
  };
  for (const [bot, hands] of found ? [] : HANDS)
    for (let n = 0; n < hands; n++)
      playHand(
        ruleset,
        startFrom(ruleset, `chart/${n}`),
        (table, seat) => botAction(bot, ruleset, table, seat),
        onEvent,
        onArrow,
      );
  for (const scene of scenes)
    for (const [i, { move }] of scene.compiled.frames.entries()) {
      const before = scene.compiled.frames[i - 1];
      if (!before || move === null) continue;
      const played = playMove(scene.ruleset, before.table, move, onArrow);
      if (played.is === 'done') onEvent(played);
    }
  return [...taken.values()].map((arrow) => ({ ...arrow, rules: [...arrow.rules] }));
}

/** The scenes that a chart was last drawn with, and the chart. */
interface LastDrawn {
  readonly scenes: readonly ScenePlay[];
  readonly drawing: Promise<ChartDrawing>;
}

const lastDrawn = new Map<string, LastDrawn>();

/**
 * Returns the laid-out chart. It is laid out again only for other scenes than before.
 * @param ruleset without options; options do not change the flow of a hand
 * @param scenes of the same kind of hand
 * @param found the arrows that hands of bots take, where they are known already
 */
export function drawingOf(
  ruleset: Ruleset,
  under: string,
  scenes: readonly ScenePlay[],
  found?: readonly TakenArrow[],
): Promise<ChartDrawing> {
  const key = `${ruleset.id} ${under}`;
  const last = lastDrawn.get(key);
  if (last?.scenes.length === scenes.length && last.scenes.every((scene, i) => scene === scenes[i]))
    return last.drawing;
  const drawing = layOut(pictureOf(ruleset, arrowsTaken(ruleset, scenes, found)), names.phaseName);
  lastDrawn.set(key, { scenes, drawing });
  return drawing;
}
