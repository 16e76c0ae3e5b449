import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RuleScene } from '../../src/islands/RuleScene/RuleScene.tsx';
import { sceneGiven } from './lesson-fixture.ts';

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a rule’s scene is fetched when it is opened, and can be stepped through', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ ...sceneGiven, anchored: false }));
  render(() => <RuleScene scene="/rules/two-five-eight/scenes/calling-a-pung.json" lang="en" />);
  const next = await screen.findByRole('button', { name: 'Next' }, { timeout: 10_000 });
  expect(fetched).toHaveBeenCalledWith('/rules/two-five-eight/scenes/calling-a-pung.json');
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  next.click();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('Step 1 of');
  expect(location.hash).toBe('');
});

test('where it cannot be fetched it says so', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
  render(() => <RuleScene scene="/nowhere.json" lang="en" />);
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
});
