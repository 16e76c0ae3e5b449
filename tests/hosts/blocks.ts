/** The file of fenced blocks that every tool builds, and what each of its blocks asks for. */
import { readFileSync } from 'node:fs';
import { embedOf } from '../../src/embed/markdown/blocks.ts';
import { readEmbed, type WantedFrame } from '../../src/notation/embed.ts';

export const PAGE = readFileSync('tests/hosts/blocks.md', 'utf8');

const FENCE = /^```mahjong\n([\s\S]*?)^```$/gm;

export const BLOCKS: readonly string[] = [...PAGE.matchAll(FENCE)].map(([, block = '']) => block);

/** What a block asks for. */
export const wantedOf = (block: string): WantedFrame =>
  readEmbed(embedOf(block, { site: 'https://school.example/' }).attributes);

/** The addresses of the frames that the blocks ask for, below `embed/frame/`. */
export const ADDRESSES: readonly string[] = BLOCKS.map((block) => wantedOf(block).address);

/** The text of the one block that is a scene of its author. */
export const OWN_SCENE = BLOCKS.map(wantedOf).find(({ text }) => text !== null)?.text ?? '';

/** The file for Asciidoctor, whose headings and fences are others. */
export const asciidoc = (): string =>
  PAGE.replace(FENCE, (_, block: string) => `[source,mahjong]\n----\n${block}----`).replace(
    /^(#+)/gm,
    (marks) => '='.repeat(marks.length),
  );
