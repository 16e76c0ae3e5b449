/** What a frame and the page around it tell each other, by messages. Whatever is not exactly one of these is ignored. */

import { LONGEST } from '../notation/scene-text.ts';

/** Every message names it; another number is another protocol. */
const PROTOCOL = 1;

/** What a frame tells its page. Heights are in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly height: number }
  /** It stands empty: what it shows is on its way, or is to be given by its page's author. */
  | { readonly type: 'wants' }
  /** It is the page for an address that the site does not have. */
  | { readonly type: 'lost' }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'step'; readonly step: number; readonly of: number }
  | { readonly type: 'answered'; readonly right: boolean; readonly rule: string | null }
  | { readonly type: 'solved' }
  /** A link was pressed: a frame may open nothing itself. The path is below the site's root. */
  | { readonly type: 'open'; readonly path: string };

/** What a page tells its frame. */
export type HostMessage =
  | { readonly type: 'look'; readonly theme: 'light' | 'dark' | 'system'; readonly size: number }
  | { readonly type: 'go'; readonly step: number }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'focus' };

/** A message as it travels. */
export type Message<T> = T & { readonly mahjong: typeof PROTOCOL };

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= 0 && value <= most;
const isLength = isUpTo(20_000);
const isStep = (value: unknown): boolean => Number.isInteger(value) && isUpTo(9999)(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2000;

const TOLD: Readonly<Record<FrameMessage['type'], Shape>> = {
  ready: { height: isLength },
  size: { height: isLength },
  wants: {},
  lost: {},
  step: { step: isStep, of: isStep },
  answered: {
    right: (value) => typeof value === 'boolean',
    rule: (value) => value === null || (isText(value) && /^[a-z0-9-]+$/.test(value as string)),
  },
  solved: {},
  open: { path: isText },
};

const ASKED: Readonly<Record<HostMessage['type'], Shape>> = {
  look: {
    theme: (value) => value === 'light' || value === 'dark' || value === 'system',
    size: (value) => typeof value === 'number' && value > 0 && value < 1000,
  },
  go: { step: isStep },
  text: { text: (value) => typeof value === 'string' && value.length <= LONGEST },
  focus: {},
};

/** The message in what came, or null where it is none of these. */
function read<T extends { type: string }>(
  shapes: Readonly<Record<string, Shape>>,
  value: unknown,
): Message<T> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { mahjong, type, ...fields } = value as Fields;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (mahjong !== PROTOCOL || shape === undefined) return null;
  if (Object.keys(fields).length !== Object.keys(shape).length) return null;
  const fits = Object.entries(shape).every(
    ([name, holds]) => Object.hasOwn(fields, name) && holds(fields[name]),
  );
  return fits ? (value as Message<T>) : null;
}

/** A message of a frame's; null for everything else. */
export const readFrameMessage = (value: unknown): Message<FrameMessage> | null =>
  read<FrameMessage>(TOLD, value);

/** A message to a frame; null for everything else. */
export const readHostMessage = (value: unknown): Message<HostMessage> | null =>
  read<HostMessage>(ASKED, value);

/** A message as it is posted. */
export const message = <T extends FrameMessage | HostMessage>(of: T): Message<T> => ({
  mahjong: PROTOCOL,
  ...of,
});
