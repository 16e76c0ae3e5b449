import type { JSX } from 'solid-js';
import { practiceLater } from '#i18n/practice-later.ts';
import type { StorageState } from '../../storage/practice.ts';

/** Warns that answers are remembered only until the page is closed. */
export function StorageNotice(props: { storage: Exclude<StorageState, 'kept'> }): JSX.Element {
  const { notKept: page, spoiled, newer } = practiceLater;
  return <p class="aside">{{ page, spoiled, newer }[props.storage]}</p>;
}
