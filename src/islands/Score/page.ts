/** State of the score page: the written hand, the rules that score it, and the result. */
import { createMemo } from 'solid-js';
import type { Chosen, Game } from '../../engine/game.ts';
import { judge } from '../../evaluation/evaluate.ts';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
  ShareError,
} from '../../notation/score-link.ts';
import { OptionError, rulesetOf } from '../../rulesets/instantiate.ts';
import { createWritten, type OpenedHandLink } from './hand-link.ts';

export type ScoreState = ReturnType<typeof createScoreState>;

/** Creates the state of `/score/<game>/`; the hand is in the address. */
export function createScoreState(game: Game) {
  const written = createWritten((fragment) => open(game, fragment), formatScoreLink);
  const { link } = written;
  // Memoised by options, so that a change of the hand does not rebuild the ruleset and redraw the keypad.
  const chosen = createMemo(() => link().chosen);
  const under = createMemo(() => link().under);
  const ruleset = createMemo(() => rulesetOf(game, chosen(), under()));
  return { ...written, ruleset, judged: createMemo(() => judge(ruleset(), link())) };
}

/** Kinds of hand that can be scored: the ordinary one, and those with another tile set but the same number of sets. */
export function kindsOfHand(game: Game): readonly string[] {
  const usual = rulesetOf(game);
  return Object.keys(game.under).filter((under) => {
    const { deal, tiles } = rulesetOf(game, {}, under);
    const alike = tiles.every((copies, kind) => copies === usual.tiles[kind]);
    return under === 'ordinary' || (!alike && deal.sets === usual.deal.sets);
  });
}

/** The options of a table that a link names by `preset`; the link's others hold beside it. A name that is unknown stays, and is refused. */
function withPreset({ presets }: Game, { preset, ...others }: Chosen): Chosen {
  if (preset === undefined) return others;
  const named = presets?.[String(preset)];
  return named ? { ...named, ...others } : { preset, ...others };
}

function open(game: Game, fragment: string): OpenedHandLink<ScoreLink> {
  if (fragment.length <= 1) return { link: EMPTY_SCORE, broken: undefined };
  try {
    const read = parseScoreLink(fragment);
    const link = { ...read, chosen: withPreset(game, read.chosen) };
    try {
      if (!kindsOfHand(game).includes(link.under))
        throw new OptionError('under', `${game.title} has no hand of the kind “${link.under}” to score.`);
      rulesetOf(game, link.chosen, link.under);
      return { link, broken: undefined };
    } catch (error) {
      // The hand is still usable; only its rules are not.
      if (!(error instanceof OptionError)) throw error;
      const usual: ScoreLink = { ...link, chosen: {}, under: 'ordinary' };
      return { link: usual, broken: undefined, misruled: error.message };
    }
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_SCORE, broken: error.message };
    throw error;
  }
}
