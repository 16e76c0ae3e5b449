/**
 * Defines the messages between a frame and its host page. A message that does not fit one of these shapes exactly is
 * ignored.
 */

import { LONGEST } from '../notation/scene-text.ts';

/** The version number in every message. A message with another number is ignored. */
export const PROTOCOL = 1;

/** Messages from a frame to its host page. Heights are in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly height: number }
  /** The frame is empty: its content is loading, or the host page must send a text. */
  | { readonly type: 'wants' }
  /** The frame shows the site's page for an unknown address. */
  | { readonly type: 'lost' }
  /** The reader has pressed something: what stands there is no longer as it was loaded. */
  | { readonly type: 'touched' }
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'step'; readonly step: number; readonly of: number }
  | {
      readonly type: 'answered';
      readonly right: boolean;
      readonly rule: string | null;
      /** The name of the question, what the reader chose, how often it was tried, and seconds since the last answer. */
      readonly question?: string;
      readonly choices?: readonly string[];
      readonly tries?: number;
      readonly seconds?: number;
    }
  | {
      readonly type: 'solved';
      /** The part of the questions that were right at once, from 0 to 1; answers in all; seconds since the beginning. */
      readonly score?: number;
      readonly tries?: number;
      readonly seconds?: number;
    }
  /** The reader pressed a link; the sandbox cannot open windows. The path is relative to the site's root. */
  | { readonly type: 'open'; readonly path: string };

/** Messages from a host page to its frame. `size` is the text size in CSS pixels. */
export type HostMessage =
  | { readonly type: 'look'; readonly theme: 'light' | 'dark' | 'system'; readonly size: number }
  | { readonly type: 'go'; readonly step: number }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'focus' };

/** A message with its version number, as it is posted. */
export type Message<T> = T & { readonly mahjong: typeof PROTOCOL };

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= 0 && value <= most;
const isLength = isUpTo(20_000);
const isStep = (value: unknown): boolean => Number.isInteger(value) && isUpTo(9999)(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && isUpTo(100_000)(value);
const isTime = isUpTo(1e7);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2000;

const FRAME_SHAPES: Readonly<Record<FrameMessage['type'], Shape>> = {
  ready: { height: isLength },
  size: { height: isLength },
  wants: {},
  lost: {},
  touched: {},
  step: { step: isStep, of: isStep },
  answered: {
    right: (value) => typeof value === 'boolean',
    rule: (value) => value === null || (isText(value) && /^[a-z0-9-]+$/.test(value as string)),
  },
  solved: {},
  open: { path: isText },
};

const HOST_SHAPES: Readonly<Record<HostMessage['type'], Shape>> = {
  look: {
    theme: (value) => value === 'light' || value === 'dark' || value === 'system',
    size: (value) => typeof value === 'number' && value > 0 && value < 1000,
  },
  go: { step: isStep },
  text: { text: (value) => typeof value === 'string' && value.length <= LONGEST },
  focus: {},
};

/** Fields that a frame may leave out: those of the first version had none of them. */
const OPTIONAL_SHAPES: Readonly<Record<string, Shape>> = {
  answered: {
    question: isText,
    choices: (value) => Array.isArray(value) && value.length <= 100 && value.every(isText),
    tries: isCount,
    seconds: isTime,
  },
  solved: { score: isUpTo(1), tries: isCount, seconds: isTime },
};

/** Checks a posted value against the shapes; null where it fits none. */
function checkMessage<T extends { type: string }>(
  shapes: Readonly<Record<string, Shape>>,
  value: unknown,
  optional: Readonly<Record<string, Shape>> = {},
): Message<T> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { mahjong, type, ...fields } = value as Fields;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (mahjong !== PROTOCOL || shape === undefined) return null;
  if (!Object.keys(shape).every((name) => Object.hasOwn(fields, name))) return null;
  const known: Shape = { ...optional[type as string], ...shape };
  const fits = Object.entries(fields).every(
    ([name, field]) => Object.hasOwn(known, name) && known[name]?.(field) === true,
  );
  return fits ? (value as Message<T>) : null;
}

/** Reads a message from a frame; null for anything else. */
export const readFrameMessage = (value: unknown): Message<FrameMessage> | null =>
  checkMessage<FrameMessage>(FRAME_SHAPES, value, OPTIONAL_SHAPES);

/** Reads a message to a frame; null for anything else. */
export const readHostMessage = (value: unknown): Message<HostMessage> | null =>
  checkMessage<HostMessage>(HOST_SHAPES, value);

/** Adds the version number to a message. */
export const message = <T extends FrameMessage | HostMessage>(of: T): Message<T> => ({
  mahjong: PROTOCOL,
  ...of,
});
