/** The chart of a game as it is drawn: with the arrows that its hands take. */
import { type Bot, botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import type { RuleId } from '../engine/action.ts';
import { startFrom } from '../engine/deal.ts';
import { rulesOf } from '../engine/rules-of.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';
import type { Drawing } from '../machines/drawing.ts';
import { layOut } from '../machines/layout.ts';
import { pictureOf, type TakenArrow } from '../machines/picture.ts';
import { playHand } from '../machines/play.ts';
import type { Words } from '../words/words.ts';

/** How many hands are played to see which arrows a game takes: what comes seldom comes to who plays well. */
const HANDS: readonly (readonly [Bot, number])[] = [
  [naive, 160],
  [sensible, 40],
];

/** By which rule a hand goes from one state to another, with this event. */
function ruleOf({ flow }: Ruleset, from: Phase, to: Phase, ended: RuleId | undefined): RuleId {
  if (ended !== undefined && (to === 'settling' || to === 'ended')) return ended;
  if (from === 'dealing') return flow.opens;
  if (to === 'awarding') return flow.together;
  if (from === 'awarding' && to === 'deciding') return flow.called;
  return to === 'drawing' ? flow.turns : flow.draws;
}

/** The arrows that some two hundred hands of this ruleset take, each with the rule of the first that took it. */
export function arrowsTaken(ruleset: Ruleset): readonly TakenArrow[] {
  const taken = new Map<string, TakenArrow>();
  for (const [bot, hands] of HANDS)
    for (let n = 0; n < hands; n++) {
      let way: (readonly [from: Phase, to: Phase])[] = [];
      playHand(
        ruleset,
        startFrom(ruleset, `chart/${n}`),
        (table, seat) => botAction(bot, ruleset, table, seat),
        ({ event, table: { stage } }) => {
          for (const [from, to] of way) {
            const key = `${from} ${to}`;
            const [ended] = rulesOf(event, ruleset);
            // What comes after a hand is told of one that somebody has won.
            const isUsual = stage.phase === 'ended' && stage.outcome.is === 'won';
            if (!taken.has(key) || isUsual)
              taken.set(key, { from, to, rule: ruleOf(ruleset, from, to, ended) });
          }
          way = [];
        },
        (from, to) => way.push([from, to]),
      );
    }
  return [...taken.values()];
}

const drawings = new Map<string, Promise<Drawing>>();

/** The chart of these rules, laid out once a build: its options do not change which way its hands go. */
export function drawingOf(
  ruleset: Ruleset,
  under: string,
  words: Pick<Words, 'language' | 'phaseName'>,
): Promise<Drawing> {
  const key = `${words.language} ${ruleset.id} ${under}`;
  const known = drawings.get(key) ?? layOut(pictureOf(ruleset, arrowsTaken(ruleset)), words.phaseName);
  drawings.set(key, known);
  return known;
}
