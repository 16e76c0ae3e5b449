/** What is heard of a build: its warnings and errors alone, and each of them fails it. */
import { stripVTControlCharacters } from 'node:util';

/** A line of Astro's log, and of Vite's through it. */
interface LogEvent {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly message: string;
}

/**
 * Astro loads this once for the build and once more for the pages it renders: what they share is the process, so it
 * is the exit code that remembers a fault.
 */
export default function buildLog(say: (text: string) => void = console.error) {
  return {
    write({ level, message }: LogEvent): void {
      if (level !== 'warn' && level !== 'error') return;
      process.exitCode = 1;
      say(stripVTControlCharacters(message).trimEnd());
    },
  };
}
