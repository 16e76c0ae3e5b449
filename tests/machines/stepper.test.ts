/** First, previous, next, last, play and pause: one test a control. */
import { describe, expect, test } from 'vitest';
import { moveStepper, type StepperMessage, stepperAt } from '../../src/machines/stepper.ts';

/** Where these messages lead, among five steps: "2 resting". */
function leads(step: number, ...messages: readonly StepperMessage[]): string {
  const end = messages.reduce(moveStepper, stepperAt(5, step));
  return `${end.step} ${end.playing ? 'playing' : 'resting'}`;
}

describe('Stepper', () => {
  test('it rests before the first step, or where it is told to begin', () => {
    expect(stepperAt(5)).toEqual({ step: 0, steps: 5, playing: false });
    expect(leads(3)).toBe('3 resting');
    expect(leads(9)).toBe('5 resting');
    expect(leads(-1)).toBe('0 resting');
  });

  test('first', () => {
    expect(leads(3, { type: 'FIRST' })).toBe('0 resting');
    expect(leads(3, { type: 'PLAY' }, { type: 'FIRST' })).toBe('0 resting');
  });

  test('previous, and not before the beginning', () => {
    expect(leads(3, { type: 'PREVIOUS' })).toBe('2 resting');
    expect(leads(0, { type: 'PREVIOUS' })).toBe('0 resting');
    expect(leads(3, { type: 'PLAY' }, { type: 'PREVIOUS' })).toBe('2 resting');
  });

  test('next, and not beyond the end', () => {
    expect(leads(3, { type: 'NEXT' })).toBe('4 resting');
    expect(leads(5, { type: 'NEXT' })).toBe('5 resting');
    expect(leads(3, { type: 'PLAY' }, { type: 'NEXT' })).toBe('4 resting');
  });

  test('last', () => {
    expect(leads(1, { type: 'LAST' })).toBe('5 resting');
    expect(leads(1, { type: 'PLAY' }, { type: 'LAST' })).toBe('5 resting');
  });

  test('go, to any step there is', () => {
    expect(leads(1, { type: 'GO', step: 4 })).toBe('4 resting');
    expect(leads(1, { type: 'GO', step: 9 })).toBe('5 resting');
    expect(leads(1, { type: 'GO', step: -2 })).toBe('0 resting');
    expect(leads(1, { type: 'GO', step: 2.7 })).toBe('2 resting');
    expect(leads(1, { type: 'PLAY' }, { type: 'GO', step: 4 })).toBe('4 resting');
  });

  test('play, a step at each tick, until the end is reached', () => {
    expect(leads(2, { type: 'PLAY' })).toBe('2 playing');
    expect(leads(2, { type: 'PLAY' }, { type: 'TICK' })).toBe('3 playing');
    expect(leads(2, { type: 'PLAY' }, { type: 'TICK' }, { type: 'TICK' }, { type: 'TICK' })).toBe(
      '5 resting',
    );
  });

  test('play from the end begins again', () => {
    expect(leads(5, { type: 'PLAY' })).toBe('0 playing');
  });

  test('play while it plays is a pause', () => {
    expect(leads(2, { type: 'PLAY' }, { type: 'PLAY' })).toBe('2 resting');
  });

  test('pause', () => {
    expect(leads(2, { type: 'PLAY' }, { type: 'PAUSE' })).toBe('2 resting');
    expect(leads(2, { type: 'PAUSE' })).toBe('2 resting');
  });

  test('a tick while it rests does nothing', () => {
    expect(leads(2, { type: 'TICK' })).toBe('2 resting');
  });

  test('without any step there is nowhere to go', () => {
    const rests = stepperAt(0);
    for (const type of ['NEXT', 'PREVIOUS', 'LAST', 'FIRST'] as const)
      expect(moveStepper(rests, { type })).toEqual(rests);
    expect(moveStepper(moveStepper(rests, { type: 'PLAY' }), { type: 'TICK' })).toEqual(rests);
  });
});
