import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, NoticeProvider, useNotice } from '../../../src/client/ui/notice.tsx';

const onPress = vi.fn();

function Teller({ notice }: { notice: Notice }) {
  const notify = useNotice();
  return <button type="button" onClick={() => notify(notice)} aria-label="dì" />;
}

function tell(notice: Notice) {
  render(
    <NoticeProvider>
      <Teller notice={notice} />
    </NoticeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'dì' }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onPress.mockClear();
});

test('a line is said aloud too, and goes by itself', () => {
  tell({ text: 'Fatto.' });
  expect(screen.getByRole('status')).toHaveTextContent('Fatto.');
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('said again, it stays as long again', () => {
  tell({ text: 'Fatto.' });
  act(() => void vi.advanceTimersByTime(5000));
  fireEvent.click(screen.getByRole('button', { name: 'dì' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Fatto.')).toBeVisible();
});

test('its button acts, and takes the line away', () => {
  tell({ text: 'No.', action: { label: 'Riprova', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('No.')).toBeNull();
});
