/** Sounds of the play table: tile noises made with Web Audio, and calls spoken by the browser. */
import { language } from '#i18n/language.ts';
import { names } from '#i18n/names.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { winCall } from '../../i18n/terms.ts';

/** Sounds: a tile drawn, a tile discarded, a call, a win, a drawn game. */
type Sound = 'draw' | 'discard' | 'call' | 'win' | 'end';

/** The sound of an event; null if no tile moves. */
export function soundOf(event: TableEvent): Sound | null {
  switch (event.type) {
    case 'drew':
      return 'draw';
    case 'discarded':
    case 'laid':
      return 'discard';
    case 'konged':
    case 'awarded':
      return 'call';
    case 'won':
      return 'win';
    case 'drawn':
      return 'end';
    default:
      return null;
  }
}

/**
 * Picks the one event to hear when many happen at once: the end of the deal, else the claim of the reader's discard,
 * else the last event with a sound. Null if none has one.
 */
export function heardAtOnce(events: readonly TableEvent[], you: Seat): TableEvent | null {
  return (
    events.findLast(({ type }) => type === 'won' || type === 'drawn') ??
    events.findLast((event) => event.type === 'awarded' && event.offer.from === you) ??
    events.findLast((event) => soundOf(event) !== null) ??
    null
  );
}

/** Words the players say at this event; null if they say nothing. */
export function spokenOf(event: TableEvent, context: MessageContext): string | null {
  const { terms } = context;
  switch (event.type) {
    case 'discarded':
      return [event.says, names.tileName(event.tile)].filter((part) => part !== null).join('. ');
    case 'said':
      return event.word;
    case 'konged':
      return names.callName('kong', terms);
    case 'awarded':
      return event.stand.map(({ call }) => names.callName(call, terms)).join('. ');
    case 'won':
      return winCall(terms, event.win.how.by);
    default:
      return null;
  }
}

let audioContext: AudioContext | null = null;

/**
 * One tile hitting another: a short burst of noise with a low tone below it. `at` in seconds of audio time, `pitch` in
 * Hz, `loud` 0–1.
 */
function strike(audio: AudioContext, at: number, loud: number, pitch: number): void {
  const length = Math.round(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.6 });
  noise
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  noise.start(at);
  tone(audio, at, pitch / 9, loud / 3, 0.06);
}

/**
 * A fading tone.
 * @param length in seconds
 */
function tone(audio: AudioContext, at: number, frequency: number, loud: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Pentatonic scale from C, in Hz; most Chinese songs use it. */
const PENTATONIC = [523.25, 587.33, 659.25, 783.99, 880] as const;

/** Plays a sound now. Silent if the browser has no audio or does not let the page play. */
export function playSound(sound: Sound | null): void {
  if (sound === null || typeof AudioContext === 'undefined') return;
  audioContext ??= new AudioContext();
  const audio = audioContext;
  void audio.resume().catch(console.warn);
  const now = audio.currentTime;
  switch (sound) {
    case 'draw':
      strike(audio, now, 0.12, 2600);
      return;
    case 'discard':
      strike(audio, now, 0.4, 1900);
      return;
    case 'call':
      for (const nth of [0, 1, 2]) strike(audio, now + nth * 0.07, 0.35, 1700 + nth * 250);
      return;
    case 'win':
      for (const nth of [0, 1, 2, 3]) strike(audio, now + nth * 0.05, 0.35, 1700 + nth * 150);
      for (const [nth, frequency] of PENTATONIC.entries())
        tone(audio, now + 0.25 + nth * 0.11, frequency, 0.14, 0.7);
      return;
    case 'end':
      for (const [nth, frequency] of [PENTATONIC[2], PENTATONIC[0]].entries())
        tone(audio, now + nth * 0.18, frequency, 0.1, 0.6);
  }
}

/** Speaks a text with a voice of the browser; cuts off the text still being spoken. */
export function speakText(text: string | null): void {
  if (text === null || !('speechSynthesis' in globalThis)) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: language.tag, rate: 1.1 }));
}
