import { For, type JSX, Show } from 'solid-js';
import { capital } from '#i18n/numbers.ts';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Against } from '../../engine/objections.ts';
import type { Kind } from '../../engine/tiles.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { ReceiptProps } from './props.ts';

interface Row {
  readonly title: string;
  readonly why: string;
  readonly rule: RuleId | null;
}

/** Patterns that the hand shows but that did not count, each with its reason. */
export function LeftOut(props: ReceiptProps & { bonus: readonly Kind[] }): JSX.Element {
  const rows = (): Row[] => {
    const { lines, uncounted } = props.win.score;
    const left = uncounted.map(
      ({ pattern, part, because, by, byPart, beside }): Row => ({
        title: lineTitle({ ...(part !== undefined && { part }) }, props.entry(pattern)),
        why: scorePage.receipt.why(
          because,
          lineTitle({ ...(byPart !== undefined && { part: byPart }) }, props.entry(beside ?? by)),
        ),
        rule: by,
      }),
    );
    const idle = props.bonus.filter((kind) => !lines.some((line) => line.tiles.includes(kind)));
    const all = [
      ...left,
      ...idle.map(
        (kind): Row => ({ title: capital(words.tileName(kind)), why: scorePage.receipt.idle, rule: null }),
      ),
    ];
    // Equal rows appear once, e.g. two dragon pungs contained in one pattern.
    return all.filter(
      (row, i) => all.findIndex((other) => other.title === row.title && other.why === row.why) === i,
    );
  };
  const objection = (against: Against): string =>
    words.objection(against, {
      own: props.win.seat === props.messageContext.reader,
      terms: props.messageContext.terms,
      title: (rule) => props.entry(rule).title,
    });
  return (
    <div class="left-out">
      <Show when={rows().length > 0}>
        <h3>{scorePage.receipt.uncounted}</h3>
        <ul>
          <For each={rows()}>
            {(row) => (
              <li>
                <b>{row.title}.</b> {row.why}{' '}
                <Show when={row.rule}>
                  {(rule) => <RuleLink id={rule()} href={props.ruleHref(rule())} />}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.missing?.length ? props.missing : null}>
        {(missing) => (
          <details>
            <summary>{scorePage.receipt.missing}</summary>
            <ul>
              <For each={missing()}>
                {({ line, against }) => (
                  <li>
                    <b>{lineTitle(line, props.entry(line.pattern))}.</b> {capital(objection(against))}.{' '}
                    <RuleLink id={line.pattern} href={props.ruleHref(line.pattern)} />
                  </li>
                )}
              </For>
            </ul>
          </details>
        )}
      </Show>
    </div>
  );
}
