/** The words of what is kept on a device. */
import { offline as english } from './en/offline.ts';
import { inLanguage } from './in-language.ts';

export interface OfflineWords {
  readonly title: string;
  readonly lead: string;
  /** Over the courses that are kept, and where there are none. */
  readonly there: string;
  readonly nothing: string;
  readonly keep: {
    readonly title: string;
    readonly about: string;
    /** @param size as `sized` says it */
    readonly action: (size: string) => string;
    readonly update: (size: string) => string;
    readonly goOn: (size: string) => string;
    readonly stop: string;
    readonly drop: string;
    readonly progress: (done: number, of: number) => string;
    readonly kept: string;
    readonly old: string;
    readonly part: string;
    readonly dropped: string;
    readonly stopped: string;
    readonly failed: string;
    readonly full: string;
    readonly unreachable: string;
  };
  readonly sized: (bytes: number) => string;
}

/** The words in a language; English where there are none. */
export const offlineWordsIn = inLanguage<OfflineWords>({ en: english });
