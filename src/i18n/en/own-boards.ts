/** Around questions that another page asks for, in English. */
import type { OwnBoardsWords } from '../own-boards.ts';

export const ownBoards: OwnBoardsWords = {
  hand: (game) => `A hand of ${game}`,
  drill: (game) => `Questions about ${game}`,
  waiting: 'Tiles are on their way.',
  noKind: (kind, game, kinds) => `${game} has no “${kind}” questions. It has: ${kinds.join(', ')}.`,
  noRules: (rules) => `No question turns on ${rules.join(', ')}. These turn on other rules.`,
  noScript: 'This needs JavaScript.',
};
