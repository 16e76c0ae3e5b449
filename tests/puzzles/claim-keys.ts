/** Which digits answer “Who gets the tile?”: the seat that gets it, then of each other seat, in order, the reason why not. */
import type { Question } from '../../src/puzzles/question.ts';

/** @param isRight else the first seat that does not get it is named, and the first reasons of the others */
export function claimKeys({ key, choices }: Question, isRight: boolean): string {
  const seats = [...new Set((choices ?? []).map((each) => each.split(':')[0] ?? ''))];
  const standing = key.filter((fate) => fate.endsWith(':stands')).map((fate) => fate.split(':')[0] ?? '');
  const other = seats.find((seat) => !standing.includes(seat)) ?? seats[0] ?? '';
  const winners = isRight ? standing : [other];
  // Several that get it together stand after the single ones.
  const place = winners.length > 1 ? seats.length : seats.indexOf(winners[0] ?? '');
  const reasons = seats.flatMap((seat) => {
    if (winners.includes(seat)) return [];
    const offered = (choices ?? []).filter(
      (each) => each.startsWith(`${seat}:`) && !each.endsWith(':stands'),
    );
    return [isRight ? offered.findIndex((each) => key.includes(each)) : 0];
  });
  return [place, ...reasons].map((at) => at + 1).join('');
}
