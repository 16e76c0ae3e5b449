import { type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { play } from '#i18n/play.ts';
import { type Pace, paces } from '../../storage/settings.ts';
import { CONTROLS } from '../../ui/input/keys.ts';
import type { PlaySession } from './play-session.ts';
import { Tool } from './Tools.tsx';

/** Toolbar in the page head, for controls that are not at the table itself. */
export function Toolbar(props: {
  desk: PlaySession;
  /** The page has a card for the table. */
  hasCard: boolean;
  onShare: () => void;
}): JSX.Element {
  const { session, askHint } = props.desk;
  return (
    <Portal mount={document.getElementById('table-tools') ?? document.body}>
      <div class="tools" role="toolbar" aria-label={play.tools}>
        <Tool
          icon="undo"
          word={play.back}
          shortcut={CONTROLS.back}
          disabled={!session.canBack()}
          onPress={session.back}
        />
        <Tool
          icon="redo"
          word={play.forward}
          shortcut={CONTROLS.forward}
          disabled={session.live()}
          onPress={session.forward}
          class="wide"
        />
        <Tool
          icon="step"
          word={play.step}
          shortcut={CONTROLS.step}
          disabled={session.ended()}
          onPress={session.step}
          class="wide"
        />
        <Tool
          icon="hint"
          word={play.hint}
          shortcut={CONTROLS.hint}
          disabled={session.ended()}
          onPress={askHint}
        />
        <PaceTool desk={props.desk} />
        <Show when={props.desk.aids().sound || props.desk.aids().speech}>
          <Tool
            icon="sound"
            word={play.quiet}
            onPress={() => props.desk.changeAids({ sound: false, speech: false })}
            class="wide"
          />
        </Show>
        <Show when={session.relaxed()}>
          <Tool icon="cross" word={play.stopPassing} onPress={() => session.relax(false)} class="wide" />
        </Show>
        <Show when={props.hasCard}>
          <Tool icon="card" word={play.card} opens="card" />
        </Show>
        <Tool icon="share" word={play.share} opens="play-share" onPress={props.onShare} class="wide" />
        <Tool icon="setup" word={play.setupTool} opens="play-setup" />
      </div>
    </Portal>
  );
}

/** The pace after the next press. */
export const nextPace = (pace: Pace): Pace => paces[(paces.indexOf(pace) + 1) % paces.length] ?? 'calm';

/** Pace button: each press switches to the next pace and stores it for the next visit. */
function PaceTool(props: { desk: PlaySession }): JSX.Element {
  const { session } = props.desk;
  const next = () => nextPace(session.pace());
  return (
    <Tool
      icon={session.pace() === 'step' ? 'pause' : session.pace()}
      word={play.pace[session.pace()]}
      of={play.pace.of}
      about={play.pace.change(session.pace(), next())}
      shortcut={CONTROLS.pace}
      onPress={() => props.desk.setPace(next())}
      class="pace"
    />
  );
}

/** The controls that do not fit in the head of a narrow page, shown in the settings panel. */
export function MoreTools(props: { desk: PlaySession; onShare: () => void }): JSX.Element {
  const { session } = props.desk;
  return (
    <>
      <Tool icon="redo" word={play.forward} disabled={session.live()} onPress={session.forward} />
      <Tool icon="step" word={play.step} disabled={session.ended()} onPress={session.step} />
      <Tool icon="share" word={play.share} opens="play-share" onPress={props.onShare} />
      <Tool icon="machine" word={play.how} opens="play-how" />
      <Tool icon="log" word={play.log} opens="play-log" />
    </>
  );
}
