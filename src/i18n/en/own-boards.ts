/** English texts around questions that a host page asks for. */

export const ownBoards = {
  hand: (game: string) => `A hand of ${game}`,
  drill: (game: string) => `Questions about ${game}`,
  waiting: 'Tiles are on their way.',
  noKind: (kind: string, game: string, kinds: readonly string[]) =>
    `${game} has no “${kind}” questions. It has: ${kinds.join(', ')}.`,
  noRules: (rules: readonly string[]) =>
    `No question turns on ${rules.join(', ')}. These turn on other rules.`,
  noScript: 'This needs JavaScript.',
};
