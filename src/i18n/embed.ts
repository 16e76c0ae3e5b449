/** The words of the page that tells how to embed. */
import { embed as english } from './en/embed.ts';
import { inLanguage } from './in-language.ts';

export interface EmbedWords {
  readonly nav: string;
  /** The way to the address of what one sees. */
  readonly link: string;
  readonly title: string;
  readonly lead: string;
  readonly kinds: Readonly<
    Record<'scene' | 'text' | 'hand' | 'question' | 'drill' | 'rule' | 'play' | 'score', string>
  >;
  readonly kind: string;
  readonly game: string;
  /** What is chosen of a game, by the kind of embed. */
  readonly which: Readonly<Record<'scene' | 'question' | 'drill' | 'rule', string>>;
  /** A scene that is written here. */
  readonly text: string;
  readonly hand: string;
  /** What is asked about the hand; nothing, or one of the kinds of question. */
  readonly ask: string;
  readonly noAsk: string;
  readonly count: string;
  readonly grade: string;
  readonly grades: Readonly<Record<'1' | '2' | '3', string>>;
  readonly seed: string;
  readonly light: string;
  readonly lights: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly words: string;
  readonly own: string;
  readonly width: string;
  readonly widths: Readonly<Record<'320' | '600' | 'full', string>>;
  readonly preview: string;
  readonly fallback: (what: string) => string;
  readonly snippets: string;
  readonly once: string;
  readonly element: string;
  readonly iframe: string;
  readonly markdown: string;
  readonly mdx: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** What one can take away. */
  readonly take: string;
  readonly file: string;
  readonly svg: string;
  readonly png: string;
  readonly takeLead: string;
  readonly taking: string;
  readonly taken: string;
  readonly notTaken: string;
  /** What a file says of itself where it cannot open. */
  readonly fileNoScript: string;
  readonly fileOld: string;
  readonly events: string;
  readonly noEvents: string;
  readonly noScript: string;
  readonly how: readonly { readonly title: string; readonly text: string; readonly code?: string }[];
}

/** The page's words in a language; English where there are none. */
export const embedWordsIn = inLanguage<EmbedWords>({ en: english });
