/** A whole lesson checked without rendering it: every component's claim, and its prose. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import { SEAT_NAMES } from '../notation/seats.ts';
import { checkHand, checkScore, checkTiles, checkWaits } from '../scenes/claim.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import { LessonError, type Place } from '../scenes/error.ts';
import { amountPaid, amountScored, checkTurn } from '../scenes/exercise.ts';
import { nearest } from '../scenes/spelling.ts';
import { COMPONENTS } from './components.ts';
import { proseFaults } from './prose.ts';
import { type Tag, tagsIn } from './tags.ts';

/** What a lesson may speak of. */
export interface Course {
  readonly ruleset: Ruleset;
  /** The rules of a kind of hand (`under="goulash"`); undefined where this game has none of that name. */
  readonly under?: (name: string) => Ruleset | undefined;
  /** Every rule and option, the common ones too, with the scene that shows it. */
  readonly rules: ReadonlyMap<RuleId, string | null>;
  readonly scenes: ReadonlyMap<string, { readonly compiled: CompiledScene; readonly ruleset: Ruleset }>;
}

/** Everything that is wrong with a lesson, in the order of its lines. */
export function lessonFaults(source: string, file: string, course: Course): LessonError[] {
  const faults = [...proseFaults(source, file, { units: unitsOf(course.ruleset) })];
  for (const tag of tagsIn(source)) {
    try {
      checkTag(tag, file, course);
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      faults.push(error);
    }
  }
  return faults.sort((a, b) => a.line - b.line);
}

/** What this ruleset counts in, in singular and plural; points where it counts nothing itself. */
export function unitsOf({ scoring }: Ruleset): string[] {
  const unit = scoring?.unit ?? 'points';
  return unit.endsWith('s') ? [unit, unit.slice(0, -1)] : [unit];
}

function checkTag(tag: Tag, file: string, course: Course): void {
  const place = { file, line: tag.line };
  checkProps(tag, file, place);
  const { rules } = course;
  const ruleset = underOf(tag, course, place);
  const text = (name: string): string => textOf(tag, name, place);
  switch (tag.name) {
    case 'T':
      checkTiles(optional(tag, 'tiles', place) ?? tag.inner.trim(), ruleset, place);
      return;
    case 'Hand':
      checkHand(
        { tiles: text('tiles'), wins: flagOf(tag, 'wins', place), because: optional(tag, 'because', place) },
        ruleset,
        place,
      );
      checkRules(optional(tag, 'because', place)?.split(/[\s,]+/) ?? [], rules, place);
      return;
    case 'Waits':
      checkWaits({ tiles: text('tiles'), are: text('are') }, ruleset, place);
      return;
    case 'Score':
      checkScore(
        {
          tiles: text('tiles'),
          by: byOf(optional(tag, 'by', place), place),
          seat: windOf(optional(tag, 'seat', place), place),
          round: windOf(optional(tag, 'round', place), place),
          total: text('total'),
          lines: optional(tag, 'lines', place),
          without: optional(tag, 'without', place),
          wins: flagOf(tag, 'wins', place),
          because: optional(tag, 'because', place),
        },
        ruleset,
        place,
      );
      for (const name of ['lines', 'without', 'because']) {
        checkRules(optional(tag, name, place)?.split(/[\s,]+/) ?? [], rules, place);
      }
      return;
    case 'Scene':
      sceneOf(text('id'), course, place);
      return;
    case 'YourTurn':
      checkYourTurn(tag, file, course, place);
      return;
    case 'Check':
      checkQuestion(tag, file, ruleset, place);
      return;
    case 'Pays':
      amountPaid(sceneOfRule(text('rule'), course, place), text('rule'), place);
      return;
    case 'Worth':
      amountScored(sceneOfRule(text('rule'), course, place), text('rule'), place);
      return;
    case 'Rule':
      checkRules([text('id')], rules, place);
      return;
    case 'Term':
      checkTerm(tag.inner.trim(), ruleset, place);
      return;
  }
}

/** The rules that a component speaks of: those of an ordinary hand, unless it says which. @throws LessonError */
function underOf(tag: Tag, { ruleset, under }: Course, place: Place): Ruleset {
  const name = optional(tag, 'under', place);
  if (name === undefined) return ruleset;
  const found = under?.(name);
  if (found) return found;
  throw new LessonError(
    place,
    `${ruleset.title} has no hands under “${name}”`,
    'Leave it out, or name one of the game’s.',
  );
}

/** @throws LessonError for a component, or a property of one, that there is not */
function checkProps(tag: Tag, file: string, place: Place): void {
  const component = COMPONENTS[tag.name];
  if (!component) {
    const all = Object.keys(COMPONENTS);
    throw new LessonError(place, `there is no component <${tag.name}>`, nearest(tag.name, all));
  }
  for (const [name, { line }] of tag.attributes) {
    if (component.props.includes(name)) continue;
    const { props } = component;
    throw new LessonError(
      { file, line },
      `<${tag.name}> has no ${name}`,
      props.length > 0 ? `It can have: ${props.join(', ')}.` : 'It has no properties.',
    );
  }
}

