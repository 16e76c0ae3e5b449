/** Words that no reader should meet, and what to say instead: one word for one thing, and none that is only translated. */

/** Where a text stands: what a player may not be told, a programmer may. */
export type Kind = 'lesson' | 'caption' | 'rulebook' | 'words' | 'error' | 'docs';

export interface Avoided {
  /** What is found, in any case. */
  readonly found: RegExp;
  /** What to write instead. */
  readonly say: string;
  /** Where it is refused; everywhere, where nothing is said. */
  readonly only?: readonly Kind[];
}

/** Texts for players. Errors and docs speak to authors and programmers, in the words of the code. */
const PLAYERS: readonly Kind[] = ['lesson', 'caption', 'rulebook', 'words'];

export const AVOIDED: readonly Avoided[] = [
  // One word for one thing.
  { found: /\bwhole hands?\b/, say: 'a complete hand; or the deal, where a game from deal to win is meant' },
  { found: /\bhands? (?:is|are|becomes?) (?:whole|finished)\b/, say: 'complete' },
  { found: /\bfinished hands?\b/, say: 'a complete hand' },
  { found: /\bclaim(?:s|ed|ing|ers?)?\b/, say: 'call', only: PLAYERS },
  { found: /\bsupplements?\b/, say: 'replacement tile', only: PLAYERS },
  { found: /\bmak(?:es?|ing) up for\b|\bmade up for\b/, say: 'a replacement tile', only: PLAYERS },
  { found: /\b(?:the|its|wall's) tail\b|\btail of the wall\b/, say: 'the end of the wall', only: PLAYERS },
  { found: /\b(?:far|other|back) end of the wall\b/, say: 'the end of the wall' },
  { found: /\b(?:two|three|four) alike\b/, say: 'a pair, a triplet, four of a kind' },
  { found: /\bmelds?\b/, say: 'a set', only: PLAYERS },
  { found: /\bdear(?:er|est)?\b/, say: 'expensive, worth a lot' },
  { found: /\bledger\b/, say: 'the book', only: ['lesson', 'caption', 'rulebook'] },
  {
    found: /(?<!self-)\b(?:next|new|last|first|drawn|previous) hands?\b(?! of)/,
    say: 'deal: a hand is the tiles that somebody holds',
    only: PLAYERS,
  },
  {
    found: /\bhand (?:is over|ends|ended|goes on|begins|is drawn|was drawn|before this one)\b/,
    say: 'deal: a hand is the tiles that somebody holds',
    only: PLAYERS,
  },
  {
    found: /\b(?:rest|end|course|start|beginning) of (?:the|a|this) hand\b/,
    say: 'deal: a hand is the tiles that somebody holds',
    only: PLAYERS,
  },
  { found: /\bplay(?:s|ed|ing)? (?:a|the|one|whole|each) hands?\b/, say: 'play a deal', only: PLAYERS },

  // Translated: no native says it.
  { found: /\b(?:is|are|lies?) there (?:once|twice|\w+ times)\b/, say: 'There are four of each.' },
  { found: /\bthat (?:is|are) none\b/, say: 'false, not a real one' },
  {
    found:
      /(?<!\bthere )\b(?:is|are|was|makes?) no (?:pairs?|two|runs?|sets?|win|jong|hooo|wu|hu|chow|sheung|seung|chi|pung|pong|peng|kong|gong|gang|loss|mah-jong)\b/,
    say: 'is not a …, does not make a …',
  },
  { found: /\blacks?\b|\blacking\b/, say: 'needs, has no, is missing' },
  { found: /\banew\b/, say: 'again' },
  { found: /\boneself\b/, say: 'yourself' },
  { found: /\bhelps? to the\b|\bcounts? to the minimum\b/, say: 'counts towards' },
  { found: /^allowed, but\b/, say: 'the reason itself' },
  { found: /\byou will be able to\b/, say: 'Play a turn. Count a hand.' },
  {
    found: /, also (?:after|as|at|by|for|from|if|in|of|on|the|to|when|where|while|with)\b/,
    say: 'even, including, and',
  },
  { found: /(?:^|[.:;] )(?:paid|told|asked|shown|counted) (?:is|are)\b/, say: 'subject, verb, object' },
  { found: /(?:^|[.:;] )so many\b/, say: 'That is the number …' },
  { found: /\bit may be\b.*\bit may also be\b/, say: 'either … or …' },
  { found: /\bnothing yet\b/, say: 'does not win yet, is not a set yet' },
  { found: /\bround the corner\b/, say: 'A run stops at the 9.' },
  { found: /\bbrings? (?:it|nothing|none|some|money|points|\w+ fan|\w+ points?)\b/, say: 'is worth, earns' },
  {
    found:
      /\b(?:let|lets|letting|left|leave|leaves|leaving) (?:it|them|a tile|the tile|a discard) (?:lie|lying)\b/,
    say: 'pass, let it go',
  },
  { found: /\bstands? (?:in|on|below|beside|there|above)\b(?! for)/, say: 'is in, is beside', only: PLAYERS },
  { found: /\b(?:tile|one|none|discard) is up\b/, say: 'somebody has just discarded', only: PLAYERS },
  {
    found:
      /(?<!\b(?:this|that|the|each|no|any|which|every|only|last|next|first|other|another|new|by|and|or|just|as|than|to|at|when|from|with|if) )\bone (?:may|can|cannot|must|forgets|sorts|has to)\b/,
    say: 'you',
  },
  { found: /\bhowever (?:its|one|the)\b/, say: 'no matter how' },
  { found: /\bput things right\b/, say: 'replaced their bonus tiles' },
  { found: /\bcomes? to a (?:gong|kong|gang)\b/, say: 'makes one' },
  { found: /\bits tile an(?:other|d)?\b/, say: 'its replacement gives you …' },
  { found: /\btwice the number on the die, and\b/, say: 'plus' },
  { found: /\b(?:is|are) free of it\b/, say: 'is an exception' },
  { found: /\bthis is a school\b/, say: 'the reason: nothing is lost by trying' },
  { found: /!(?![=\w[(])/, say: 'no exclamation marks', only: PLAYERS },

  // Not for a lesson.
  {
    found: /\bthe source\b|\bthe sheet behind\b/,
    say: 'leave sources to the rulebook',
    only: ['lesson', 'caption'],
  },
];
