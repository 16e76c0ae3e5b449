import type { ComponentProps } from 'solid-js';
import { render } from 'solid-js/web';
import { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
import type { Mount } from './wake.ts';

/** The props are what the page was built with. */
export const mount: Mount = (root, props) => {
  root.replaceChildren();
  render(() => <QuickCheck {...(props as ComponentProps<typeof QuickCheck>)} />, root);
};
