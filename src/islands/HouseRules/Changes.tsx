import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { houseRules } from '#i18n/house-rules.ts';
import type { RuleLink } from '../../compare/table.ts';
import type { ChangedScene, HouseSwitch, SwitchEffect } from './props.ts';

/** Changes with the same description, grouped. */
interface ChangeGroup {
  readonly says: string;
  readonly rule: RuleLink | null;
  readonly items: readonly SwitchEffect[];
}

const groupsOf = (scenes: readonly ChangedScene[]): ChangeGroup[] => {
  const groups = new Map<string, { says: string; rule: RuleLink | null; items: ChangedScene[] }>();
  for (const scene of scenes) {
    const name = `${scene.says} ${scene.rule?.href ?? ''}`;
    const group = groups.get(name) ?? { says: scene.says, rule: scene.rule, items: [] };
    group.items.push(scene);
    groups.set(name, group);
  }
  return [...groups.values()];
};

/**
 * Names the values at these indexes, joining three or more neighbours into a range. Null if they are all values but the
 * usual one. Example: indexes 1, 2, 3, 5 give [["b", "d"], "f"].
 */
function whenOf(
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

/**
 * Lists what a switch changes: rules, lessons and scenes, and by which values. Once it is set to another value, only
 * what that value changes.
 */
export function Changes(props: {
  of: HouseSwitch;
  /** Index of its value; null while it has the usual one. */
  own: number | null;
}): JSX.Element {
  const one = (items: readonly SwitchEffect[]): ChangeGroup[] => [{ says: '', rule: null, items }];
  const lists = [
    { name: houseRules.rules, groups: one(props.of.rules) },
    { name: houseRules.lessons, groups: one(props.of.lessons) },
    { name: houseRules.scenes, groups: groupsOf(props.of.scenes) },
  ];
  const shown = (items: readonly SwitchEffect[]): readonly SwitchEffect[] =>
    items.filter(({ values }) => props.own === null || values.includes(props.own));
  const when = (values: readonly number[]): string | null => {
    const named = whenOf(props.of, values);
    return named && houseRules.when(named);
  };
  const [isOpen, setIsOpen] = createSignal(false);
  const isOwn = createMemo(() => props.own !== null);
  createEffect(on(isOwn, (own) => own && setIsOpen(true)));

  return (
    <details open={isOpen()} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{houseRules.changes}</summary>
      <div class="changes">
        <For each={lists}>
          {({ name, groups }) => (
            <div>
              <h4>
                {name} <span>{groups.reduce((sum, { items }) => sum + shown(items).length, 0)}</span>
              </h4>
              <For each={groups}>
                {({ says, rule, items }) => (
                  <Show when={shown(items).length > 0}>
                    <div class="change-group">
                      <Show when={says}>
                        <p class="change-says">
                          {says}{' '}
                          <Show when={rule}>{(to) => <a href={to().href}>§&nbsp;{to().title}</a>}</Show>
                        </p>
                      </Show>
                      <ul>
                        <For each={shown(items)}>
                          {({ title, href, values }) => (
                            <li>
                              <Show when={href} fallback={title}>
                                <a href={href}>{title}</a>
                              </Show>
                              <Show when={!isOwn() && when(values)}>
                                {(text) => <span class="change-when">{text()}</span>}
                              </Show>
                            </li>
                          )}
                        </For>
                      </ul>
                    </div>
                  </Show>
                )}
              </For>
            </div>
          )}
        </For>
      </div>
    </details>
  );
}
