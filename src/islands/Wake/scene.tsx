import { render } from 'solid-js/web';
import type { SceneProps } from '../Scene/props.ts';
import { Scene } from '../Scene/Scene.tsx';
import type { Mount } from './wake.ts';

/** The props are what the page was built with. */
export const mount: Mount = (root, props) => {
  root.replaceChildren();
  render(() => <Scene {...(props as SceneProps)} />, root);
};
