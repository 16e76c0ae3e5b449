/** Reads the start tags of a page of this site, in order. */
import { Parser } from 'htmlparser2';

/** A start tag: its lower-case name, and its attributes with entities decoded. */
export interface StartTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offsets of the tag's first character, and of the first one after it. */
  readonly start: number;
  readonly end: number;
  /** The text of a script, style or title; empty for other tags. */
  readonly text: string;
}

const WITH_TEXT = new Set(['script', 'style', 'title']);

/** Lists the start tags of a page. Text inside scripts, styles and comments is not parsed for tags. */
export function tagsOf(html: string): StartTag[] {
  const tags: { -readonly [Key in keyof StartTag]: StartTag[Key] }[] = [];
  let open: (typeof tags)[number] | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' };
      tags.push(tag);
      open = WITH_TEXT.has(name) ? tag : null;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      open = null;
    },
  });
  parser.end(html);
  return tags;
}

/** The first tag with this name and these attribute values. */
export const tagIn = (
  tags: readonly StartTag[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): StartTag | undefined =>
  tags.find(
    (tag) =>
      tag.name === name && Object.entries(attributes).every(([key, value]) => tag.attributes[key] === value),
  );
