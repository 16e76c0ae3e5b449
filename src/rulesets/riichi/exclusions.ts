/** Facts that exclude each other in this game. */
import type { Exclusion } from '../../engine/exclusion.ts';
import type { Chosen } from '../../engine/game.ts';

const DECLARED = ['riichi', 'doubleRiichi'] as const;

export const exclusionsFor = (chosen: Chosen): readonly Exclusion[] => [
  ...DECLARED.flatMap((fact): Exclusion[] => [
    // It is declared with a discard, and by a concealed hand that calls nothing afterwards.
    { of: ['no hasDiscarded', fact], rule: 'riichi' },
    { of: [fact, 'called set'], rule: 'riichi-concealed' },
    { of: [fact, 'called kong'], rule: 'riichi-concealed' },
    ...(chosen['kan-in-riichi'] === 'never'
      ? [{ of: [fact, 'replacement'], rule: 'kan-in-riichi' } as const]
      : []),
  ]),
  { of: ['doubleRiichi', 'no riichi'], rule: 'double-riichi' },
  // A kan before it would have broken the first go-around.
  ...(chosen['kan-in-riichi'] === 'never'
    ? [{ of: ['doubleRiichi', 'concealed kong'], rule: 'double-riichi' } as const]
    : []),
  ...(chosen['ippatsu-and-ura'] === false ? [{ of: ['ippatsu'], rule: 'ippatsu-and-ura' } as const] : []),
  { of: ['ippatsu'], unless: DECLARED, rule: 'ippatsu' },
  { of: ['ippatsu', 'replacement'], rule: 'ippatsu' },
  // It lasts for one go-around, here the second of the deal, and ends with any kan.
  { of: ['ippatsu', 'doubleRiichi', 'concealed kong'], rule: 'ippatsu' },
  { of: ['ippatsu', 'doubleRiichi', 'last tile'], rule: 'ippatsu' },
  // A tile let go is forgotten with the next draw or call, but in riichi.
  { of: ['letGo', 'drawn'], unless: DECLARED, rule: 'furiten-passed' },
  { of: ['letGo', 'turn by call'], rule: 'furiten-passed' },
  { of: ['no hasDiscarded', 'discards'], rule: 'turn' },
];
