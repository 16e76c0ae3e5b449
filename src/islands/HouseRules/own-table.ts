/** The table of the reader of the house rules page: the options that differ, its link, and what failed. */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { Chosen, OptionSpec, OptionValue } from '../../engine/game.ts';
import { keepAddress } from '../../storage/address.ts';
import { once } from '../../storage/once.ts';
import type { HouseRulesProps } from './props.ts';

type Tables = typeof import('../../compare/house-table.ts');

export type OwnTable = ReturnType<typeof createOwnTable>;

/** Creates the table; once mounted, it follows the address of the page. */
export function createOwnTable(props: HouseRulesProps) {
  const game = { title: props.title, options: props.options };
  const [chosen, setChosen] = createSignal<Chosen>({});
  const [fragment, setFragment] = createSignal('');
  const [address, setAddress] = createSignal(props.here);
  const [broken, setBroken] = createSignal<string | null>(null);
  const [failed, setFailed] = createSignal<(() => void) | null>(null);
  /** Loads the link code on first use. */
  const loadTables = once(() => import('../../compare/house-table.ts'));

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
  const take = (table: Chosen): Promise<void> =>
    withTables(({ tableFragment }) => {
      show(table, tableFragment(table));
      setBroken(null);
      keep();
    });
  const reset = (): void => {
    show({}, '');
    setBroken(null);
    keep();
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
  return {
    /** The options that differ from the game's. */
    chosen,
    /** Link fragment of the table, with "#"; empty if nothing differs. */
    fragment,
    /** Address of this page with the table. */
    address,
    /** Why the link of the page cannot be opened; null if it can. */
    broken,
    /** Retries the action that failed because its code could not be loaded; null if nothing failed. */
    failed,
    choose,
    /** Takes a whole table, for example one that is known by a name. */
    take,
    reset,
    /** Writes the table into the address bar. */
    keep,
    /** Preloads the link code when the reader approaches a switch. */
    prepare: () => void loadTables().catch(console.warn),
  };
}
