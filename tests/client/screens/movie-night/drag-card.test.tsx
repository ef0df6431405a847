import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDragCard } from '../../../../src/client/screens/movie-night/deck/use-drag-card.ts';

const onThrow = vi.fn();

function Card() {
  return <div role="img" aria-label="Alien" {...useDragCard(onThrow, vi.fn())} />;
}

beforeEach(() => {
  onThrow.mockClear();
  render(<Card />);
  Object.assign(screen.getByRole('img'), { setPointerCapture: vi.fn() });
  Object.defineProperty(screen.getByRole('img'), 'offsetWidth', { value: 300 });
});

/** A pointer event at this place and time, which jsdom's own events cannot have. */
function send(type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number, timeStamp: number): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 });
  Object.defineProperties(event, {
    timeStamp: { value: timeStamp },
    pointerId: { value: 1 },
    isPrimary: { value: true },
  });
  fireEvent(screen.getByRole('img'), event);
}

/** Moves 40 pixels to the right within 16 ms, and lets go after a rest. */
function flick(restMs: number): void {
  send('pointerdown', 0, 1000);
  send('pointermove', 20, 1008);
  send('pointermove', 40, 1016);
  send('pointerup', 40, 1016 + restMs);
}

test('a card that is let go in a fast move is thrown', () => {
  flick(10);
  expect(onThrow.mock.calls).toEqual([['yes']]);
});

test('a finger that has come to rest lets the card return, however fast it was before', () => {
  flick(400);
  expect(onThrow).not.toHaveBeenCalled();
});
