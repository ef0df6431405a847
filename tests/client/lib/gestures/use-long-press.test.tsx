import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLongPress } from '../../../../src/client/lib/gestures/use-long-press.ts';

const onIntent = vi.fn();
const onLongPress = vi.fn();
const onClick = vi.fn();

function Cover() {
  return (
    <button type="button" {...useLongPress({ onIntent, onLongPress })} onClick={onClick}>
      Titolo
    </button>
  );
}

const cover = () => screen.getByRole('button');
const at = (x: number, y: number, pointerType = 'touch') => ({ pointerType, clientX: x, clientY: y });
const wait = (ms: number) => vi.advanceTimersByTime(ms);
/** How often there were an intent and a long press. */
const counts = () => [onIntent, onLongPress].map(({ mock }) => mock.calls.length);
const touch = (x = 50, y = 70) => fireEvent.pointerDown(cover(), at(x, y));
/** A touch that is held until it counts as long, and then ends. */
const hold = (end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  touch();
  wait(500);
  fireEvent[end](cover(), at(50, 70));
};

let page: ReturnType<typeof render>;
beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [onIntent, onLongPress, onClick]) spy.mockClear();
  page = render(<Cover />);
});
afterEach(() => {
  // No click of this test's press is awaited in the next one.
  fireEvent.pointerUp(window);
  wait(1000);
  vi.useRealTimers();
});

test.each([
  [79, 0, 0],
  [80, 1, 0],
  [499, 1, 0],
  [500, 1, 1],
  [3000, 1, 1],
])('a touch that is held for %i ms: %i intent, %i long press', (ms, intents, presses) => {
  touch();
  wait(ms);
  expect(counts()).toEqual([intents, presses]);
});

test.each(['pointerUp', 'pointerCancel', 'pointerLeave'] as const)(
  '%s before that is neither, and the click counts',
  (end) => {
    touch();
    fireEvent[end](cover(), at(50, 70));
    fireEvent.click(cover());
    wait(2000);
    expect(counts()).toEqual([0, 0]);
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [0, 0, true],
  [10, 0, true],
  [0, -10, true],
  [11, 0, false],
  [-11, 0, false],
  [0, 11, false],
  [0, -11, false],
  [8, 8, false],
])('a finger that moves by %i and %i pixels still presses: %s', (right, down, presses) => {
  touch();
  fireEvent.pointerMove(cover(), at(50 + right, 70 + down));
  wait(500);
  expect(counts()).toEqual(presses ? [1, 1] : [0, 0]);
});

test('a second finger starts the press again', () => {
  touch();
  wait(300);
  touch(52, 72);
  wait(300);
  expect(counts()).toEqual([2, 0]);
  wait(200);
  expect(counts()).toEqual([2, 1]);
});

test('a cover that goes away is not pressed any more', () => {
  touch();
  page.unmount();
  wait(500);
  expect(counts()).toEqual([0, 0]);
});

test('a mouse that hovers for a moment shows the intent; one that passes over, or a finger, does not', () => {
  fireEvent.pointerEnter(cover(), at(50, 70));
  wait(500);
  expect(onIntent).not.toHaveBeenCalled();
  fireEvent.pointerLeave(cover(), at(0, 0));
  fireEvent.pointerEnter(cover(), at(50, 70, 'mouse'));
  fireEvent.pointerMove(cover(), at(80, 90, 'mouse'));
  wait(80);
  expect(onIntent).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(cover(), at(0, 0, 'mouse'));
  fireEvent.pointerEnter(cover(), at(50, 70, 'mouse'));
  fireEvent.pointerLeave(cover(), at(0, 0, 'mouse'));
  wait(80);
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test.each([
  [0, 1],
  [2, 0],
])('a mouse’s button %i shows the intent at once %i times, and is no long press', (button, times) => {
  fireEvent.pointerDown(cover(), { ...at(50, 70, 'mouse'), button });
  expect(onIntent).toHaveBeenCalledTimes(times);
  wait(2000);
  expect(counts()).toEqual([times, 0]);
});

test('the click of a long press follows no link and reaches nothing; the next one does', () => {
  hold();
  expect(fireEvent.click(cover()), 'the link is followed').toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  expect(fireEvent.click(cover())).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
  hold();
  expect(fireEvent.click(document.body), 'it lands elsewhere').toBe(false);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'after %s a click is awaited for 400 ms, and later ones count',
  (end) => {
    hold(end);
    wait(399);
    hold(end);
    fireEvent.click(cover());
    expect(onClick).not.toHaveBeenCalled();
    wait(400);
    hold(end);
    wait(400);
    fireEvent.click(cover());
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);
