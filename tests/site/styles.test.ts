/** The sheets keep to the design language: one scale of type, each token used, nothing coloured past the tokens. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

interface Line {
  readonly place: string;
  readonly text: string;
}

/** Every line of every sheet, those of components among them. */
const lines: readonly Line[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(?:css|astro)$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(src, path), 'utf8');
    const from = path.endsWith('.astro') ? text.indexOf('<style') : 0;
    if (from < 0) return [];
    const before = text.slice(0, from).split('\n').length;
    return text
      .slice(from)
      .split('\n')
      .map((line, i) => ({ place: `${path}:${before + i}`, text: line.trim() }));
  });

const tokens = lines.filter(({ place }) => place.startsWith('styles/tokens.css'));
const outside = lines.filter(({ place }) => !place.startsWith('styles/tokens.css'));

describe('the sheets', () => {
  test('set type by the scale: a size stands beside its line height, in the tokens', () => {
    // What is measured by the text or the tile around it has no place on the scale.
    const own = outside.filter(
      ({ text }) =>
        /^font:/.test(text) &&
        !/var\(--t-[a-z]+[,)]|inherit|\d(?:\.\d+)?em\b(?! *\/? *\d*rem)|calc\(/.test(text),
    );
    expect(own.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });

  test('use every step of the scale, and none that it has not', () => {
    const made = new Set(tokens.flatMap(({ text }) => /^(--t-[a-z]+):/.exec(text)?.[1] ?? []));
    const used = new Set(
      outside.flatMap(({ text }) => [...text.matchAll(/var\((--t-[a-z]+)\)/g)].map(([, name]) => name ?? '')),
    );
    expect([...used].sort()).toEqual([...made].sort());
    // One is of the front page alone, and two are of tables, whose tiles leave words little room.
    expect(made.size).toBe(11);
  });

  test('space by one scale of seven, beside what only sets lines apart', () => {
    const steps = [0, 1, 2, 4, 8, 12, 16, 24, 32, 48];
    const past = lines.flatMap(({ place, text }) => {
      const [, values = ''] = /^(?:padding|margin|(?:row-|column-)?gap)[a-z-]*: ([^;]+);/.exec(text) ?? [];
      const off = [...values.matchAll(/(?<![\w.-])-?([\d.]+)(px|rem)/g)].filter(
        // What is farther off makes room for something beside it.
        ([, number, unit]) => unit === 'rem' || (Number(number) <= 72 && !steps.includes(Number(number))),
      );
      return off.length > 0 ? [`${place} ${text}`] : [];
    });
    expect(past).toEqual([]);
  });

  test('change at four widths of the window, and at six of what they stand in', () => {
    const widths = lines.flatMap(({ text }) =>
      text.startsWith('@media') ? [...text.matchAll(/(min|max)-width: (\d+)px/g)] : [],
    );
    const from = new Set(widths.map(([, end, width]) => Number(width) + (end === 'max' ? 1 : 0)));
    expect([...from].sort((a, b) => a - b)).toEqual([520, 700, 1000, 1200]);
    const inside = lines.flatMap(({ text }) =>
      text.startsWith('@container')
        ? [...text.matchAll(/width (?:<|>=) (\d+)px/g)].map(([, width]) => Number(width))
        : [],
    );
    expect([...new Set(inside)].sort((a, b) => a - b)).toEqual([350, 420, 540, 600, 800, 900]);
  });

  test('define once what is heard and not seen, but for words that are seen where they have room', () => {
    const clipped = outside.filter(({ text }) => /clip-path: inset\(50%\)/.test(text));
    expect(clipped.map(({ place }) => place.replace(/:\d+$/, '')).sort()).toEqual(
      [
        'styles/controls.css',
        'layouts/lesson-step.css',
        'islands/Play/tools.css',
        'islands/Play/end-on-cloth.css',
        'islands/WarmUp/warm-up.css',
        'ui/Table/seat.css',
        'ui/Table/centre.css',
      ].sort(),
    );
  });
});
