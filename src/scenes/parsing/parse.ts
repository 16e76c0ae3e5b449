/** Parses a scene file into the model. It checks form and notation only; `compileScene` asks the rules. */
import type { Chosen, OptionValue } from '../../engine/game.ts';
import { NotationError } from '../../notation/error.ts';
import { parseHand } from '../../notation/hand.ts';
import { parseLine } from '../../notation/lines.ts';
import { SEAT_NAMES, type SeatName } from '../../notation/seats.ts';
import {
  type DealtTiles,
  type ExpectedRefusal,
  type Scene,
  type SceneText,
  type ScriptLine,
  SHOWINGS,
  type StepShows,
  WITH_THE_NEXT,
} from '../scene.ts';
import { inNotation, seatNameOf } from './field-values.ts';
import { expectedOf } from './parse-expect.ts';
import { startPositionOf } from './parse-given.ts';
import {
  entriesOf,
  fail,
  fieldsOf,
  isNothing,
  isText,
  itemsOf,
  plainOf,
  readYaml,
  type Source,
  textOf,
  writtenOf,
} from './source.ts';
import { parsePile } from './wall-order.ts';

/** The top-level keys of a scene file. */
export const FIELDS = [
  'title',
  'options',
  'under',
  'seat',
  'shows',
  'given',
  'deal',
  'script',
  'expect',
] as const;

/** What of a scene its fields alone say. */
type SceneFields = Partial<Record<(typeof FIELDS)[number], Source>>;

/**
 * Parses a scene file.
 * @param file the path `content/<ruleset>/scenes/<id>.yaml`, which gives the ruleset and the id
 * @throws LessonError for an unknown key or broken notation, with its line
 */
export function parseScene(source: string, file: string): Scene {
  const top = readYaml(source, file);
  const fields = fieldsOf(top, 'a scene', FIELDS);
  if (!fields.title) throw fail(top, 'the scene has no title', 'Write “title: …” first.');
  const [, ruleset = '', id = ''] = /([^/]+)\/scenes\/([^/]+)\.ya?ml$/.exec(file) ?? [];
  return sceneOf(top, fields, ruleset, id);
}

/**
 * Parses the fields of a scene, which need not be a file of its own.
 * @param top what the fields stand in
 * @throws LessonError for a missing deal or script, and for broken notation
 */
export function sceneOf(top: Source, fields: SceneFields, ruleset: string, id: string): Scene {
  const { title, deal, script } = fields;
  if (!deal)
    throw fail(
      top,
      'the scene has no deal',
      'Write “deal:” with the four hands and the wall; “…” is filler.',
    );
  if (!script)
    throw fail(top, 'the scene has no script', 'Write “script:” with a line a step, or “script: []”.');
  return {
    ruleset,
    id,
    file: top.file,
    title: title ? textOf(title, 'the title') : '',
    options: fields.options ? optionsOf(fields.options) : {},
    under: fields.under ? textOf(fields.under, 'under') : 'ordinary',
    seat: fields.seat ? seatNameOf(fields.seat) : null,
    shows: fields.shows ? showsOf(fields.shows) : [],
    position: fields.given ? startPositionOf(fields.given) : null,
    deal: dealtOf(deal),
    script: linesOf(script),
    expect: fields.expect ? expectedOf(fields.expect) : null,
  };
}

/** Parses the panels of `shows: receipt debts`. */
function showsOf(source: Source): StepShows[] {
  return textOf(source, 'shows')
    .split(/[\s,]+/)
    .map((word) => {
      const known = SHOWINGS.find((each) => each === word);
      if (known) return known;
      throw fail(source, `a scene cannot show “${word}”`, `It can show: ${SHOWINGS.join(', ')}.`);
    });
}

function optionsOf(source: Source): Chosen {
  const chosen: Record<string, OptionValue> = {};
  for (const { key, value } of entriesOf(source, 'options')) {
    const plain = plainOf(value);
    if (typeof plain !== 'string' && typeof plain !== 'number' && typeof plain !== 'boolean') {
      throw fail(
        value,
        `the option “${key}” has no plain value`,
        'Options are words, numbers, true or false.',
      );
    }
    chosen[key] = plain;
  }
  return chosen;
}

