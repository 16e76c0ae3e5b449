/** The house rules page. The chosen options are kept in the address and shown on the sheet and in the links. */
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { houseRules } from '#i18n/house-rules.ts';
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';
import { keepAddress } from '../../storage/address.ts';
import { once } from '../../storage/once.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { HouseSheet } from './HouseSheet.tsx';
import type { HouseRulesProps } from './props.ts';
import { SwitchSection } from './SwitchSection.tsx';
import './house-rules.css';

type Tables = typeof import('../../compare/house-table.ts');

/** Every switch of a game; what is set here is in the links to play, score and print. */
export function HouseRules(props: HouseRulesProps): JSX.Element {
  const game = { title: props.title, options: props.options };
  const [chosen, setChosen] = createSignal<Chosen>({});
  const [fragment, setFragment] = createSignal('');
  const [address, setAddress] = createSignal(props.here);
  const [broken, setBroken] = createSignal<string | null>(null);
  /** Retries the action that failed because its code could not be loaded; null if nothing failed. */
  const [failed, setFailed] = createSignal<(() => void) | null>(null);
  /** Loads the link code on first use. */
  const loadTables = once(() => import('../../compare/house-table.ts'));

  const placeOf = ({ id, values, default: usual }: OptionSpec): number =>
    values.indexOf(chosen()[id] ?? usual);
  const places = createMemo(() =>
    Object.fromEntries(props.options.map((option) => [option.id, placeOf(option)])),
  );
  const isOwn = (id: string): boolean => id in chosen();
  const own = () => props.switches.filter(({ id }) => isOwn(id));
  const status = (): string => {
    const { length } = Object.keys(chosen());
    // The link's options are unknown until the code has loaded.
    if (length === 0 && failed() !== null) return '';
    return length === 0 ? houseRules.asHere : houseRules.differing(String(length), length === 1);
  };

  const show = (table: Chosen, link: string): void => {
    setChosen(table);
    setFragment(link);
    setAddress(location.origin + location.pathname + link);
  };
  const withTables = async (use: (tables: Tables) => void): Promise<void> => {
    setFailed(null);
    try {
      use(await loadTables());
    } catch (error) {
      console.warn(error);
      setFailed(() => () => void withTables(use));
    }
  };
  const keep = (): void => keepAddress(location.pathname + location.search + fragment());
  const choose = (option: OptionSpec, value: OptionValue): Promise<void> =>
    withTables(({ tableWith, tableFragment }) => {
      const table = tableWith(game, chosen(), option, value);
      show(table, tableFragment(table));
      setBroken(null);
      keep();
    });
  const reset = (): void => {
    show({}, '');
    setBroken(null);
    keep();
  };
  const currentAddress = (): string => {
    keep();
    return address();
  };
  const open = (): void => {
    const place = location.hash.slice(1);
    if (place !== '' && document.getElementById(place)) {
      // The fragment names an element of the page, and the browser has scrolled there: put the options back into the
      // address.
      if (Object.keys(chosen()).length > 0) keep();
      return;
    }
    if (place === '') {
      show({}, '');
      setBroken(null);
      return;
    }
    void withTables(({ openedTable, tableFragment }) => {
      const opened = openedTable(game, location.hash);
      show(opened.chosen, tableFragment(opened.chosen));
      setBroken(opened.broken);
    });
  };
  onMount(() => {
    addEventListener('hashchange', open);
    onCleanup(() => removeEventListener('hashchange', open));
    open();
  });
  /** Preloads the link code when the reader approaches a switch. */
  const prepare = (): void => void loadTables().catch(console.warn);

  return (
    <div>
      <div class="house-table">
        <Show when={broken()}>
          {(why) => (
            <div role="alert">
              <Slip kind="refused" head={houseRules.broken} text={houseRules.brokenText(why())} />
            </div>
          )}
        </Show>
        <Show when={failed()}>
          {(retry) => (
            <div role="alert">
              <LoadFailed onRetry={() => retry()()} />
            </div>
          )}
        </Show>
        <div class="house-beside">
          <section class="house-yours panel" aria-labelledby="yours">
            <h2 id="yours">{houseRules.yours}</h2>
            <p class="unscripted">{houseRules.noScript}</p>
            <p class="house-status scripted" role="status">
              {status()}
            </p>
            <ul class="house-own">
              <For each={own()}>
                {({ id, title, labels, usual }) => (
                  <li>
                    <a href={`#${id}`}>{title}</a>: <span>{labels[places()[id] ?? usual]}</span>
                  </li>
                )}
              </For>
            </ul>
            <p class="house-ways">
              <a class="button primary" href={props.play + fragment()}>
                {houseRules.play}
              </a>
              <Show when={props.score}>
                {(score) => (
                  <a class="button" href={score() + fragment()}>
                    {houseRules.score}
                  </a>
                )}
              </Show>
              <span class="row scripted">
                <CopyButton text={currentAddress} copied={houseRules.copied} notCopied={houseRules.notCopied}>
                  {houseRules.copy}
                </CopyButton>
              </span>
              <button type="button" class="button scripted" onClick={() => print()}>
                {houseRules.print}
              </button>
              <button type="button" class="button scripted" disabled={own().length === 0} onClick={reset}>
                {houseRules.reset}
              </button>
            </p>
          </section>
          <form
            class="house-switches"
            autocomplete="off"
            onSubmit={(event) => event.preventDefault()}
            onPointerOver={prepare}
            onFocusIn={prepare}
          >
            <For each={props.switches}>
              {(each) => (
                <SwitchSection
                  of={each}
                  places={places()}
                  isOwn={isOwn(each.id)}
                  onChoose={(place) => {
                    const option = props.options.find(({ id }) => id === each.id);
                    const value = option?.values[place];
                    return option && value !== undefined ? choose(option, value) : Promise.resolve();
                  }}
                />
              )}
            </For>
          </form>
        </div>
      </div>
      <HouseSheet
        title={props.title}
        density={props.density}
        switches={props.switches}
        rulings={props.rulings}
        places={places()}
        isOwn={isOwn}
        address={address()}
      />
    </div>
  );
}

export default island(HouseRules);
