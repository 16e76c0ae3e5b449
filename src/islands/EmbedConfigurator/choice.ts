/** The reader's choice of embed, and its conversion to and from element attributes. */
import type { embed } from '#i18n/embed.ts';
import { kindsNamed } from '../../notation/embed.ts';
import { gameNamed } from '../../notation/scene-text.ts';
import type { SnippetAttributes } from '../../notation/snippets.ts';
import { type EmbeddableGame, LISTED, type ListedKind } from './props.ts';

export type EmbedKind = keyof (typeof embed)['kinds'];

/** Fields that only some kinds have, in form order. */
const DETAILS = ['record', 'hand', 'ask', 'count', 'grade', 'seed'] as const;
type Detail = (typeof DETAILS)[number];
const DETAILS_OF: Readonly<Record<EmbedKind, readonly Detail[]>> = {
  scene: [],
  text: [],
  hand: ['hand', 'ask'],
  question: ['grade', 'seed'],
  drill: ['count', 'grade', 'seed'],
  rule: [],
  play: ['seed'],
  record: ['record'],
  score: ['hand'],
  card: [],
};

/** Attributes without a form field. They come with a link and stay while the kind does. */
const UNLISTED = ['step', 'at', 'rules', 'tiles'] as const;

/** Default values; attributes that equal them are left out. */
const DEFAULTS: Readonly<Record<string, string>> = { grade: '1', theme: 'auto', words: 'own' };

export interface EmbedChoice extends Readonly<Record<Detail, string>> {
  readonly kind: EmbedKind;
  readonly game: string;
  /** Chosen item of the game, by kind. */
  readonly of: Readonly<Record<ListedKind, string>>;
  readonly text: string;
  readonly theme: string;
  readonly words: string;
  /** Preview width: `full` or a number of CSS pixels. */
  readonly width: string;
  readonly unlisted: { readonly kind: EmbedKind | null; readonly attributes: SnippetAttributes };
}

export const isListed = (kind: string): kind is ListedKind => (LISTED as readonly string[]).includes(kind);

export const hasDetail = (kind: EmbedKind, detail: Detail): boolean => DETAILS_OF[kind].includes(detail);

/** The initial choice. */
export const firstChoice = (games: readonly EmbeddableGame[]): EmbedChoice =>
  settledChoice(
    {
      kind: 'scene',
      game: games[0]?.ruleset ?? '',
      of: { scene: '', question: '', drill: '', rule: '' },
      text: games[0]?.text ?? '',
      record: '',
      hand: '123m 567p 888p 34s 55s +2s',
      ask: '',
      count: '5',
      grade: '1',
      seed: 'heron',
      theme: 'auto',
      words: 'own',
      width: 'full',
      unlisted: { kind: null, attributes: [] },
    },
    games,
  );

/**
 * Corrects a choice to what its game offers: switches the game if it cannot score hands, picks the first item if the
 * chosen one is unknown, and uses the game's sample scene unless the reader has written one.
 */
export function settledChoice(choice: EmbedChoice, games: readonly EmbeddableGame[]): EmbedChoice {
  const fitting = games.filter(({ scores }) => scores || choice.kind !== 'score');
  const game = fitting.find(({ ruleset }) => ruleset === choice.game) ?? fitting[0];
  if (!game) return choice;
  const known = (kind: ListedKind): string => {
    const ids = game.listed[kind].map(([id]) => id);
    return ids.includes(choice.of[kind]) ? choice.of[kind] : (ids[0] ?? '');
  };
  const isUnwritten = games.some(({ text }) => text === choice.text);
  return {
    ...choice,
    game: game.ruleset,
    of: {
      scene: known('scene'),
      question: known('question'),
      drill: known('drill'),
      rule: known('rule'),
    },
    text: isUnwritten ? game.text : choice.text,
  };
}

/**
 * Converts a choice to attributes, the kind first. Example: a play table gives [["play", "british"], ["seed",
 * "heron"]].
 */
export function attributesOf(choice: EmbedChoice): SnippetAttributes {
  const { kind, game } = choice;
  const details = DETAILS_OF[kind]
    .filter((name) => name !== kind)
    .map((name) => [name, choice[name].trim()] as const);
  const first: SnippetAttributes =
    kind === 'text'
      ? [['text', choice.text]]
      : kind === 'hand'
        ? [
            ['hand', choice.hand.trim()],
            ['game', game],
          ]
        : kind === 'record'
          ? [['record', choice.record.trim()]]
          : [[kind, isListed(kind) ? `${game}/${choice.of[kind]}` : game]];
  const looks: SnippetAttributes = [
    ['theme', choice.theme],
    ['words', choice.words],
  ];
  const isSet = ([name, value]: readonly [string, string]) => value !== '' && value !== DEFAULTS[name];
  return [
    ...first,
    ...details.filter(isSet),
    ...(choice.unlisted.kind === kind ? choice.unlisted.attributes : []),
    ...looks.filter(isSet),
  ];
}

/**
 * Applies attributes from a link. Missing or invalid ones leave the choice as it is. Example:
 * `question=british/waits&grade=2` chooses that question kind at grade 2.
 */
export function choiceAfter(
  choice: EmbedChoice,
  attributes: URLSearchParams,
  games: readonly EmbeddableGame[],
  offered: Readonly<Record<'ask' | 'grade' | 'theme' | 'words', readonly string[]>>,
): EmbedChoice {
  const kind = (kindsNamed(Object.fromEntries(attributes))[0] as EmbedKind | undefined) ?? null;
  const named = (kind && attributes.get(kind)) || '';
  const [ofGame = '', ...of] = named.split('/');
  const game =
    kind === 'text'
      ? gameNamed(named)
      : kind === 'record'
        ? gameOfLink(named)
        : (attributes.get('game') ?? ofGame);
  const written = (name: Detail): string => attributes.get(name) || choice[name];
  const picked = (name: keyof typeof offered): string => {
    const value = attributes.get(name);
    return value !== null && offered[name].includes(value) ? value : choice[name];
  };
  return settledChoice(
    {
      ...choice,
      kind: kind ?? choice.kind,
      game: games.some(({ ruleset }) => ruleset === game) && game ? game : choice.game,
      of: kind && isListed(kind) ? { ...choice.of, [kind]: of.join('/') } : choice.of,
      text: (kind === 'text' && named) || choice.text,
      record: written('record'),
      hand: written('hand'),
      count: written('count'),
      seed: written('seed'),
      ask: picked('ask'),
      grade: picked('grade'),
      theme: picked('theme'),
      words: picked('words'),
      unlisted: {
        kind,
        attributes: UNLISTED.flatMap((name) =>
          attributes.getAll(name).map((value) => [name, value] as const),
        ),
      },
    },
    games,
  );
}

/** The game that the link of a deal names; null where it names none. */
const gameOfLink = (link: string): string | null => /[?&#]game=([a-z0-9-]+)/.exec(link)?.[1] ?? null;

/** Short name of the choice, e.g. `Robbing the Kong · British`. */
export function nameOf({ kind, game, of }: EmbedChoice, games: readonly EmbeddableGame[]): string {
  const found = games.find(({ ruleset }) => ruleset === game);
  const name = isListed(kind) && found?.listed[kind].find(([id]) => id === of[kind])?.[1];
  return [name, found?.title].filter(Boolean).join(' · ');
}