function dealtOf(source: Source): DealtTiles {
  const fields = fieldsOf(source, 'deal', [...SEAT_NAMES, 'wall', 'box']);
  const hands: Partial<Record<SeatName, SceneText>> = {};
  for (const name of SEAT_NAMES) {
    const hand = fields[name];
    if (hand) hands[name] = inNotation(writtenOf(hand, `the hand of ${name}`), source.file, parseHand);
  }
  const pile = (field: Source | undefined): SceneText | null =>
    field ? inNotation(writtenOf(field, 'a row of tiles'), source.file, parsePile) : null;
  return { line: source.line, hands, wall: pile(fields.wall), box: pile(fields.box) };
}

/** Parses the script. A line captioned {@link WITH_THE_NEXT} needs a captioned line after it, and no refusals. */
function linesOf(script: Source): ScriptLine[] {
  const sources = itemsOf(script, 'the script');
  const lines = sources.map(scriptLineOf);
  for (const [index, source] of sources.entries()) {
    const line = lines[index];
    if (line?.caption !== WITH_THE_NEXT) continue;
    const hint = `“${WITH_THE_NEXT}” makes one step of a line and the next: tell of both in the caption of the last.`;
    if (!lines[index + 1]?.caption) throw fail(source, 'the next line has no caption', hint);
    if (line.refuse.length > 0) throw fail(source, 'what is tried here is not seen', hint);
  }
  return lines;
}

/**
 * Parses one line of the script: a plain text, or a map with the line as key and its caption as value. Example:
 * `{ south pungs 5p: South claims the discard., refuse: { north pungs 5p: call-pung } }`.
 */
function scriptLineOf(source: Source): ScriptLine {
  if (isText(source)) {
    const written = writtenOf(source, 'a line');
    const line = lineWithoutColon(written.text);
    if (line !== null)
      throw fail(source, `“${line}” has no colon`, `Before its caption comes one: “${line}: …”.`);
    return { ...lineOf(written, source.file), caption: null, refuse: [] };
  }
  let line: ScriptLine | null = null;
  let refuse: readonly ExpectedRefusal[] = [];
  let ask: string | null = null;
  for (const { key, keySource, value } of entriesOf(source, 'a line of the script')) {
    if (key === 'refuse') refuse = refusalsOf(value);
    else if (key === 'ask') ask = textOf(value, 'a question');
    else if (line) {
      const beside = ['refuse', 'ask'].find((each) => key.startsWith(`${each} `));
      if (beside) throw fail(keySource, `“${beside}” has no colon`, `Write “${beside}: …”.`);
      throw fail(
        keySource,
        `a step has two lines: “${line.text}” and “${key}”`,
        'Begin the second with “- ”; beside a line stand only “refuse:” and “ask:”.',
      );
    } else {
      const caption = isNothing(value) ? null : textOf(value, 'a caption');
      line = { ...lineOf({ text: key, line: keySource.line }, source.file), caption, refuse: [] };
    }
  }
  if (!line) throw fail(source, 'a step has no line', 'Write “- <seat> <verb> [tiles]: caption”.');
  return { ...line, refuse, ...(ask !== null && { ask }) };
}

/** The words that a text begins with and that are a line, where the rest is none: its caption. Null otherwise. */
function lineWithoutColon(text: string): string | null {
  if (isLine(text)) return null;
  const words = text.split(' ');
  for (let end = words.length - 1; end > 1; end--) {
    const line = words.slice(0, end).join(' ');
    if (isLine(line)) return line;
  }
  return null;
}

function isLine(text: string): boolean {
  try {
    parseLine(text);
    return true;
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

function lineOf(written: SceneText, file: string): SceneText {
  return inNotation(written, file, (text) => parseLine(text));
}

/** Parses `refuse`, a map from attempted action to the id of the refusing rule. */
function refusalsOf(source: Source): ExpectedRefusal[] {
  return entriesOf(source, 'refuse').map(({ key, keySource, value }) => {
    const written = lineOf({ text: key, line: keySource.line }, source.file);
    if (parseLine(key).is !== 'action') {
      throw fail(
        keySource,
        `“${key}” cannot be refused`,
        'Only what a player does can be: draws and throws are the referee’s.',
      );
    }
    return { ...written, rule: textOf(value, 'the id of a rule') };
  });
}
