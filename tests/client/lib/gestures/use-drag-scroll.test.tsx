import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDragScroll } from '../../../../src/client/lib/gestures/use-drag-scroll.ts';

const onClick = vi.fn();
const capture = vi.fn();

function Strip() {
  return (
    <div role="toolbar" {...useDragScroll<HTMLDivElement>()}>
      <button type="button" onClick={onClick}>
        Crime
      </button>
    </div>
  );
}

const strip = () => screen.getByRole('toolbar');
const chip = () => screen.getByRole('button');
const press = (more: object = {}) =>
  fireEvent.pointerDown(chip(), { pointerType: 'mouse', button: 0, clientX: 200, ...more });
const moveTo = (clientX: number, buttons = 1) =>
  fireEvent.pointerMove(chip(), { pointerType: 'mouse', buttons, clientX, pointerId: 7 });
const release = () => fireEvent.pointerUp(chip(), { pointerType: 'mouse' });

beforeEach(() => {
  for (const spy of [onClick, capture]) spy.mockClear();
  render(<Strip />);
  Object.assign(strip(), { scrollLeft: 100, setPointerCapture: capture });
});

test.each([
  [196, 100],
  [204, 100],
  [195, 105],
  [205, 95],
  [120, 180],
  [230, 70],
])('pressed at 200 and moved to %i, a strip scrolled by 100 is at %i', (x, scrolled) => {
  press();
  moveTo(x);
  expect(strip().scrollLeft).toBe(scrolled);
});

test('a drag follows the mouse back to its start, and beyond the strip', () => {
  press();
  for (const x of [150, 120, 198]) moveTo(x);
  expect(strip().scrollLeft).toBe(102);
  expect(capture.mock.calls).toEqual([[7]]);
});

test.each([
  ['a drag is ignored', 150, false],
  ['a press that hardly moved counts', 203, true],
])('the click right after %s', (_, x, counts) => {
  press();
  moveTo(x);
  release();
  expect(fireEvent.click(chip())).toBe(counts);
  expect(onClick).toHaveBeenCalledTimes(counts ? 1 : 0);
});

test('only the click right after a drag is ignored', () => {
  press();
  moveTo(150);
  release();
  fireEvent.click(chip());
  fireEvent.click(chip());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a press after a drag without a click counts', () => {
  press();
  moveTo(150);
  release();
  press();
  release();
  fireEvent.click(chip());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a click without a press counts, as from the keyboard', () => {
  expect(fireEvent.click(chip())).toBe(true);
  release();
  fireEvent.click(chip());
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each([
  ['a finger, which scrolls natively', { pointerType: 'touch' }],
  ['the right button', { button: 2 }],
])('%s does not drag', (_, pointer) => {
  press(pointer);
  moveTo(120);
  expect(strip().scrollLeft).toBe(100);
});

test.each([
  ['released', () => release()],
  ['released outside the strip', () => moveTo(190, 0)],
  ['taken over by the browser', () => fireEvent.pointerCancel(chip())],
])('a mouse that was %s stops dragging', (_, ends) => {
  press();
  ends();
  moveTo(120);
  expect(strip().scrollLeft).toBe(100);
});
