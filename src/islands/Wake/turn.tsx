import { render } from 'solid-js/web';
import type { TurnProps } from '../YourTurn/props.ts';
import { YourTurn } from '../YourTurn/YourTurn.tsx';
import type { Mount } from './wake.ts';

/** The props are what the page was built with. */
export const mount: Mount = (root, props) => {
  root.replaceChildren();
  render(() => <YourTurn {...(props as TurnProps)} />, root);
};
