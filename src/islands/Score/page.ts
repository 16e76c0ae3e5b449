/** The page's state: the hand as it is written, the rules it is scored by, and what they say of it. */
import { type Accessor, createMemo } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type HandJudgement, judge } from '../../evaluation/evaluate.ts';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
  ShareError,
} from '../../notation/score-link.ts';
import { OptionError, rulesetOf } from '../../rulesets/instantiate.ts';
import { createWritten, type OpenedHandLink, type WrittenHandLink } from './hand-link.ts';

export interface ScoreState extends WrittenHandLink {
  readonly ruleset: Accessor<Ruleset>;
  readonly judged: Accessor<HandJudgement>;
}

export function createScoreState(game: Game): ScoreState {
  const written = createWritten((fragment) => open(game, fragment), formatScoreLink);
  const { link } = written;
  // Another hand is no other ruleset: what is drawn from it, the palette first of all, stays as it is.
  const chosen = createMemo(() => link().chosen);
  const under = createMemo(() => link().under);
  const ruleset = createMemo(() => rulesetOf(game, chosen(), under()));
  return { ...written, ruleset, judged: createMemo(() => judge(ruleset(), link())) };
}

/** The kinds of hand that are scored with other tiles than the ordinary one, and that one. */
export function kindsOfHand(game: Game): readonly string[] {
  const usual = rulesetOf(game);
  return Object.keys(game.under).filter((under) => {
    const { deal, tiles } = rulesetOf(game, {}, under);
    const alike = tiles.every((copies, kind) => copies === usual.tiles[kind]);
    return under === 'ordinary' || (!alike && deal.sets === usual.deal.sets);
  });
}

function open(game: Game, fragment: string): OpenedHandLink<ScoreLink> {
  if (fragment.length <= 1) return { link: EMPTY_SCORE, broken: undefined };
  try {
    const link = parseScoreLink(fragment);
    try {
      if (!kindsOfHand(game).includes(link.under))
        throw new OptionError('under', `${game.title} has no hand of the kind “${link.under}” to score.`);
      rulesetOf(game, link.chosen, link.under);
      return { link, broken: undefined };
    } catch (error) {
      // The hand is there all the same; only what it was to be played by is not.
      if (!(error instanceof OptionError)) throw error;
      const usual: ScoreLink = { ...link, chosen: {}, under: 'ordinary' };
      return { link: usual, broken: undefined, misruled: error.message };
    }
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_SCORE, broken: error.message };
    throw error;
  }
}
