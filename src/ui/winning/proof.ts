/** Lays out a winner's hand set by set: melds first, then the concealed sets of the reading. */
import { names } from '#i18n/names.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { JokerUse } from '../../engine/score.ts';
import type { Win } from '../../engine/table.ts';
import { isRed, JOKER, type Kind, plainKind } from '../../engine/tiles.ts';
import { withRedTiles } from './red-places.ts';

/** One set of a winning hand. */
interface ProofGroup {
  readonly call: keyof Pick<Terms, 'chow' | 'pung' | 'kong' | 'pair'> | null;
  /** True for a meld, false for a set in hand. */
  readonly laid: boolean;
  /** The tiles as they lie; jokers stay jokers. */
  readonly tiles: readonly Kind[];
  /** The kinds its jokers stand for, each once. */
  readonly jokers: readonly Kind[];
  /** Index of the winning tile in this set; −1 if it is in another. */
  readonly won: number;
}

/**
 * The sets of a winner's hand, the pair last.
 * @param concealed its concealed tiles, with or without the winning one
 */
export function groupsOf(win: Win, melds: readonly Meld[], concealed: readonly Kind[] = []): ProofGroup[] {
  const { reading, placed } = win.score;
  const { sets = [], pair = null, jokers = [] } = reading ?? {};
  const read = sets.map((set, i): ProofGroup => {
    const call = set.kind === 'chow' || set.kind === 'pung' || set.kind === 'pair' ? set.kind : null;
    return { call, laid: false, ...withJokers(set.tiles, usedIn(jokers, i)), won: -1 };
  });
  if (pair !== null && !read.some((group) => group.call === 'pair')) {
    read.push({ call: 'pair', laid: false, ...withJokers([pair, pair], usedIn(jokers, -1)), won: -1 });
  }
  const { tile } = win.how;
  const kind = tile === null ? null : plainKind(tile);
  const at = placed >= 0 ? placed : read.findIndex(({ tiles }) => kind !== null && tiles.includes(kind));
  const won = kind === null ? -1 : (read[at]?.tiles.lastIndexOf(kind) ?? -1);
  const shown = withRedTiles(
    read.map(({ tiles }) => tiles),
    withoutOnce(concealed, tile),
    won < 0 ? null : { set: at, place: won },
  );
  const lit = read.map((group, i): ProofGroup => {
    const tiles = shown[i] ?? group.tiles;
    if (i !== at || won < 0) return { ...group, tiles };
    const last = tile !== null && isRed(tile) ? tile : tiles[won];
    return { ...group, tiles: tiles.map((each, j) => (j === won && last !== undefined ? last : each)), won };
  });
  const laid = melds.map((meld): ProofGroup => {
    const jokersIn = meld.kind !== 'chow' && meld.tiles.includes(JOKER) ? [meld.tile] : [];
    return { call: meld.kind, laid: true, tiles: meld.tiles, jokers: jokersIn, won: -1 };
  });
  return [...laid, ...lit].sort((a, b) => Number(a.call === 'pair') - Number(b.call === 'pair'));
}

/** The tiles without one copy of this one, if present. */
function withoutOnce(tiles: readonly Kind[], tile: Kind | null): readonly Kind[] {
  const at = tile === null ? -1 : tiles.indexOf(tile);
  return tiles.filter((_, i) => i !== at);
}

/** The caption of a set with a joker, e.g. "joker: 9 of dots". */
export const jokerWord = (as: Kind): string => `${names.tileName(JOKER)}: ${names.tileName(as)}`;

const usedIn = (uses: readonly JokerUse[], set: number): Kind[] =>
  uses.filter((use) => use.set === set).map(({ as }) => as);

/** The tiles of a set, with its jokers put back. */
function withJokers(read: readonly Kind[], uses: readonly Kind[]): Pick<ProofGroup, 'tiles' | 'jokers'> {
  const tiles = [...read];
  for (const as of uses) {
    const at = tiles.indexOf(as);
    if (at >= 0) tiles[at] = JOKER;
  }
  return { tiles, jokers: [...new Set(uses)] };
}
