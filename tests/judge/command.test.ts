import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND_ENV } from '../fixtures/commands.ts';

const run = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, ['src/cli/judge.ts', ...args], {
    input,
    encoding: 'utf8',
    env: COMMAND_ENV,
  });

describe('npm run judge', () => {
  it('starts from the sources and answers in order, one line a question', () => {
    const questions = Array.from({ length: 300 }, (_, id) => ({
      id,
      op: 'shape',
      hand: '123m456p789s111m22s',
    }));
    const { stdout, status, stderr } = run(questions.map((q) => JSON.stringify(q)).join('\n'));
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.id)).toEqual(questions.map((q) => q.id));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('goes on after a bad line and leaves with 1', () => {
    const { stdout, status } = run('nonsense\n\n{"id":2,"op":"shape","hand":"123m456p789s111m22s"}\n');
    const [bad, good] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(bad.error.message).toMatch(/JSON/);
    expect(good).toMatchObject({ id: 2, standard: true });
    expect(status).toBe(1);
  });

  it('reads lines that come in pieces, characters split between them, and one of ten million signs', () => {
    const long = JSON.stringify({ id: 'long', op: 'shape', hand: '1'.repeat(10_000_000) });
    const hand = '123m456p789s111m22s';
    const { stdout, status } = run(`${long}\r\n{"id":"é","op":"shape","hand":"${hand}"}\n{"id":3}`);
    const ids = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(['long', 'é', 3]);
    expect(status).toBe(1);
  });

  it('answers the good lines beside one that is too deep to be written again', () => {
    const good = (id: number) => JSON.stringify({ id, op: 'shape', hand: '123m456p789s111m22s' });
    const { stdout, stderr } = run(`${good(1)}\n{"id":${'['.repeat(6000)}${']'.repeat(6000)}}\n${good(3)}\n`);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, null, 3]);
    expect(stderr).toBe('');
  });

  it.runIf(existsSync('/dev/full'))('says in one line that there is no room for its answers', () => {
    const question = JSON.stringify({ op: 'shape', hand: '123m' });
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `echo '${question}' | "${process.execPath}" src/cli/judge.ts >/dev/full`],
      { encoding: 'utf8', env: COMMAND_ENV },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^nothing can be printed \(.*ENOSPC.*\)$/);
  });

  it('says how it is used when it is asked for a notation it does not have', () => {
    const { stdout, stderr, status } = run('', '--notation', 'klingon');
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/usage/);
  });
});
