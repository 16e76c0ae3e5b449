import { describe, expect, test } from 'vitest';
import { asWritten, gameNamed, isScene } from '../../src/notation/scene-text.ts';

describe('A scene in a page', () => {
  test('is known by its keys, not by any colon', () => {
    expect(isScene('  title: A Pung')).toBe(true);
    expect(isScene('game: british\ndeal:\n  east: "…"')).toBe(true);
    expect(isScene('A scene: robbing the kong')).toBe(false);
    expect(isScene('')).toBe(false);
  });

  test('names its game on a line of its own', () => {
    expect(gameNamed('title: x\n  game: "hk-taiwanese"\n')).toBe('hk-taiwanese');
    expect(gameNamed('title: the game: british')).toBeNull();
    expect(gameNamed('game: British!')).toBeNull();
  });

  test('keeps its lines where their author sees them: empty ones before it are not counted, what all are indented by is gone', () => {
    expect(asWritten('\n  \n    game: british\r\n    title: x\n\n    deal:\n      east: "…"\n  ')).toBe(
      '\ntitle: x\n\ndeal:\n  east: "…"',
    );
    expect(asWritten('title: x\ngame: british')).toBe('title: x');
  });

  test('may begin with the byte order mark of the file it came from', () => {
    const text = '\uFEFFgame: british\ntitle: x';
    expect(isScene(text)).toBe(true);
    expect(gameNamed(text)).toBe('british');
    expect(asWritten(text)).toBe('\ntitle: x');
  });
});
