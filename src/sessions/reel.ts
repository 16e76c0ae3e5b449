/** A scene's table: fetched with its rules when somebody wants to go through it, and shown frame by frame. */
import { type Accessor, batch, createSignal } from 'solid-js';
import type { Seat } from '../engine/seats.ts';
import { rulesetOf } from '../rulesets/choose.ts';
import { loadGame } from '../rulesets/registry.ts';
import { goTo, type TableFilm } from './film.ts';
import { type Setting, settingOf } from './hand.ts';
import type { Reel, Rules } from './props.ts';
import { unreeled } from './replay.ts';
import { createRunning } from './running.ts';
import { createSight, type Sight } from './sight.ts';

/** How long a frame is shown before the next one of its step, in milliseconds. */
const BEAT = 520;

/** The rules of a scene and its frames, the first in sight. */
export interface Laid {
  readonly setting: Setting;
  readonly film: TableFilm;
}

/** Fetches the rules and plays the reel by them. @throws where they cannot be fetched */
export async function layReel(rules: Pick<Rules, 'game' | 'options' | 'under'>, reel: Reel): Promise<Laid> {
  const setting = settingOf(rulesetOf(await loadGame(rules.game), rules.options, rules.under));
  return { setting, film: unreeled(setting.machine, reel) };
}

/** A scene that is gone through: nobody acts at it. */
export interface Script extends Sight {
  readonly laid: Laid;
  /** Which frame one looks at. */
  readonly at: Accessor<number>;
  /** Shows a frame; where `walk` asks for it, what happens on the way to a later one too, so that each is seen. */
  readonly to: (frame: number, walk: boolean) => void;
}

export function createScript(laid: Laid, eyes: Seat | null): Script {
  const [goal, setGoal] = createSignal(laid.film.at);
  const frames = createRunning(laid.film, {
    next: (now) => (now.at < goal() ? goTo(now, now.at + 1) : now),
    rest: (now) => (now.at < goal() ? BEAT : null),
    running: true,
  });
  const at = () => frames.film().at;
  return {
    ...createSight(frames, () => laid.setting.ruleset, eyes, createSignal(eyes)),
    laid,
    at,
    to: (frame, walk) =>
      batch(() => {
        setGoal(frame);
        if (walk && frame > at()) frames.step();
        else if (frame !== at()) frames.show(goTo(laid.film, frame), frame === at() + 1);
      }),
  };
}
