import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from '../../../src/client/app/back-to-top.tsx';
import { scrollDownTo } from '../support/stub-layout.ts';

const button = () => screen.queryByRole('button', { name: 'Torna su' });

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo(0, 0);
  render(
    <>
      <main tabIndex={-1} />
      <BackToTop />
    </>,
  );
});

afterEach(() => vi.restoreAllMocks());

test('appears beyond 2500 px and disappears above', () => {
  expect(button()).toBeNull();
  scrollDownTo(2500);
  expect(button()).toBeNull();
  scrollDownTo(2501);
  expect(button()).toBeVisible();
  scrollDownTo(2000);
  expect(button()).toBeNull();
});

test('a press flies away first; after 500 ms the page scrolls smoothly to its top', () => {
  scrollDownTo(3000);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fireEvent.click(button() ?? document.body);
  expect(button()?.className).toMatch(/flying/);
  act(() => void vi.advanceTimersByTime(499));
  expect(scroll).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

test('a phone of low performance flies it away too', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 Telegram-Android/11.3.3 (Xiaomi M2006C3LG; Android 10; SDK 29; LOW)',
  );
  scrollDownTo(3000);
  fireEvent.click(button() ?? document.body);
  expect(button()?.className).toMatch(/flying/);
});

test('with reduced motion the page is at its top at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollDownTo(3000);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fireEvent.click(button() ?? document.body);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('it disappears and moves the focus to the page', () => {
  scrollDownTo(3000);
  button()?.focus();
  fireEvent.click(button() ?? document.body);
  expect(screen.getByRole('main')).toHaveFocus();
});
