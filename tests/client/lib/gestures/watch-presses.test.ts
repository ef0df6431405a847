import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from '../../../../src/client/lib/gestures/watch-presses.ts';

const onIntent = vi.fn();
const onLongPress = vi.fn();
const onClick = vi.fn();

const isCover = (element: Element) => element.closest('button') ?? undefined;

const cover = () => screen.getByRole('button');
const at = (x: number, y: number, pointerType = 'touch') => ({ pointerType, clientX: x, clientY: y });
const wait = (ms: number) => vi.advanceTimersByTime(ms);
/** Counts intents and long presses. */
const counts = () => [onIntent, onLongPress].map(({ mock }) => mock.calls.length);
const touch = (x = 50, y = 70) => fireEvent.pointerDown(cover(), at(x, y));
/** A touch held for a long press, then released. */
const hold = (end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  touch();
  wait(500);
  fireEvent[end](cover(), at(50, 70));
};

let presses: ReturnType<typeof watchPresses>;
beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [onIntent, onLongPress, onClick]) spy.mockClear();
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.replaceChildren(button);
  presses = watchPresses({ targetAt: isCover, onIntent, onLongPress });
});
afterEach(() => {
  presses.stop();
  // The next test must not wait for this test's click.
  fireEvent.pointerUp(window);
  wait(1000);
});

test.each([
  // In frames of 16 ms: the first at or after 60 ms.
  [63, 0, 0],
  [64, 1, 0],
  [499, 1, 0],
  [500, 1, 1],
  [3000, 1, 1],
])('a touch held for %i ms: %i intent, %i long press', (ms, intents, presses) => {
  touch();
  wait(ms);
  expect(counts()).toEqual([intents, presses]);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  '%s before that is neither, and the click goes through',
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

test('a second finger restarts the press', () => {
  touch();
  wait(300);
  touch(52, 72);
  wait(300);
  expect(counts()).toEqual([2, 0]);
  wait(200);
  expect(counts()).toEqual([2, 1]);
});

test('a cover that is removed is no longer pressed', () => {
  touch();
  cover().remove();
  wait(500);
  expect(counts()).toEqual([0, 0]);
});

test('a hovering mouse shows no intent, nor one over which the page scrolls', () => {
  fireEvent.pointerEnter(cover(), at(50, 70, 'mouse'));
  fireEvent.pointerMove(cover(), at(80, 90, 'mouse'));
  wait(2000);
  expect(counts()).toEqual([0, 0]);
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

test('the click of a long press is swallowed; the next one is not', () => {
  hold();
  expect(fireEvent.click(cover()), 'the link is followed').toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  expect(fireEvent.click(cover())).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
  hold();
  expect(fireEvent.click(document.body), 'it lands elsewhere').toBe(false);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'after %s a click is swallowed for 400 ms, later ones are not',
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
