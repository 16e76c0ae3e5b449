import { For, type JSX, Show } from 'solid-js';
import { houseRules } from '#i18n/house-rules.ts';
import { language } from '#i18n/language.ts';
import { RuleDetail } from '../../ui/RuleDetail/RuleDetail.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Select } from '../../ui/Select.tsx';
import { Changes } from './Changes.tsx';
import type { HouseSwitch } from './props.ts';
import '../../ui/choice.css';

/** Up to this many values are shown as buttons, more as a list. */
const BESIDE = 4;

/** One switch (option): its rule, its values, and what each value changes. */
export function SwitchSection(props: {
  of: HouseSwitch;
  /** Index of each option's value, by option id. */
  places: Readonly<Record<string, number>>;
  isOwn: boolean;
  /** Resolves once the value is chosen or the choice has failed. */
  onChoose: (place: number) => Promise<void>;
}): JSX.Element {
  const { id, entry, title, href, labels, usual, idle } = props.of;
  const place = () => props.places[id] ?? usual;
  let root: HTMLElement | undefined;
  /**
   * Resets the inputs to the value in force, because the browser has already changed them and the choice may have
   * failed.
   */
  const choose = async (to: number): Promise<void> => {
    await props.onChoose(to);
    for (const input of root?.querySelectorAll('input') ?? [])
      input.checked = Number(input.value) === place();
    for (const select of root?.querySelectorAll('select') ?? []) select.value = String(place());
  };
  const lang = entry.lang === language.tag ? undefined : entry.lang;
  return (
    <section
      id={id}
      class="switch"
      data-switch={id}
      data-own={props.isOwn ? '' : undefined}
      aria-labelledby={`${id}-name`}
      ref={root}
    >
      <h3 class="switch-title" id={`${id}-name`}>
        {title}
      </h3>
      <p class="switch-sentence" lang={lang}>
        {entry.sentence} <RuleLink id={entry.id} href={href} />
      </p>
      <div lang={lang}>
        <RuleDetail rule={entry} />
      </div>
      <ul class="unscripted values">
        <For each={labels}>
          {(label, at) => (
            <li>
              {label}
              <Show when={at() === usual}>
                <b> ({houseRules.usual})</b>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show
        when={labels.length > BESIDE}
        fallback={
          <fieldset class="choice scripted">
            <legend class="unseen">{title}</legend>
            <div class="row">
              <For each={labels}>
                {(label, at) => (
                  <label>
                    <input
                      type="radio"
                      name={id}
                      value={at()}
                      checked={at() === place()}
                      autocomplete="off"
                      onChange={() => choose(at())}
                    />
                    <span class="button">
                      <span>
                        {label}
                        <Show when={at() === usual}>
                          <small>{houseRules.usual}</small>
                        </Show>
                      </span>
                    </span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
        }
      >
        <Select
          class="scripted"
          name={id}
          aria-labelledby={`${id}-name`}
          options={labels.map((label, at) => [
            String(at),
            at === usual ? `${label} (${houseRules.usual})` : label,
          ])}
          value={String(place())}
          onPick={(at) => choose(Number(at))}
        />
      </Show>
      <For each={idle}>
        {({ option, values, says, rule }) => (
          <p class="idle" data-holds={values.includes(props.places[option] ?? -1) ? '' : undefined}>
            {says} <a href={rule.href}>§&nbsp;{rule.title}</a>
          </p>
        )}
      </For>
      <Changes of={props.of} own={props.isOwn ? place() : null} />
    </section>
  );
}
