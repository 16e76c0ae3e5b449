/** Plays a record of a real game and tells where the record and the rules part. */
import type { Chosen, Game } from '../engine/game.ts';
import type { Json } from '../engine/table.ts';
import { type FieldReader, QuestionError } from '../evaluation/told/fields.ts';
import { formatBrief } from '../notation/brief.ts';
import { type DealOfRecord, type ReplayedDeal, replayRecord } from '../records/agreement.ts';
import type { Difference, Following } from '../records/differences.ts';
import { linkOfDeal } from '../records/link.ts';
import { readRecord } from '../records/read.ts';
import { type RecordDeal, RecordError } from '../records/record.ts';
import { optionsOf, RECORD_GAME } from '../records/room.ts';
import { OptionError, withDefaults } from '../rulesets/instantiate.ts';
import type { Operations } from './operations.ts';
import type { JudgeAnswers } from './types.ts';

/**
 * Op `record`: what each deal of a record comes to by the rules of its table. `options` change those that the record
 * tells, or that its server usually plays.
 */
function record(fields: FieldReader, games: ReadonlyMap<string, Game>): JudgeAnswers['record'] {
  fields.only('id', 'op', 'record', 'options');
  const game = games.get(RECORD_GAME);
  if (!game) throw new Error('the game of records is not there');
  const found = readOrRefuse(fields);
  const chosen: Chosen = { ...optionsOf(game, found), ...fields.options(game.presets) };
  try {
    withDefaults(game, chosen);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw fields.wrong(`options.${error.option}`, error.message);
  }
  return {
    format: found.format,
    fault: found.fault && { ...found.fault },
    deals: [...replayRecord(game, chosen, found)].map((each) => dealOf(game, each)),
  };
}

export const recordOperation: NonNullable<Operations['record']> = ({ fields, games }) =>
  record(fields, games);

function readOrRefuse(fields: FieldReader): ReturnType<typeof readRecord> {
  try {
    return readRecord(fields.text('record'));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new QuestionError('record', error.message);
  }
}

function dealOf(game: Game, played: DealOfRecord): JudgeAnswers['record']['deals'][number] {
  const deal = played.is === 'played' ? played.replayed.deal : played.deal;
  const { dealer, round, counters, bets } = deal;
  const opening = { deal: `${'ESWN'.charAt(round)}${dealer + 1}`, dealer, counters, bets };
  return played.is === 'played'
    ? { ...opening, ...answerOf(game, played.replayed) }
    : { ...opening, agrees: false, fault: { ...played.fault } };
}

function answerOf(
  game: Game,
  replayed: ReplayedDeal,
): { readonly agrees: boolean; readonly [key: string]: Json } {
  const { played, differences, by, atOdds, wall, deal } = replayed;
  const { stage, cash } = played.table;
  const outcome = stage.phase === 'ended' ? stage.outcome : null;
  return {
    agrees: differences.length === 0,
    ends: outcome?.is ?? null,
    ...(outcome?.is === 'drawn' && { rule: outcome.rule }),
    ...(outcome?.is === 'won' && {
      from: outcome.from,
      winners: outcome.winners.map(({ seat, score: { rank } }) => ({
        seat,
        han: rank?.han ?? null,
        fu: rank?.fu ?? null,
        yakuman: rank?.yakuman ?? 0,
      })),
    }),
    points: [...cash.seats],
    unknown: wall.known.filter((known) => !known).length,
    differences: differences.map((each) => differenceOf(each, deal)),
    by: by && { ...by },
    atOdds,
    link: linkOfDeal(game, replayed),
  };
}

function differenceOf(difference: Difference, { dealer }: RecordDeal): Json {
  switch (difference.is) {
    case 'refused':
      return {
        is: 'refused',
        action: formatBrief(difference.action, dealer),
        rule: difference.reason?.rule ?? null,
      };
    case 'points':
      return { is: 'points', ours: [...difference.ours], theirs: [...difference.theirs] };
    case 'next':
      return { is: 'next', ours: followingOf(difference.ours), theirs: followingOf(difference.theirs) };
    default:
      return { ...difference };
  }
}

const followingOf = (following: Following): Json => ({ ...following });
