/** Astro logger of a build: prints only warnings and errors, and each of them fails the build. */
import { stripVTControlCharacters } from 'node:util';

/** A line of Astro's log, which includes Vite's. */
interface LogEvent {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly message: string;
}

/**
 * Creates the logger. Astro loads this module twice (for the build, and for the pages it renders), so the shared exit
 * code records a fault.
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
