/** The start tags of a page of this site, in their order. */
import { Parser } from 'htmlparser2';

/** A start tag: its name in lower case and its attributes, entities decoded. */
export interface StartTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where the tag starts and where the first character behind it stands. */
  readonly start: number;
  readonly end: number;
  /** The text of a script, a style or a title; empty for all other tags. */
  readonly text: string;
}

const WITH_TEXT = new Set(['script', 'style', 'title']);

/** Every start tag of a page; what stands inside scripts, styles and comments is no tag. */
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

/** The first tag with this name and these attributes. */
export const tagIn = (
  tags: readonly StartTag[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): StartTag | undefined =>
  tags.find(
    (tag) =>
      tag.name === name && Object.entries(attributes).every(([key, value]) => tag.attributes[key] === value),
  );
