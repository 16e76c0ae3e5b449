import type { words } from './en/interface.ts';

export type InterfaceWords = typeof words;
