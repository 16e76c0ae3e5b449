import { For, type JSX, Show } from 'solid-js';
import { houseRules } from '#i18n/house-rules.ts';
import { RuleDetail } from '../../ui/RuleDetail/RuleDetail.tsx';
import type { HouseRuling, HouseSwitch } from './props.ts';

/** Print-only sheet of the table's rules: changed options, usual options, and rulings on open points. */
export function HouseSheet(props: {
  title: string;
  density: number;
  switches: readonly HouseSwitch[];
  rulings: readonly HouseRuling[];
  /** Index of each option's value, by option id. */
  places: Readonly<Record<string, number>>;
  isOwn: (id: string) => boolean;
  address: string;
}): JSX.Element {
  const name = () => houseRules.sheetTitle(props.title);
  const SwitchRows = (of: { name: 'own' | 'usual'; title: string }): JSX.Element => {
    const rows = () => props.switches.filter(({ id }) => props.isOwn(id) === (of.name === 'own'));
    return (
      <Show when={rows().length > 0}>
        <div class="rules" data-sheet={of.name}>
          <h2>{of.title}</h2>
          <dl>
            <For each={rows()}>
              {({ id, title, entry, labels, usual }) => (
                <div data-row={id}>
                  <dt>
                    {title}: <span data-label>{labels[props.places[id] ?? usual]}</span>
                  </dt>
                  <dd>
                    {[entry.sentence, ...(entry.list ?? [])].join(' ')}
                    <RuleDetail rule={{ title, table: entry.table }} />
                  </dd>
                </div>
              )}
            </For>
          </dl>
        </div>
      </Show>
    );
  };
  /** True if no chosen option overrides the ruling. */
  const holds = ({ unless }: HouseRuling): boolean =>
    !unless.some(({ option, values }) => values.includes(props.places[option] ?? -1));
  return (
    <article class="sheet house-sheet" data-density={props.density} aria-label={name()}>
      <header>
        <p class="house-name">{name()}</p>
      </header>
      <div class="columns">
        <SwitchRows name="own" title={houseRules.sheetOwn} />
        <SwitchRows name="usual" title={houseRules.sheetUsual} />
        <div class="rules" data-sheet="rulings">
          <h2>{houseRules.sheetOpen}</h2>
          <dl>
            <For each={props.rulings.filter(holds)}>
              {({ title, text }) => (
                <div>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              )}
            </For>
          </dl>
        </div>
      </div>
      <footer>{props.address}</footer>
    </article>
  );
}