/** A term, or its plural with an s. */
function checkTerm(word: string, { terms }: Ruleset, place: Place): void {
  const known = Object.keys(terms);
  if (known.includes(word) || known.includes(word.replace(/s$/, ''))) return;
  throw new LessonError(place, `there is no term “${word}”`, nearest(word, known));
}

function checkRules(ids: readonly RuleId[], rules: Course['rules'], place: Place): void {
  const wrong = ids.find((id) => !rules.has(id));
  if (wrong !== undefined)
    throw new LessonError(place, `there is no rule “${wrong}”`, nearest(wrong, rules.keys()));
}

function sceneOf(
  id: string,
  { scenes }: Course,
  place: Place,
): { compiled: CompiledScene; ruleset: Ruleset } {
  const scene = scenes.get(id);
  if (scene) return scene;
  throw new LessonError(place, `there is no scene “${id}”`, nearest(id, scenes.keys()));
}

/** The scene that shows a rule. @throws LessonError where there is none */
function sceneOfRule(rule: RuleId, course: Course, place: Place): CompiledScene {
  checkRules([rule], course.rules, place);
  const scene = course.rules.get(rule);
  if (scene) return sceneOf(scene, course, place).compiled;
  throw new LessonError(place, `${rule} has no scene`, 'Its amount is taken from the scene that shows it.');
}

function checkYourTurn(tag: Tag, file: string, course: Course, place: Place): void {
  const { compiled, ruleset } = sceneOf(textOf(tag, 'scene', place), course, place);
  const step = tag.attributes.get('step')?.value;
  if (typeof step !== 'number')
    throw new LessonError(
      place,
      '<YourTurn> has no step',
      'Write step={3}: the reader acts before that step.',
    );
  textOf(tag, 'ask', place);
  const tries = tagsIn(tag.inner)
    .filter(({ name }) => name === 'Wrong')
    .map((wrong) => {
      const at = { file, line: place.line + linesBefore(tag, wrong) };
      return { try: textOf(wrong, 'try', at), place: at };
    });
  checkTurn(
    { step, seat: textOf(tag, 'seat', place), goal: textOf(tag, 'goal', place), tries },
    compiled,
    ruleset,
    place,
  );
}

/** How many lines after its parent's first a tag inside it stands; the opening tag itself may run over several. */
const linesBefore = (parent: Tag, child: Tag): number => parent.innerLine - parent.line + child.line - 1;

function checkQuestion(tag: Tag, file: string, ruleset: Ruleset, place: Place): void {
  textOf(tag, 'ask', place);
  const hand = optional(tag, 'hand', place);
  if (hand !== undefined) {
    const answer = textOf(tag, 'answer', place);
    if (answer !== 'wins' && answer !== 'does not win') {
      throw new LessonError(place, `“${answer}” is no answer`, 'It can be: wins, does not win.');
    }
    checkHand({ tiles: hand, wins: answer === 'wins' }, ruleset, place);
    return;
  }
  const answers = tagsIn(tag.inner).filter(({ name }) => name === 'Answer');
  if (!answers.some((answer) => answer.attributes.has('right'))) {
    throw new LessonError(
      place,
      'no answer of this check is right',
      'Write <Answer right>…</Answer> for it.',
    );
  }
  const silent = answers.find((answer) => !answer.attributes.has('right') && !answer.inner.includes('<Why>'));
  if (silent) {
    throw new LessonError(
      { file, line: place.line + linesBefore(tag, silent) },
      `the wrong answer “${silent.inner.trim()}” does not say why`,
      'Write <Why>…</Why> in it.',
    );
  }
}

function textOf(tag: Tag, name: string, place: Place): string {
  const value = optional(tag, name, place);
  if (value !== undefined) return value;
  throw new LessonError(place, `<${tag.name}> has no ${name}`, `Write ${name}="…".`);
}

function optional(tag: Tag, name: string, place: Place): string | undefined {
  const attribute = tag.attributes.get(name);
  if (attribute === undefined || typeof attribute.value === 'string')
    return attribute?.value as string | undefined;
  throw new LessonError(place, `${name} of <${tag.name}> is no text`, `Write ${name}="…".`);
}

function flagOf(tag: Tag, name: string, place: Place): boolean | undefined {
  const attribute = tag.attributes.get(name);
  if (attribute === undefined || typeof attribute.value === 'boolean')
    return attribute?.value as boolean | undefined;
  throw new LessonError(
    place,
    `${name} of <${tag.name}> is neither true nor false`,
    `Write ${name}={true} or ${name}={false}.`,
  );
}

function byOf(by: string | undefined, place: Place): 'draw' | 'discard' | undefined {
  if (by === undefined || by === 'draw' || by === 'discard') return by;
  throw new LessonError(place, `by="${by}" is no way to win`, 'It can be: draw, discard.');
}

/** A seat's or a round's wind by its name. */
function windOf(name: string | undefined, place: Place): Wind | undefined {
  if (name === undefined) return undefined;
  const wind = SEAT_NAMES.findIndex((each) => each === name);
  if (wind >= 0) return wind as Wind;
  throw new LessonError(place, `“${name}” is no wind`, `It can be: ${SEAT_NAMES.join(', ')}.`);
}
