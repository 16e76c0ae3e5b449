import {
  type Component,
  createComponent,
  createMemo,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js';
import { onSettings, readSettings, type Settings } from '../../../../store/settings.ts';
import type { TableProps } from './TriedTable.tsx';

/** What the page has drawn, and of which question: found before the widget takes its place. */
const drawn = document.querySelector<HTMLElement>('.may-table');
const drawnTable = drawn?.querySelector(':scope > .tabletop') ?? null;
const drawnOf = drawn?.dataset['asking'];

const buttonsIn = (place: Element | null | undefined): HTMLButtonElement[] => [
  ...(place?.querySelectorAll('button') ?? []),
];

/** The table as the page drew it: what draws tables is loaded when something on it is pressed, or where it shows another question. */
export function Drawn(props: TableProps): JSX.Element {
  const picture = untrack(() => props.asking === drawnOf) ? drawnTable : null;
  const [living, setLiving] = createSignal<Component<TableProps> | null>(null);
  const live = async (): Promise<void> => {
    const { Table } = await import('./Table.tsx');
    setLiving(() => Table);
  };
  onMount(() => {
    // It is drawn in the game's own words.
    const speak = ({ words }: Settings): void => {
      if (words !== 'own') void live();
    };
    if (picture === null) return void live();
    speak(readSettings());
    onCleanup(onSettings(speak));
    for (const [i, button] of buttonsIn(picture).entries()) {
      button.disabled = false;
      button.onclick = () => {
        const place = picture.parentElement;
        void live().then(() => buttonsIn(place)[i]?.click());
      };
    }
  });
  const table = createMemo(() => {
    const Living = living();
    return Living ? untrack(() => createComponent(Living, props)) : picture;
  });
  return table as unknown as JSX.Element;
}
