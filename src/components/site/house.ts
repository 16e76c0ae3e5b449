/**
 * Builds the data of the house-rules pages: each option with the rules, scenes and lessons it changes, and the rulings
 * without an option.
 */
import { houseRules } from '#i18n/house-rules.ts';
import { decidedBy, isRuling } from '../../compare/rulings.ts';
import { entryOf, type RuleChange, switchesOf } from '../../compare/switches.ts';
import type { RuleLink } from '../../compare/table.ts';
import type { Game, OptionSpec } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { HouseRuling, HouseSwitch } from '../../islands/HouseRules/props.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { playedScene, scenesOf } from '../lesson/scenes.ts';
import { type Course, chaptersOf, rulebook, rulesOf, rulingsOf, type SiteRule } from './courses.ts';
import { lookupsOf } from './lookups.ts';
import { at, lessonPath, rulePath } from './paths.ts';
import { densityOf, ruleSentences } from './sheet.ts';

export interface House {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly switches: readonly HouseSwitch[];
  /** The rulings on the printed sheet, and its density (1 large print to 6 small). */
  readonly sheet: readonly HouseRuling[];
  readonly density: number;
  /** Rulings of the rulebook that are not an option themselves. */
  readonly rulings: readonly (SiteRule & RuleLink)[];
  /** Rulings that no option changes, grouped by the reason. */
  readonly unswitched: readonly {
    readonly why: string;
    readonly rulings: readonly (SiteRule & RuleLink)[];
  }[];
}

const houses = new Map<string, Promise<House>>();

/** Builds the house-rules data of a course. Cached, so scenes are played once a build. */
export function houseOf(course: Course): Promise<House> {
  const known = houses.get(course.ruleset) ?? build(course);
  houses.set(course.ruleset, known);
  return known;
}

async function build(course: Course): Promise<House> {
  const { ruleset: id, lessons } = course;
  const game = await loadGame(id);
  const ruleset = rulesetOf(game);
  const own = await rulebook(id);
  const known = await rulesOf(id);
  const written = await rulingsOf(id);
  const played = (await Promise.all(scenesOf(id).map((name) => playedScene(id, name)))).flatMap(
    (scene) => scene ?? [],
  );
  const link = (rule: string): RuleLink => ({
    title: known.get(rule)?.title ?? rule,
    href: at(rulePath(id, rule)),
  });
  const titles = new Map(played.map(({ scene }) => [scene.id, scene.title]));
  /** The address where a reader can step through a scene: at its rule, else in a lesson. */
  const placeOf = (scene: string): string | undefined => {
    const rule = own.find((each) => [each, ...(each.values ?? [])].some((shown) => shown.scene === scene));
    if (rule) return link(rule.id).href;
    const lesson = lessons.find(({ entry }) =>
      new RegExp(`\\b(?:id|scene)="${scene}"`).test(entry.body ?? ''),
    );
    return lesson && at(lessonPath(id, lesson.slug));
  };
  const labelsOf = (entry: SiteRule, { values }: Game['options'][number]): string[] =>
    values.map(
      (value) =>
        entry.values?.find((each) => each.value === value)?.label ??
        (typeof value === 'number' ? houseRules.worth(value, ruleset.terms.money) : String(value)),
    );
  const found = switchesOf(game, played, own, lookupsOf(id).switches).map(
    ({ option, entry: name, scenes, rules: changed }): HouseSwitch => {
      const rules = withDecided(changed, option, decidedBy(written, option.id));
      const entry = known.get(name);
      if (!entry)
        throw new Error(`The option "${option.id}" of ${id} has no entry "${name}" in its rulebook.`);
      const labels = labelsOf(entry, option);
      return {
        id: option.id,
        entry: {
          id: entry.id,
          title: entry.title,
          sentence: entry.sentence,
          lang: entry.lang,
          ...optional('table', entry.table),
          ...optional('list', entry.list),
        },
        // One rule can have several options; then each option shows its own title.
        title: entry.values ? entry.title : option.title,
        chapter: null,
        href: link(name).href,
        labels,
        usual: option.values.indexOf(option.default),
        rules: rules.map(({ rule, values }) => ({ ...link(rule), rule, values })),
        // Scenes written for the option come first.
        scenes: [...scenes]
          .sort((a, b) => Number(b.kind === 'shown') - Number(a.kind === 'shown'))
          .map(({ scene, kind, rule, values }) => ({
            title: titles.get(scene) ?? scene,
            ...optional('href', placeOf(scene)),
            values,
            says: houseRules.kinds[kind],
            rule: rule === null ? null : link(rule),
          })),
        lessons: lessons.flatMap(({ entry: { data }, slug }) => {
          const taught = rules.filter(({ rule }) => data.rules.includes(rule));
          const values = option.values.flatMap((_, at) =>
            taught.some((each) => each.values.includes(at)) ? [at] : [],
          );
          const href = at(lessonPath(id, slug));
          return values.length > 0 ? [{ title: data.title, href, values }] : [];
        }),
        idle: (option.idle ?? []).map((idle) => {
          const other = game.options.find((each) => each.id === idle.option);
          const words = other && known.get(entryOf(other));
          if (!other || !words)
            throw new Error(`"${option.id}" of ${id} is idle by "${idle.option}", which is no option.`);
          const values = idle.values.map((value) => other.values.indexOf(value));
          const label = labelsOf(words, other)[values[0] ?? 0] ?? '';
          return {
            option: other.id,
            values,
            says: houseRules.idle(words.title, label),
            rule: link(idle.rule),
          };
        }),
      };
    },
  );
  const switches = inChapters(found, own);
  const isSwitch = new Set(game.options.map(entryOf));
  const rulings = own
    .filter((rule) => isRuling(rule) && !isSwitch.has(rule.id))
    .map((rule) => ({ ...rule, ...link(rule.id) }));
  const unswitched = written.none.map(({ why, rules }) => ({
    why,
    rulings: rulings.filter((rule) => rules.includes(rule.id)),
  }));
  const sheet = rulings.map(
    ({ id: ruling, title, ruling: text, sentence }): HouseRuling => ({
      id: ruling,
      title,
      text: text ?? sentence,
      unless: switches.flatMap(({ id: option, rules }) =>
        rules.flatMap(({ rule, values }) => (rule === ruling ? [{ option, values }] : [])),
      ),
    }),
  );
  const density = densityOf([
    ...switches.map(({ title, entry: { table, ...entry } }) => ({
      title,
      sentence: ruleSentences(entry),
      ...optional('table', table),
    })),
    ...sheet.map(({ title, text }) => ({ title, sentence: text })),
  ]);
  return { game, ruleset, switches, rulings, sheet, density, unswitched };
}

/** Up to so many switches are read as one list. */
const IN_A_LIST = 10;

/** Sorts the switches of a game with many into the chapters of its rulebook. */
function inChapters(switches: readonly HouseSwitch[], own: readonly SiteRule[]): readonly HouseSwitch[] {
  if (switches.length <= IN_A_LIST) return switches;
  return chaptersOf(own).flatMap(({ title: chapter, rules }) =>
    switches
      .filter(({ entry }) => rules.some(({ id }) => id === entry.id))
      .map((each) => ({ ...each, chapter })),
  );
}

/** Adds rulings that the option decides although no scene shows it; every value but the default changes them. */
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
