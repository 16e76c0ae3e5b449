/**
 * Builds the state of the rule clauses at the start of a scene: initial state, then `given`, then the facts of hands.
 */

import type { Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, SEATS } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { clauseOfFact, factInWords, factNamed, factsKnown } from '../../evaluation/facts.ts';
import { LessonError } from '../error.ts';
import type { Scene } from '../scene.ts';
import type { WrittenTable } from './written-tiles.ts';

const NO_RIVERS: BySeat<readonly Kind[]> = [[], [], [], []];

/**
 * @param rivers the tiles already discarded by each seat
 * @throws LessonError for a clause id or a fact this ruleset does not have
 */
export function clauseMemory(
  scene: Scene,
  ruleset: Ruleset,
  written: WrittenTable,
  rivers: BySeat<readonly Kind[]> = NO_RIVERS,
): Record<string, Json> {
  const memory: Record<string, Json> = {};
  for (const clause of ruleset.clauses) memory[clause.id] = clause.initial;
  const writtenMemory = scene.position?.memory ?? {};
  for (const [id, value] of Object.entries(writtenMemory)) {
    if (!ruleset.clauses.some((clause) => clause.id === id)) {
      const known = [
        'turn',
        'after',
        'rivers',
        'dealer',
        'round',
        'money',
        'pot',
        ...(ruleset.indicators ? ['dora', 'ura'] : []),
        'debts',
        ...Object.keys(memory),
      ];
      throw new LessonError(
        { file: scene.file, line: scene.position?.line ?? 1 },
        `given has no “${id}”`,
        `It can have: ${known.join(', ')}.`,
      );
    }
    memory[id] = value;
  }
  for (const seat of SEATS) {
    const { is, line, name } = written.hands[seat];
    for (const words of is.facts) {
      const fact = factNamed(words);
      const clause = clauseOfFact(ruleset, fact);
      const flag = clause?.facts?.[fact];
      if (!clause || flag?.is !== 'flag') {
        const known = factsKnown(ruleset).map(factInWords);
        throw new LessonError(
          { file: scene.file, line },
          `${name} cannot be “${words}”`,
          known.length > 0
            ? `${ruleset.title} knows: ${known.join(', ')}.`
            : `${ruleset.title} knows no such facts.`,
        );
      }
      memory[clause.id] = flag.state(memory[clause.id] ?? clause.initial, seat, true, rivers[seat].length);
    }
  }
  return memory;
}
