import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, type Toast, ToastProvider } from '../../../../src/client/ui/overlays/toast.tsx';

const onPress = vi.fn();
let takeAway = () => {};

function Teller({ notice }: { notice: Toast }) {
  const say = () => {
    takeAway = showToast(notice);
  };
  return <button type="button" onClick={say} aria-label="dì" />;
}

function tell(notice: Toast) {
  render(
    <ToastProvider>
      <Teller notice={notice} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'dì' }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  onPress.mockClear();
});

test('a toast is in a live region and disappears by itself', () => {
  tell({ text: 'Fatto.' });
  expect(screen.getByRole('status')).toHaveTextContent('Fatto.');
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('showing the same toast again restarts its timeout', () => {
  tell({ text: 'Fatto.' });
  act(() => void vi.advanceTimersByTime(5000));
  fireEvent.click(screen.getByRole('button', { name: 'dì' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Fatto.')).toBeVisible();
});

test('its button runs the action and dismisses the toast', () => {
  tell({ text: 'No.', action: { label: 'Riprova', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('No.')).toBeNull();
});

test('it stays while its button has the focus or the mouse is over it', () => {
  tell({ text: 'No.', action: { label: 'Riprova', onPress } });
  act(() => screen.getByRole('button', { name: 'Riprova' }).focus());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('No.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'dì' }).focus());
  fireEvent.mouseEnter(screen.getByText('No.').parentElement ?? document.body);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText('No.')).toBeVisible();
  fireEvent.mouseLeave(screen.getByText('No.').parentElement ?? document.body);
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.queryByText('No.')).toBeNull();
});

test('pressing its button returns the focus to where it came from', () => {
  tell({ text: 'No.', action: { label: 'Riprova', onPress } });
  act(() => screen.getByRole('button', { name: 'dì' }).focus());
  act(() => screen.getByRole('button', { name: 'Riprova' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByRole('button', { name: 'dì' })).toHaveFocus();
});

test('a persistent toast stays until its caller dismisses it', () => {
  tell({ text: 'Ancora.', stays: true });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Ancora.')).toBeVisible();
  act(() => takeAway());
  expect(screen.queryByText('Ancora.')).toBeNull();
});

test('‘Annulla’ takes back everything of one toast’s life, the last first, and nothing older', () => {
  tell({ text: 'Tolto.', undo: onPress });
  const sayAgain = () => fireEvent.click(screen.getByRole('button', { name: 'dì' }));
  act(() => void vi.advanceTimersByTime(3000));
  sayAgain();
  expect(screen.getByRole('status')).toHaveTextContent('Tolto. In tutto 2 modifiche.');
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onPress).toHaveBeenCalledTimes(2);
  onPress.mockClear();
  sayAgain();
  act(() => void vi.advanceTimersByTime(5000));
  sayAgain();
  act(() => void vi.advanceTimersByTime(5000));
  sayAgain();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
