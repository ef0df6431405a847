import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferredResponse, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { loadApp, offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const at = (date: string) => new Date(`${date}T12:00:00`).getTime();
const watched = [
  { content: title(1), episode: null, watchedAt: at('2026-11-03') },
  { content: title(2, { type: 'serie' }), episode: { season: 1, episode: 2 }, watchedAt: at('2026-10-20') },
];
const answers = { 'GET /api/tu/watched': watched, 'POST /api/tu/watched': { success: true } };
const takeBack = () => screen.findByRole('button', { name: 'Togli Titolo 1 dai visti' });
const setAgain = () => screen.findByRole('button', { name: 'Rimetti Titolo 1 fra i visti' });

beforeEach(offerExtensions);
test('what was watched is listed by month, and one page’s answer is all of it', async () => {
  const { server } = await openApp('/tu/visti', answers);
  const october = within(await screen.findByRole('region', { name: 'ottobre 2026' }));
  expect(october.getByText(/^S1E2 · /)).toBeVisible();
  expect(screen.getByRole('region', { name: 'novembre 2026' })).toBeVisible();
  expect(server.made('GET /api/tu/watched')).toHaveLength(1);
});

test('a mark is taken back at once, before the server answers, and set again with its date', async () => {
  const slow = deferredResponse();
  const { server, user } = await openApp('/tu/visti', {
    ...answers,
    'POST /api/tu/watched': slow.answerer,
  });
  await user.click(await takeBack());
  expect(screen.getByText('Tolto dai visti.')).toBeVisible();
  slow.release({ success: true });
  await user.click(await setAgain());
  const sent = () => server.made('POST /api/tu/watched').map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { isWatched: false, episode: null },
    { isWatched: true, episode: null, watchedAt: at('2026-11-03') },
  ]);
});

test('a change that the server refuses is undone with a message', async () => {
  expectConsoleError(/watched failed/);
  const { user } = await openApp('/tu/visti', {
    ...answers,
    'POST /api/tu/watched': new StubResponse(404),
  });
  await user.click(await takeBack());
  expect(await screen.findByText('La modifica non è stata salvata. Riprova.')).toBeVisible();
  expect(await takeBack()).toBeVisible();
});

test('a change made offline is kept, seen after a reload, and sent by the next visit', async () => {
  expectConsoleError(/watched failed/);
  const first = await openApp('/tu/visti', { ...answers, 'POST /api/tu/watched': new StubResponse(0) });
  await first.user.click(await takeBack());
  await waitFor(() => expect(first.server.made('POST /api/tu/watched')).toHaveLength(1));
  first.unmount();
  const slow = deferredResponse();
  const { server } = await loadApp('/tu/visti', { ...answers, 'POST /api/tu/watched': slow.answerer });
  expect(await setAgain()).toBeVisible();
  await waitFor(() => expect(server.made('POST /api/tu/watched')).toHaveLength(1));
  slow.release({ success: true });
  await waitFor(() => expect(localStorage.getItem('own-page.42')).toContain('"votes":[]'));
});

test('a change of an earlier visit that the server refuses is announced outside its section', async () => {
  expectConsoleError(/watched failed/);
  const first = await openApp('/tu/visti', { ...answers, 'POST /api/tu/watched': new StubResponse(0) });
  await first.user.click(await takeBack());
  await waitFor(() => expect(first.server.made('POST /api/tu/watched')).not.toHaveLength(0));
  first.unmount();
  endPage('own-page.42');
  await loadApp('/tu/dati', { ...answers, 'POST /api/tu/watched': new StubResponse(409) });
  expect(await screen.findByText(/Una tua modifica non è stata salvata/)).toBeVisible();
  expect(localStorage.getItem('own-page.42')).toContain('"votes":[]');
});

/** Ends a page's sending, as a closed page does, and leaves its stored entries. */
function endPage(storageKey: string): void {
  const stored = localStorage.getItem(storageKey) ?? '';
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: null }));
  localStorage.setItem(storageKey, stored);
}
