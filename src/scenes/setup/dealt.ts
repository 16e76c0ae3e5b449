/** Builds the start of a scene that begins with the deal: a tile order that deals exactly the written hands. */
import { dealingOrder, dealtTo, type Start } from '../../engine/deal.ts';
import { createRandom } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, bySeat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { parseLine } from '../../notation/lines.ts';
import { LessonError } from '../error.ts';
import type { Scene } from '../scene.ts';
import { cashOf, checkNothingLeft, debtsOf, fillHand, takePile, takeWall } from './fill-hands.ts';
import type { Filler } from './filler.ts';
import { clauseMemory } from './memory.ts';
import type { WrittenTable } from './written-tiles.ts';

/** @throws LessonError when a hand has melds or a winning tile, or the wrong number of tiles for the deal */
export function dealtStart(
  scene: Scene,
  ruleset: Ruleset,
  written: WrittenTable,
  filler: Filler,
  attempt: number,
): Start {
  const { dealer } = written;
  const hands: BySeat<Kind[]> = bySeat((seat) => {
    const { is, line, name } = written.hands[seat];
    if (is.melds.length > 0 || is.winning) {
      throw new LessonError(
        { file: scene.file, line },
        `${name} has sets or a winning tile at the deal`,
        'Say whose turn it is: “given: { turn: … }” begins in the middle of a hand.',
      );
    }
    const need = dealtTo(ruleset, seat === dealer);
    return fillHand(scene, written, seat, [...is.concealed, ...is.bonus], need, filler);
  });
  const next = bySeat((seat) => hands[seat][Symbol.iterator]());
  const dealt = dealingOrder(ruleset, dealer).map((seat) => next[seat].next().value as Kind);
  const box = takePile(scene, written.box, ruleset.deal.box, filler);
  const wall = takeWall(written, filler);
  checkNothingLeft(scene, filler);
  const random = createRandom('dice', attempt);
  const thrown = scene.script.map((line) => parseLine(line.text, dealer)).find((line) => line.is === 'throw');
  const dice = ruleset.deal.preamble.flatMap((step) =>
    step.step === 'dice'
      ? Array.from({ length: step.count }, (_, i) => thrown?.dice[i] ?? random.below(6) + 1)
      : [],
  );
  return {
    order: [...dealt, ...wall, ...box],
    dice,
    dealer,
    round: scene.position?.round ?? 0,
    under: scene.under,
    cash: cashOf(scene, ruleset),
    debts: debtsOf(scene),
    memory: clauseMemory(scene, ruleset, written),
    seed: null,
  };
}
