import { createMemo, For, type JSX, Show } from 'solid-js';
import { programNames } from '#i18n/program-names.ts';
import { programs } from '#i18n/programs.ts';
import { words } from '#i18n/words.ts';
import { choiceFor, PROGRAMS } from '../../compare/programs.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import { type HandJudgement, judge } from '../../evaluation/evaluate.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import type { RuleBook } from '../../ui/input/rulebook.ts';
import type { ScoreState } from '../Score/page.ts';

/** "2 han, 40 fu", "no win"; "a win" of a program that counts nothing; null while the hand is not whole. */
function countOf(judged: HandJudgement, uncounted = false): string | null {
  if (judged.is === 'loses') return programs.counted.none;
  if (judged.is !== 'wins') return null;
  return uncounted ? programs.counted.complete : words.scoreTotal(judged.score);
}

/** The rules that decide a hand: those of its lines, counted or not, or the one that forbids the win. */
function rulesOfHand(judged: HandJudgement): ReadonlySet<RuleId> {
  if (judged.is !== 'wins' && judged.is !== 'loses') return new Set();
  const { score } = judged;
  const lines = score ? [...score.lines, ...score.uncounted].map(({ pattern }) => pattern) : [];
  return new Set([...lines, ...(judged.is === 'loses' ? [judged.reason.rule] : [])]);
}

/** What one hand counts at our usual table and at the table of each program. */
export function Tables(props: { game: Game; state: ScoreState; book: RuleBook | null }): JSX.Element {
  const usual = createMemo(() => judge(rulesetOf(props.game), props.state.link()));
  const tables = PROGRAMS.flatMap(({ name, version, slug, uncounted, tables }) =>
    tables
      .filter(({ game }) => game === props.game.id)
      .map((own) => ({
        name,
        version,
        slug,
        uncounted,
        table: own.table,
        ruleset: rulesetOf(props.game, choiceFor(props.game, own)),
      })),
  );
  const rows = (name: string, table: string | undefined, decisive: ReadonlySet<RuleId>): readonly string[] =>
    [...decisive].flatMap((rule) => {
      const entry = props.book?.[rule];
      // What an option settles is in the count already.
      const own = (entry?.elsewhere ?? []).filter(
        (each) => each.program === name && each.table === table && !each.settled,
      );
      return own.map(({ decides }) => `${entry?.title ?? rule}: ${decides}`);
    });
  return (
    <Show when={countOf(usual())}>
      {(here) => (
        <section class="program-tables" aria-label={programs.hand.tables}>
          <h3>{programs.hand.tables}</h3>
          <ul>
            <li>
              {programs.hand.ours}: <b>{here()}</b>
            </li>
            <For each={tables}>
              {({ name, version, slug, uncounted, table, ruleset }) => {
                const judged = createMemo(() => judge(ruleset, props.state.link()));
                const found = createMemo(() =>
                  rows(name, table, new Set([...rulesOfHand(usual()), ...rulesOfHand(judged())])),
                );
                return (
                  <li>
                    <a href={`./${slug}/`}>{programNames.name(name, version, table)}</a>:{' '}
                    <b>{countOf(judged(), uncounted)}</b>
                    <Show when={found().length > 0}>
                      <p>{programs.hand.besides}</p>
                      <ul>
                        <For each={found()}>{(row) => <li>{row}</li>}</For>
                      </ul>
                    </Show>
                  </li>
                );
              }}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}
