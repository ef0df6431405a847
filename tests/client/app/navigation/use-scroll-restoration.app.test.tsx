import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp, renderApp } from '../../support/open-app.tsx';
import { scrollDownTo, stubLayout } from '../../support/stub-layout.ts';
import { title } from '../../support/title-fixtures.ts';

beforeEach(() => stubLayout(5000));

test('a new page starts at its top; back restores the scroll position', async () => {
  const { user } = await openApp('/lists', {
    'GET /api/get_list/*': [title(7, { generi: null })],
    'GET /api/get_content/7': title(7, { generi: null }),
    'GET /api/content_in_list/*': {},
  });
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  scrollDownTo(1200);
  await user.click(cover ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/content-view/7'));
  await screen.findByText('Una trama.');
  expect(window.scrollY).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  expect(window.scrollY).toBe(1200);
});

const storedOnReload = async (type: string, search = '') => {
  const answers = { 'GET /api/get_list/*': [] };
  const { unmount } = await openApp('/lists', answers);
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  scrollDownTo(1200);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  stubLayout(5000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.resetModules();
  history.replaceState(history.state, '', `/lists${search}`);
  await renderApp(answers);
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  vi.mocked(performance.getEntriesByType).mockRestore();
};

test('a reload keeps the scroll position', async () => {
  await storedOnReload('reload');
  expect(window.scrollY).toBe(1200);
});

test('another launch in the same tab starts at the top', async () => {
  await storedOnReload('navigate', '?user-id=42&key=launch-key');
  expect(window.scrollY).toBe(0);
});

test('the next page’s scroll to its top is not stored for this page', async () => {
  const { user } = await openApp('/lists', { 'GET /api/get_list/*': [], 'GET /api/get_generi/*': [] });
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  scrollDownTo(1200);
  const scrollTo = window.scrollTo.bind(window);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrollTo(Number(to[0]), Number(to[1]));
    window.dispatchEvent(new Event('scroll'));
  });
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await screen.findByRole('heading', { level: 1, name: 'Generi' });
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  await waitFor(() => expect(window.scrollY).toBe(1200));
});

test('scrolling before the position is restored cancels the restoration', async () => {
  const watching = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        watching.add(this.#callback);
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.#callback);
      }
    },
  );
  const { user } = await openApp('/lists', { 'GET /api/get_list/*': [], 'GET /api/get_generi/*': [] });
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  scrollDownTo(1200);
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await screen.findByRole('heading', { level: 1, name: 'Generi' });
  // The list is not loaded yet: the page is too short for the position.
  const tooShort = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  tooShort.mockRestore();
  fireEvent.wheel(window);
  scrollDownTo(300);
  act(() => {
    for (const grow of watching) grow();
  });
  expect(window.scrollY).toBe(300);
});
