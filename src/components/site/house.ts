/** What the pages of house rules show of a game: its switches with all that they change, and the rulings without one. */
import { decidedBy, isRuling } from '../../compare/rulings.ts';
import { entryOf, type RuleChange, switchesOf } from '../../compare/switches.ts';
import type { Game, OptionSpec } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import type { HouseRulesWords } from '../../words/house-rules.ts';
import { playedScene, scenesOf } from '../lesson/scenes.ts';
import { type Course, type Rule, rulebook, rulesOf, rulingsOf } from './courses.ts';
import { lessonPath, pageAt, rulePath } from './paths.ts';

export interface Link {
  readonly title: string;
  readonly href: string;
}

/** Something that changes by some of the values of a switch, given by their places. */
export interface Changing extends Partial<Link> {
  readonly title: string;
  readonly values: readonly number[];
}

export interface ChangedScene extends Changing {
  readonly says: string;
  readonly rule: Link | null;
}

export interface HouseSwitch {
  readonly id: string;
  /** Its entry in the rulebook, and what it is called there. */
  readonly entry: Rule;
  readonly title: string;
  readonly href: string;
  readonly labels: readonly string[];
  /** The place of the value that the game has by itself. */
  readonly usual: number;
  readonly rules: readonly (Changing & Link & { readonly rule: string })[];
  readonly scenes: readonly ChangedScene[];
  readonly lessons: readonly (Changing & Link)[];
  /** When it decides nothing: the other option, the places of its values, and why. */
  readonly idle: readonly {
    readonly option: string;
    readonly values: readonly number[];
    readonly says: string;
    readonly rule: Link;
  }[];
}

export interface House {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly switches: readonly HouseSwitch[];
  /** Rules that the source leaves open and that are no switch themselves. */
  readonly rulings: readonly (Rule & Link)[];
  /** Of these the ones that no switch decides, by the reason for it. */
  readonly unswitched: readonly { readonly why: string; readonly rulings: readonly (Rule & Link)[] }[];
}

const houses = new Map<string, Promise<House>>();

/** Everything about a course's table; the scenes are played once a build. */
export function houseOf(locale: string, course: Course, say: HouseRulesWords): Promise<House> {
  const key = `${locale} ${course.ruleset}`;
  const known = houses.get(key) ?? build(locale, course, say);
  houses.set(key, known);
  return known;
}

async function build(locale: string, course: Course, say: HouseRulesWords): Promise<House> {
  const { ruleset: id, lessons } = course;
  const game = await loadGame(id);
  const ruleset = rulesetOf(game);
  const own = await rulebook(locale, id);
  const known = await rulesOf(locale, id);
  const written = await rulingsOf(locale, id);
  const played = (await Promise.all(scenesOf(id).map((name) => playedScene(locale, id, name)))).flatMap(
    (scene) => scene ?? [],
  );
  const link = (rule: string): Link => ({
    title: known.get(rule)?.title ?? rule,
    href: pageAt(locale, rulePath(id, rule)),
  });
  const titles = new Map(played.map(({ scene }) => [scene.id, scene.title]));
  /** Where a scene can be stepped through: at its rule, or in a lesson. */
  const placeOf = (scene: string): string | undefined => {
    const rule = own.find((each) => each.scene === scene);
    if (rule) return link(rule.id).href;
    const lesson = lessons.find(({ entry }) =>
      new RegExp(`\\b(?:id|scene)="${scene}"`).test(entry.body ?? ''),
    );
    return lesson && pageAt(locale, lessonPath(id, lesson.slug));
  };
  const labelsOf = (entry: Rule, { values }: Game['options'][number]): string[] =>
    values.map(
      (value) =>
        entry.values?.find((each) => each.value === value)?.label ??
        (typeof value === 'number' ? say.worth(value, ruleset.terms.money) : String(value)),
    );
  const switches = switchesOf(game, played, own).map(
    ({ option, entry: name, scenes, rules: found }): HouseSwitch => {
      const rules = withDecided(found, option, decidedBy(written, option.id));
      const entry = known.get(name);
      if (!entry)
        throw new Error(`The option "${option.id}" of ${id} has no entry "${name}" in its rulebook.`);
      const labels = labelsOf(entry, option);
      return {
        id: option.id,
        entry,
        // Several switches may belong to one rule: then each has its own name.
        title: entry.values ? entry.title : option.title,
        href: link(name).href,
        labels,
        usual: option.values.indexOf(option.default),
        rules: rules.map(({ rule, values }) => ({ ...link(rule), rule, values })),
        // First what was written for it.
        scenes: [...scenes]
          .sort((a, b) => Number(b.kind === 'shown') - Number(a.kind === 'shown'))
          .map(({ scene, kind, rule, values }) => ({
            title: titles.get(scene) ?? scene,
            ...optional('href', placeOf(scene)),
            values,
            says: say.kinds[kind],
            rule: rule === null ? null : link(rule),
          })),
        lessons: lessons.flatMap(({ entry: { data }, slug }) => {
          const taught = rules.filter(({ rule }) => data.rules.includes(rule));
          const values = option.values.flatMap((_, at) =>
            taught.some((each) => each.values.includes(at)) ? [at] : [],
          );
          const href = pageAt(locale, lessonPath(id, slug));
          return values.length > 0 ? [{ title: data.title, href, values }] : [];
        }),
        idle: (option.idle ?? []).map((idle) => {
          const other = game.options.find((each) => each.id === idle.option);
          const words = other && known.get(entryOf(other));
          if (!other || !words)
            throw new Error(`"${option.id}" of ${id} is idle by "${idle.option}", which is no option.`);
          const values = idle.values.map((value) => other.values.indexOf(value));
          const label = labelsOf(words, other)[values[0] ?? 0] ?? '';
          return { option: other.id, values, says: say.idle(words.title, label), rule: link(idle.rule) };
        }),
      };
    },
  );
  const isSwitch = new Set(game.options.map(entryOf));
  const rulings = own
    .filter((rule) => isRuling(rule) && !isSwitch.has(rule.id))
    .map((rule) => ({ ...rule, ...link(rule.id) }));
  const unswitched = written.none.map(({ why, rules }) => ({
    why,
    rulings: rulings.filter((rule) => rules.includes(rule.id)),
  }));
  return { game, ruleset, switches, rulings, unswitched };
}

/** With the rulings that no scene shows to be others by this option: they are, by each value but the usual one. */
function withDecided(
  found: readonly RuleChange[],
  { values, default: usual }: OptionSpec,
  decided: readonly string[],
): readonly RuleChange[] {
  const others = values.flatMap((value, at) => (value === usual ? [] : [at]));
  const unfound = decided.filter((rule) => !found.some((each) => each.rule === rule));
  return [...found, ...unfound.map((rule) => ({ rule, values: others }))];
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);

/** What each of these places is called, rows of neighbours by their ends; null where it is every value but the usual one. */
export function whenOf(
  { labels, usual }: Pick<HouseSwitch, 'labels' | 'usual'>,
  values: readonly number[],
): (string | [string, string])[] | null {
  if (labels.every((_, at) => at === usual || values.includes(at))) return null;
  const rows: number[][] = [];
  for (const at of values) {
    const row = rows.at(-1);
    if (row && row.at(-1) === at - 1) row.push(at);
    else rows.push([at]);
  }
  const short = (at = 0): string => (labels[at] ?? '').split(':')[0] ?? '';
  return rows.flatMap((row): (string | [string, string])[] =>
    row.length > 2 ? [[short(row[0]), short(row.at(-1))]] : row.map(short),
  );
}
