import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { loadApp, offerExtensions, openApp } from '../../support/open-app.tsx';

const notices = { all: true, series: true, digest: false };
const preference = {
  quality: 720,
  language: null,
  qualities: [1080, 720],
  languages: [{ code: 'ita', name: 'italiano' }],
};

beforeEach(offerExtensions);
test('a switch turns at once, and without notices the others have no effect', async () => {
  const { server, user } = await openApp('/tu/avvisi', {
    'GET /api/tu/notices': notices,
    'POST /api/tu/notices': () => {
      server.answer('GET /api/tu/notices', { ...notices, all: false });
      return { success: true };
    },
  });
  await user.click(await screen.findByRole('switch', { name: /^Avvisi/ }));
  expect(screen.getByRole('switch', { name: /^Avvisi/ })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /^Nuovi episodi/ })).toBeDisabled();
  await waitFor(() => expect(server.made('GET /api/tu/notices')).toHaveLength(2));
  expect(server.made('POST /api/tu/notices')).toMatchObject([{ body: { kind: 'all', isOn: false } }]);
  expect(screen.getByRole('switch', { name: /^Avvisi/ })).not.toBeChecked();
});

test('a switch that the server refuses turns back, with a message', async () => {
  expectConsoleError(/notices failed/);
  const { user } = await openApp('/tu/avvisi', {
    'GET /api/tu/notices': notices,
    'POST /api/tu/notices': new StubResponse(400),
  });
  await user.click(await screen.findByRole('switch', { name: /^Novità/ }));
  expect(await screen.findByText('Gli avvisi non sono stati cambiati. Riprova.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: /^Novità/ })).not.toBeChecked());
});

test('one quality is chosen, and a further press on it leaves the choice to the bot', async () => {
  const { server, user } = await openApp('/tu/preferenze', {
    'GET /api/tu/preference': preference,
    'POST /api/tu/preference': () => {
      server.answer('GET /api/tu/preference', { ...preference, quality: null });
      return { success: true };
    },
  });
  const chosen = await screen.findByRole('button', { name: '720p', pressed: true });
  await user.click(chosen);
  expect(screen.getByRole('button', { name: '720p', pressed: false })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Indifferente', pressed: true })).toHaveLength(2);
  await waitFor(() =>
    expect(server.made('POST /api/tu/preference')).toMatchObject([
      { body: { quality: null, language: null } },
    ]),
  );
});

function offerLanguages() {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['languages'] = 'it en';
  document.head.append(script);
}

const language = {
  language: null,
  titleLanguage: null,
  languages: [
    { code: 'it', name: 'Italiano' },
    { code: 'en', name: 'English' },
  ],
};

test('a language is offered where the page comes in several, and opens the page in it', async () => {
  offerLanguages();
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { server, user } = await openApp('/tu/preferenze', {
    'GET /api/tu/preference': preference,
    'GET /api/tu/language': language,
    'POST /api/tu/language': { spoken: 'en' },
  });
  expect(await screen.findByRole('button', { name: 'Come in Telegram', pressed: true })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
  await waitFor(() => expect(String(replace.mock.lastCall)).toMatch(/\/tu\/preferenze\?(.*&)?lingua=en/));
  expect(server.made('POST /api/tu/language')).toMatchObject([{ body: { language: 'en' } }]);
});

test('titles can be in another language than the page, and are fetched again', async () => {
  offerLanguages();
  const { server, user } = await openApp('/tu/preferenze', {
    'GET /api/tu/preference': preference,
    'GET /api/tu/language': language,
    'POST /api/tu/language': { spoken: 'it' },
  });
  const titles = within(await screen.findByRole('group', { name: /^Titoli/ }));
  expect(titles.getByRole('button', { name: 'Come l’app', pressed: true })).toBeVisible();
  await user.click(titles.getByRole('button', { name: 'English' }));
  expect(await titles.findByRole('button', { name: 'Come l’app', pressed: false })).toBeVisible();
  expect(server.made('POST /api/tu/language')).toMatchObject([
    { body: { language: null, titleLanguage: 'en' } },
  ]);
  await waitFor(() => expect(server.made('GET /api/tu/preference')).toHaveLength(2));
});

test('a language that the server refuses is not chosen, with a message', async () => {
  expectConsoleError(/language failed/);
  offerLanguages();
  const { user } = await openApp('/tu/preferenze', {
    'GET /api/tu/preference': preference,
    'GET /api/tu/language': language,
    'POST /api/tu/language': new StubResponse(503),
  });
  await user.click((await screen.findAllByRole('button', { name: 'English' }))[0] ?? document.body);
  expect(await screen.findByText('Le preferenze non sono state cambiate. Riprova.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Come in Telegram', pressed: true })).toBeVisible();
});

test('one’s data are asked for by a press, and come in the chat', async () => {
  const { server, user } = await openApp('/tu/dati', { 'POST /api/tu/data': {} });
  await user.click(await screen.findByRole('button', { name: 'Mandami i miei dati' }));
  expect(await screen.findByText('Fatto. Continua nella chat del bot.')).toBeVisible();
  expect(server.made('POST /api/tu/data')).toHaveLength(1);
});

test('a person’s data are erased after a warning, and a subscription that still renews is named', async () => {
  const { server, user } = await openApp('/tu/dati', {
    'POST /api/tu/data/erasure': { stillRenews: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancella i miei dati' }));
  await user.click(screen.getByRole('button', { name: 'Non cancellare' }));
  expect(server.made('POST /api/tu/data/erasure')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cancella i miei dati' }));
  await user.click(screen.getByRole('button', { name: 'Cancella per sempre' }));
  expect(await screen.findByText('Fatto. Non conservo più niente di te.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mandami i miei dati' })).toBeNull();
  expect(screen.getByText(/Fermalo tu/)).toBeVisible();
  expect(server.made('POST /api/tu/data/erasure')).toMatchObject([{ body: { isConfirmed: true } }]);
});

const erase = async ({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Cancella i miei dati' }));
  await user.click(screen.getByRole('button', { name: 'Cancella per sempre' }));
};

test('after an erasure nothing signs in again: neither a refused call, nor a reload, nor the same link', async () => {
  const app = await openApp('/tu/dati', { 'POST /api/tu/data/erasure': { stillRenews: true } });
  await erase(app);
  expect(await screen.findByRole('heading', { name: 'Dati cancellati' })).toBeVisible();
  expect(screen.getByText(/riapri l’app dalla chat/)).toBeVisible();
  expect(localStorage.getItem('jwt')).toBeNull();
  app.unmount();

  for (const address of ['/tu/dati', '/home', '/home?user-id=42&key=launch-key']) {
    const again = await loadApp(address);
    expect(await screen.findByText('Fatto. Non conservo più niente di te.')).toBeVisible();
    expect(screen.getByText(/Fermalo tu/)).toBeVisible();
    expect(again.server.calls).toEqual([]);
    again.unmount();
  }
  const launched = await loadApp('/tu/dati?user-id=42&key=another-key');
  expect(await screen.findByRole('button', { name: 'Mandami i miei dati' })).toBeVisible();
  expect(launched.server.made('POST /api/auth')).toHaveLength(1);
  launched.unmount();
  await loadApp('/tu/dati');
  expect(await screen.findByRole('button', { name: 'Mandami i miei dati' })).toBeVisible();
});

test.each([
  ['before', true],
  ['after', false],
])(
  'a renewal that is refused %s the erasure is answered does not show the error page',
  async (_, isFirst) => {
    expectConsoleError(/failed/);
    const erasure = deferredResponse();
    const app = await openApp('/tu/dati', {
      'POST /api/tu/data/erasure': erasure.answerer,
      'POST /api/tu/data': new StubResponse(401),
    });
    await erase(app);
    await waitFor(() => expect(app.server.made('POST /api/tu/data/erasure')).toHaveLength(1));
    const renewal = deferredResponse();
    app.server.answer('POST /api/auth', renewal.answerer);
    await app.user.click(screen.getByRole('button', { name: 'Mandami i miei dati' }));
    await waitFor(() => expect(app.server.made('POST /api/auth')).toHaveLength(2));
    if (isFirst) renewal.release(new StubResponse(401));
    erasure.release({ stillRenews: false });
    const farewell = await screen.findByText('Fatto. Non conservo più niente di te.');
    if (!isFirst) renewal.release(new StubResponse(401));
    await waitFor(() => expect(app.server.isIdle).toBe(true));
    expect(farewell).toBeVisible();
  },
);

test.each([
  [403, /apri l’app dalla chat/],
  [409, /Gestisci questo catalogo/],
  [429, /Riprova fra qualche minuto/],
])('an erasure that the server refuses with %d says why', async (status, words) => {
  expectConsoleError(/erasure failed/);
  await erase(await openApp('/tu/dati', { 'POST /api/tu/data/erasure': new StubResponse(status) }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('an erasure that fails says so, and can be repeated', async () => {
  expectConsoleError(/erasure failed/);
  const { user } = await openApp('/tu/dati', {
    'POST /api/tu/data/erasure': new StubResponse(503),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancella i miei dati' }));
  await user.click(screen.getByRole('button', { name: 'Cancella per sempre' }));
  expect(await screen.findByText(/non sono stati cancellati/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancella per sempre' })).toBeVisible();
});

test('the focus is on the warning before an erasure, and back on the page without one', async () => {
  const { user } = await openApp('/tu/dati');
  (await screen.findByRole('button', { name: 'Cancella i miei dati' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Cancella i miei dati' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Non cancellare' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

const ERASURE = 'POST /api/tu/data/erasure';
const pending = (entry: object) => JSON.stringify({ lastAt: 1, votes: [{ at: 1, ...entry }] });
const NOTICES = { path: '/api/tu/notices', about: 'all', body: { kind: 'all', isOn: true } };

async function eraseWithPendingChange(erasure: unknown, change: unknown) {
  localStorage.setItem('own-page.42', pending(NOTICES));
  localStorage.setItem('movie-night.42.a-night', pending({ titleId: 1, vote: 'yes' }));
  localStorage.setItem('own-page.421', pending(NOTICES));
  sessionStorage.clear();
  const app = await loadApp('/tu/dati?user-id=42&key=launch-key', {
    'POST /api/tu/notices': change,
    'POST /api/movie_nights/a-night/votes': new StubResponse(503),
    [ERASURE]: erasure,
  });
  await waitFor(() => expect(app.server.made('POST /api/tu/notices')).toHaveLength(1));
  await app.user.click(await screen.findByRole('button', { name: 'Cancella i miei dati' }));
  await app.user.click(screen.getByRole('button', { name: 'Cancella per sempre' }));
  return app;
}

test('what was done before an erasure never comes after it, and another account’s is kept', async () => {
  expectConsoleError(/failed/);
  const onItsWay = deferredResponse();
  const { server, user } = await eraseWithPendingChange({ stillRenews: false }, onItsWay.answerer);
  expect(server.made(ERASURE)).toHaveLength(0);
  onItsWay.release(new StubResponse(503));
  expect(await screen.findByText('Fatto. Non conservo più niente di te.')).toBeVisible();
  const changes = () => server.calls.filter(({ path }) => /notices|votes/.test(path));
  const before = changes().length;
  window.dispatchEvent(new Event('online'));
  await user.click(document.body);
  expect(changes()).toHaveLength(before);
  expect(Object.keys(localStorage).filter((key) => /^(own-page|movie-night)/.test(key))).toEqual([
    'own-page.421',
  ]);
});

test('what was done before an erasure that fails is still sent', async () => {
  expectConsoleError(/failed/);
  const { server } = await eraseWithPendingChange(new StubResponse(503), new StubResponse(503));
  expect(await screen.findByText(/non sono stati cancellati/)).toBeVisible();
  server.answer('POST /api/tu/notices', { success: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('own-page.42')).toContain('"votes":[]'));
});

test('an erasure in another tab drops what this one still keeps', async () => {
  expectConsoleError(/failed/);
  localStorage.setItem('own-page.42', pending(NOTICES));
  const { server, user } = await loadApp('/tu/dati', { 'POST /api/tu/notices': new StubResponse(503) });
  await waitFor(() => expect(server.made('POST /api/tu/notices')).toHaveLength(1));
  await waitFor(() => expect(server.isIdle).toBe(true));
  window.dispatchEvent(new StorageEvent('storage', { key: 'own-page.42', newValue: null }));
  window.dispatchEvent(new Event('online'));
  await user.click(document.body);
  expect(server.made('POST /api/tu/notices')).toHaveLength(1);
});
