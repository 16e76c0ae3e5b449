/** The chart of a game as it is drawn: with the arrows that its hands take. */
import { type Bot, botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Drawing } from '../machines/drawing.ts';
import { layOut } from '../machines/layout.ts';
import { type PictureArrow, pictureOf } from '../machines/picture.ts';
import { type OnPhase, playHand } from '../machines/play.ts';
import type { Words } from '../words/words.ts';

/** How many hands are played to see which arrows a game takes: what comes seldom comes to who plays well. */
const HANDS: readonly (readonly [Bot, number])[] = [
  [naive, 160],
  [sensible, 40],
];

/** The arrows that some two hundred hands of this ruleset take. */
export function arrowsTaken(ruleset: Ruleset): readonly PictureArrow[] {
  const taken = new Map<string, PictureArrow>();
  const onArrow: OnPhase = (from, to) => taken.set(`${from} ${to}`, { from, to });
  for (const [bot, hands] of HANDS)
    for (let n = 0; n < hands; n++)
      playHand(
        ruleset,
        startFrom(ruleset, `chart/${n}`),
        (table, seat) => botAction(bot, ruleset, table, seat),
        undefined,
        onArrow,
      );
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
