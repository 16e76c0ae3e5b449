/** The kinds of question that two games share, by their ids in alphabetical order: `npm run shared-kinds` writes it. */
export const SHARED_KINDS: Readonly<Record<string, readonly string[]>> = {
  'british changchun': ['claim', 'may', 'waits', 'win'],
  'british hk-taiwanese': ['claim', 'may', 'waits', 'win'],
  'british hong-kong': ['claim', 'may', 'waits', 'win'],
  'british riichi': ['claim', 'may', 'waits', 'win'],
  'british two-five-eight': ['claim', 'may', 'waits', 'win'],
  'changchun hk-taiwanese': ['claim', 'may', 'waits', 'win'],
  'changchun hong-kong': ['claim', 'may', 'waits', 'win'],
  'changchun riichi': ['claim', 'may', 'waits', 'win'],
  'changchun two-five-eight': ['claim', 'may', 'waits', 'win'],
  'hk-taiwanese hong-kong': ['claim', 'waits', 'win'],
  'hk-taiwanese riichi': ['claim', 'may', 'waits', 'win'],
  'hk-taiwanese two-five-eight': ['claim', 'may', 'waits', 'win'],
  'hong-kong riichi': ['claim', 'may', 'waits', 'win'],
  'hong-kong two-five-eight': ['claim', 'may', 'waits', 'win'],
  'riichi two-five-eight': ['claim', 'may', 'waits', 'win'],
};
