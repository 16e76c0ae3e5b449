import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inOrder, lessonAddress } from '../../src/components/site/addresses.ts';

const content = new URL('../../content/', import.meta.url);
const written = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => path.replace(/\.mdx$/, ''))
  .map((path) => ({ id: path.split('/').length > 2 ? path : `en/${path}` }));

describe('lessons by their files', () => {
  test('every lesson that is written has a place and an address of its own', () => {
    expect(inOrder(written)).toHaveLength(written.length);
  });

  test('the number is the place, the rest is the address', () => {
    expect(lessonAddress('en/two-five-eight/04-a-turn')).toEqual({
      language: 'en',
      ruleset: 'two-five-eight',
      slug: 'a-turn',
      number: 4,
    });
  });

  test('a file that is named otherwise is refused with the name that is expected', () => {
    expect(() => lessonAddress('en/two-five-eight/a-turn')).toThrow('NN-slug.mdx');
  });

  test('two lessons on one address are refused, both by name', () => {
    const twice = [{ id: 'en/british/01-goulash' }, { id: 'en/british/02-goulash' }];
    expect(() => inOrder(twice)).toThrow(
      '/learn/british/goulash/: en/british/01-goulash and en/british/02-goulash',
    );
  });

  test('two lessons in one place are refused', () => {
    expect(() => inOrder([{ id: 'en/british/01-a' }, { id: 'en/british/01-b' }])).toThrow(
      'number 1 in british',
    );
  });

  test('another language may use the same address', () => {
    expect(inOrder([{ id: 'en/british/01-a' }, { id: 'de/british/01-a' }])).toHaveLength(2);
  });
});
