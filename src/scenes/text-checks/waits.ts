/**
 * Finds what an English text says about waits: “South waits for a 3 or a 6 of dots”, “one tile is missing”, “West
 * discards the tile that South waits for”. A sentence that mentions a wait in unknown words is returned as unread, so
 * that no claim goes unchecked.
 */
import { sentencesOf, type TextSentence } from './sentences.ts';
import { FORMS, type WaitClaim, type WaitForm } from './wait-forms.ts';

/** The seats whose wait a sentence means; “you” counts as a seat name. */
interface WaitOwner {
  /**
   * `all`: every seat. `of`: one of the seats. `before`: the sentence names none, these come from earlier sentences.
   */
  readonly are: 'all' | 'of' | 'before';
  readonly seats: readonly string[];
}

export interface WaitSentence extends TextSentence {
  readonly says: WaitClaim;
  readonly whose: WaitOwner;
}

/**
 * Returns every sentence that makes a claim about a wait. Example: “South waits for a 3 of dots.” → all of 3p, by
 * south.
 */
export const waitsIn = (text: string): WaitSentence[] =>
  sentencesOf(text).flatMap((sentence) => {
    for (const form of FORMS) {
      const match = form.marks.exec(sentence.text);
      if (!match) continue;
      const says = form.reads(match, sentence.text);
      return says === null ? [] : [{ ...sentence, says, whose: whoseIs(form, match, sentence, text) }];
    }
    return [];
  });

const SEATS = /\b(?:East|South|West|North|you|You)\b(?! (?:wind|round|winds)\b)/g;
const seatsIn = (text: string): string[] => [...text.matchAll(SEATS)].map(([seat]) => seat.toLowerCase());

/** Finds whose wait is meant: a seat named in the sentence, else one named before it. */
function whoseIs(
  { ofLast }: WaitForm,
  { 0: word, index }: RegExpExecArray,
  { at, text }: TextSentence,
  whole: string,
): WaitOwner {
  const own = /\b(East|South|West|North)'s hand\b/.exec(text.slice(index))?.[1];
  if (own !== undefined) return { are: 'all', seats: [own.toLowerCase()] };
  const [, ...both] = BOTH.exec(text.slice(0, index)) ?? [];
  if (both.length > 0) return { are: 'all', seats: both.map((seat) => seat.toLowerCase()) };
  const inside = seatsIn(text.slice(0, index) + word);
  const last = inside.at(-1);
  if (ofLast && last !== undefined) return { are: 'all', seats: [last] };
  return inside.length > 0
    ? { are: 'of', seats: inside }
    : { are: 'before', seats: seatsIn(whole.slice(0, at)) };
}

const BOTH = /\b(East|South|West|North) and (East|South|West|North)(?: both)? $/;
