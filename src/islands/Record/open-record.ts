/** Reads a record and plays its deals. Loaded once somebody opens a game. */
import type { Game } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { type DealOfRecord, type ReplayedDeal, replayRecord } from '../../records/agreement.ts';
import { textOfFile } from '../../records/file.ts';
import { linkOfDeal } from '../../records/link.ts';
import { readRecord } from '../../records/read.ts';
import { type GameRecord, type RecordDeal, RecordError } from '../../records/record.ts';
import { optionsOf, RECORD_GAME } from '../../records/room.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { optionPlayed } from './record-text.ts';

/** A step at which every deal of this game has long ended. */
const AFTER_ALL = 10_000;

type Fault = NonNullable<GameRecord['fault']>;

/** A deal as the page shows it. */
export interface OpenedDeal {
  readonly deal: RecordDeal;
  /** Null where its tiles cannot be laid. */
  readonly replayed: ReplayedDeal | null;
  readonly fault: Fault | null;
  /** Fragment of a link to its beginning or its end, from a seat or with all hands open; null where it has none. */
  readonly link: ((at: 'begin' | 'end', you: Seat | null) => string) | null;
  /** The option that this table plays otherwise, in words. */
  readonly plays: ReturnType<typeof optionPlayed> | null;
}

type OpenedRecord =
  | { readonly is: 'open'; readonly record: GameRecord; readonly play: () => AsyncGenerator<OpenedDeal> }
  | { readonly is: 'refused'; readonly fault: Fault };

export async function openRecord(from: string | Blob): Promise<OpenedRecord> {
  try {
    const text = typeof from === 'string' ? from : await textOfFile(from);
    const record = readRecord(text);
    const game = await loadGame(RECORD_GAME);
    return { is: 'open', record, play: () => dealsOf(game, record) };
  } catch (error) {
    if (error instanceof RecordError) return { is: 'refused', fault: error.fault };
    throw error;
  }
}

/** Plays one deal after another, and lets the page answer between them. */
async function* dealsOf(game: Game, record: GameRecord): AsyncGenerator<OpenedDeal> {
  for (const played of replayRecord(game, optionsOf(game, record), record)) {
    yield openedDeal(game, played);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function openedDeal(game: Game, played: DealOfRecord): OpenedDeal {
  if (played.is === 'unlaid') {
    const { deal, fault } = played;
    return { deal, replayed: null, fault, link: null, plays: null };
  }
  const { replayed } = played;
  const { by, deal } = replayed;
  return {
    deal,
    replayed,
    fault: null,
    link: (at, you) => linkOfDeal(game, replayed, at === 'end' ? AFTER_ALL : 0, you),
    plays: by && optionPlayed(game, by),
  };
}
