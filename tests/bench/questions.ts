/** Questions a second, of every concept and ruleset: dealt, with every right answer and the rules that decide it. */
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Concept, Grade, Room } from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/puzzles/registry.node.ts';
import { roomOf } from '../../src/puzzles/room.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { type Figure, rateText, type Section } from './report.ts';
import { median } from './rounds.ts';

const ROUNDS = 5;
const WARM_UP = 1;
/** How long a round goes on, in seconds of processor time. */
const SECONDS = 0.3;
const WANTED = 2000;

/** Questions of all three grades, a second of processor time: what else runs on the machine takes nothing from it. */
function rateOf(id: string, concept: Concept, room: Room): number {
  const rates: number[] = [];
  let number = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const first = number;
    const began = process.cpuUsage();
    let took = 0;
    while (took < SECONDS) {
      for (let i = 0; i < 12; i++, number++) ask(id, concept, room, number);
      const { user, system } = process.cpuUsage(began);
      took = (user + system) / 1e6;
    }
    if (round >= WARM_UP) rates.push((number - first) / took);
  }
  return median(rates);
}

function ask(id: string, concept: Concept, room: Room, number: number): void {
  makeQuestion(concept, room, {
    concept: id,
    ruleset: room.ruleset.id,
    chosen: {},
    under: 'ordinary',
    seed: 'bench',
    number,
    grade: ((number % 3) + 1) as Grade,
    rules: [],
    without: [],
  });
}

export async function questionsSection(): Promise<Section> {
  const figures: Figure[] = [];
  const rooms = await Promise.all(gameIds.map(async (id) => roomOf(await loadGame(id))));
  for (const id of conceptIds) {
    const concept = await loadConcept(id);
    for (const room of rooms) {
      if (!concept.has(room.ruleset)) continue;
      const rate = rateOf(id, concept, room);
      figures.push({
        figure: `${id}, ${room.ruleset.id}`,
        ours: rateText(rate),
        wanted: rateText(WANTED),
        met: rate >= WANTED,
      });
    }
  }
  return {
    title: 'Questions: dealt and proved, a second of processor time',
    notes: [
      `Of all three grades in turn, each with its key and the rules that decide it; the median of ${ROUNDS} rounds.`,
    ],
    figures,
  };
}
