import { createResource, createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import type { SceneProps } from '../../sessions/props.ts';
import { Slip } from '../../views/Slip.tsx';
import { lessonWordsIn } from '../../words/lesson.ts';
import './rule-scene.css';

/** The scene of a rule, on the page of the rulebook: nothing of it is fetched before it is opened. */
export function RuleScene(props: {
  /** The address of the scene as data. */
  scene: string;
  lang: string;
}): JSX.Element {
  const [seen, setSeen] = createSignal(false);
  onMount(() => setSeen(true));
  const [opened] = createResource(seen, async () => {
    const [scene, { Scene }] = await Promise.all([fetchScene(props.scene), import('../Scene/wake.ts')]);
    return () => <Scene {...scene} />;
  });
  return (
    <Switch fallback={<div class="scene-wait cloth scripted" />}>
      <Match when={opened.error}>
        <Slip kind="note" head={lessonWordsIn(props.lang).acting.failed} />
      </Match>
      <Match when={opened.latest}>{(scene) => scene()()}</Match>
    </Switch>
  );
}

async function fetchScene(address: string): Promise<SceneProps> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
