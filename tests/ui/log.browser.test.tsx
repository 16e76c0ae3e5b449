/** The log of a deal: its newest line stays in sight. */
import { render } from '@solidjs/testing-library';
import { expect, test, vi } from 'vitest';
import { Log } from '../../src/ui/Log/Log.tsx';

const LINES = Array.from({ length: 40 }, (_, i) => ({ number: i + 1, text: `Line ${i + 1}.` }));

test('its end stays in sight when it loses height, unless its reader has scrolled back', async () => {
  const { getByRole } = render(() => <Log label="Log" lines={LINES} />);
  const box = getByRole('log');
  const isAtEnd = () => box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
  box.style.height = '170px';
  await vi.waitFor(() => expect(isAtEnd()).toBe(true));
  box.style.height = '80px';
  await vi.waitFor(() => expect(isAtEnd()).toBe(true));
  box.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 100));
  box.style.height = '60px';
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(box.scrollTop).toBe(0);
});
