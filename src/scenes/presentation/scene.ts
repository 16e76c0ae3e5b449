/** Builds the props of the scene widget. */
import type { SceneProps } from '../../sessions/props.ts';
import { predictionsIn } from './predictions.ts';
import { bottomOf, recordingOf, rulesAt } from './reel.ts';
import type { NarrationContext, ScenePlay } from './scene-play.ts';
import { sheetsOf } from './score-sheets.ts';
import { beginsText, stepTexts, wonTexts } from './steps.ts';

/**
 * Collects all data of a scene widget.
 * @param anchored true when the address bar keeps the current step
 */
export function stagedScene(context: NarrationContext, played: ScenePlay, anchored: boolean): SceneProps {
  const { scene, compiled, ruleset } = played;
  const predictions = predictionsIn(context, played);
  const begins = beginsText(context, played);
  return {
    ...rulesAt(context, played),
    id: scene.id,
    title: scene.title,
    terms: ruleset.terms,
    recording: recordingOf(compiled.frames),
    steps: stepTexts(context, played, compiled.seat),
    won: wonTexts(played, compiled.seat),
    you: bottomOf(compiled, scene.deal),
    viewer: compiled.seat,
    chart: context.chart(scene.ruleset, scene.under),
    anchored,
    ...(begins && { begins }),
    ...(scene.shows.length > 0 && { sheets: sheetsOf(context, played) }),
    ...(predictions.length > 0 && { predictions }),
  };
}
