import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHoles } from '../../../../src/client/lib/presses/use-holes.ts';
import { rowOrHole } from '../../../../src/client/ui/rows/rows.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function List() {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(names, (name) => name, list);
  return (
    <ul ref={list}>
      {slots.map((slot) =>
        rowOrHole(slot, (name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
              {name}
            </button>
          </li>
        )),
      )}
    </ul>
  );
}

const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent || '-').join('');
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
};
const moveMouse = (x: number, more: PointerEventInit = {}) =>
  act(() => {
    window.dispatchEvent(
      new PointerEvent('pointermove', { clientX: x, clientY: 0, pointerType: 'mouse', ...more }),
    );
  });

it('a row that a press removes leaves a hole, which closes after 400 ms', () => {
  render(<List />);
  press('b');
  expect(rows()).toBe('a-c');
  act(() => void vi.advanceTimersByTime(399));
  expect(rows()).toBe('a-c');
  act(() => void vi.advanceTimersByTime(1));
  expect(rows()).toBe('ac');
});

it('the hole closes as soon as the mouse has left it', () => {
  render(<List />);
  press('a');
  moveMouse(0);
  expect(rows()).toBe('-bc');
  moveMouse(1000);
  expect(rows()).toBe('bc');
});

it('no row moves between a press and its release, which makes it a click', () => {
  render(<List />);
  press('a');
  const last = screen.getByRole('button', { name: 'c' });
  fireEvent.pointerUp(last);
  act(() => void vi.advanceTimersByTime(399));
  fireEvent.pointerDown(last);
  act(() => void vi.advanceTimersByTime(1000));
  moveMouse(1000, { buttons: 1 });
  expect(rows()).toBe('-bc');
  fireEvent.pointerUp(last);
  fireEvent.click(last);
  expect(rows()).toBe('-b-');
  act(() => void vi.advanceTimersByTime(400));
  expect(rows()).toBe('b');
});

it('several holes keep their places, the last row’s as well', () => {
  render(<List />);
  press('a');
  act(() => void vi.advanceTimersByTime(100));
  press('c');
  expect(rows()).toBe('-b-');
  act(() => void vi.advanceTimersByTime(400));
  expect(rows()).toBe('b');
});

it('after a key the rows close up at once', () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'b' });
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button);
  expect(rows()).toBe('ac');
});
