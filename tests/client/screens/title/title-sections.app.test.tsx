import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const part = (fields = {}) => ({
  episode: null,
  isAvailable: true,
  watchedAt: null,
  versions: [{ label: '', isChosen: true }],
  subtitles: [],
  reported: [],
  ...fields,
});
const episode = (number: number, fields = {}) => part({ episode: { season: 1, episode: number }, ...fields });
const nothing = { film: null, seasons: [], directors: [], cast: [] };
const film = (fields = {}) => ({ ...nothing, film: part(fields) });
const season = (fields = {}) => ({
  season: 1,
  episodes: 2,
  watched: 1,
  at: 5000,
  parts: [episode(1, { watchedAt: 1000 }), episode(2)],
  ...fields,
});
const series = { ...nothing, seasons: [{ season: 1, episodes: 2, watched: 1 }] };

/** Opens a title's page with all of it in view. */
function openSections(answer: object, answers = {}) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver);
  return openTitle(answer, answers);
}

async function openTitle(answer: object, answers = {}, fields = {}) {
  const opened = await openApp('/content-view/7', {
    'GET /api/get_content/7': title(7, {
      type: 'film' in answer && answer.film ? 'film' : 'serie',
      ...fields,
    }),
    'GET /api/content_in_list/7': { inList: false },
    'GET /api/get_genere/*': [],
    'GET /api/tu/title/7': answer,
    'GET /api/tu/title/7/season/1': season(),
    'POST /api/tu/watched': { success: true },
    'POST /api/tu/watched/season': { success: true },
    'POST /api/tu/report': { success: true },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...opened,
    bodies: (call: string) => opened.server.made(`POST /api/tu/${call}`).map(({ body }) => body),
  };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pressed = (name: string) => screen.queryByRole('button', { name })?.getAttribute('aria-pressed');

beforeEach(offerExtensions);
afterEach(() => vi.unstubAllGlobals());

test('a title’s further sections are fetched once the page is scrolled, and not before', async () => {
  const { server } = await openTitle(film());
  expect(server.made('GET /api/tu')).toEqual([]);
  fireEvent.scroll(window);
  expect(await button('Visto')).toBeVisible();
  expect(server.made('GET /api/tu/title/7')).toHaveLength(1);
});

test('a server without an own page is asked for nothing', async () => {
  for (const meta of document.head.querySelectorAll('meta')) meta.remove();
  const { server } = await openSections(film());
  await screen.findByRole('link', { name: /The Movie Database/ });
  expect(server.made('GET /api/tu')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Visto' })).toBeNull();
});

test('a film’s versions name the one that the bot sends, and empty parts are not shown', async () => {
  await openSections({
    ...film({
      versions: [
        { label: '1080p', isChosen: false },
        { label: '720p · italiano', isChosen: true },
      ],
      subtitles: ['italiano'],
    }),
    cast: ['Ada', 'Bice'],
  });
  const versions = within(await screen.findByRole('region', { name: 'Versioni' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1080p',
    '720p · italianoTi mando questa',
    'Sottotitoli a parte: italiano',
  ]);
  expect(versions.getByRole('link', { name: 'Cambia le preferenze' })).toHaveAttribute(
    'href',
    '/tu/preferenze',
  );
  expect(within(screen.getByRole('region', { name: 'Cast' })).getByText('Ada, Bice')).toBeVisible();
  expect(screen.queryByText('Regia')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Episodi' })).toBeNull();
});

test('a film’s only version is named, and is not a choice', async () => {
  await openSections(film({ versions: [{ label: '1080p', isChosen: true }] }));
  const versions = within(await screen.findByRole('region', { name: 'Versioni' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1080p']);
  expect(versions.queryByRole('link')).toBeNull();
});

test('a film without anything known has no headings, and without a video nothing to report', async () => {
  await openSections(film({ versions: [], isAvailable: false }));
  expect(await button('Visto')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Versioni' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Cast' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Segnala un problema' })).toBeNull();
});

test('a film is marked before the server answers; the mark is taken back and set again with its date', async () => {
  const slow = deferredResponse();
  const { user, bodies } = await openSections(film({ watchedAt: 1000 }), {
    'POST /api/tu/watched': slow.answerer,
  });
  await user.click(await button('Visto'));
  expect(pressed('Visto')).toBe('false');
  await user.click(await button('Annulla'));
  expect(pressed('Visto')).toBe('true');
  slow.release({ success: true });
  await waitFor(() =>
    expect(bodies('watched').at(-1)).toEqual({
      content_id: '7',
      episode: null,
      isWatched: true,
      watchedAt: 1000,
    }),
  );
});

test('a refused mark is undone with a message', async () => {
  expectConsoleError(/watched failed/);
  const { user } = await openSections(film(), { 'POST /api/tu/watched': new StubResponse(404) });
  await user.click(await button('Visto'));
  expect(await screen.findByText('Il titolo non è stato segnato. Riprova.')).toBeVisible();
  await waitFor(() => expect(pressed('Visto')).toBe('false'));
});

test('a season’s episodes are fetched once it is opened, and counted as they are marked', async () => {
  const { server, user, bodies } = await openSections(series);
  const heading = await button('Stagione 1 1 di 2 visti');
  expect(server.made('GET /api/tu/title/7/season/1')).toEqual([]);
  await user.click(heading);
  await user.click(await button('Visto: S1E2'));
  expect(pressed('Visto: S1E2')).toBe('true');
  expect(await button('Stagione 1 2 di 2 visti')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() =>
    expect(bodies('watched')).toEqual([
      { content_id: '7', episode: { season: 1, episode: 2 }, isWatched: true, watchedAt: null },
    ]),
  );
});

test('a whole season is marked, and ‘Annulla’ takes back these marks alone', async () => {
  const { user, bodies } = await openSections(series, {
    'POST /api/tu/watched/season': deferredResponse().answerer,
  });
  await user.click(await button(/^Stagione 1 \d di 2 visti$/));
  await user.click(await button('Stagione 1 vista tutta'));
  expect([pressed('Visto: S1E1'), pressed('Visto: S1E2')]).toEqual(['true', 'true']);
  await waitFor(() =>
    expect(bodies('watched/season')).toMatchObject([{ season: 1, isWatched: true, watchedAt: 5000 }]),
  );
  await user.click(await button('Annulla'));
  expect([pressed('Visto: S1E1'), pressed('Visto: S1E2')]).toEqual(['true', 'false']);
  expect(await button('Stagione 1 1 di 2 visti')).toBeVisible();
});

test('all marks of a season that is watched whole are taken back', async () => {
  const parts = [episode(1, { watchedAt: 1000 }), episode(2, { watchedAt: 2000 })];
  const { user, bodies } = await openSections(
    { ...nothing, seasons: [{ season: 1, episodes: 2, watched: 2 }] },
    {
      'GET /api/tu/title/7/season/1': season({ parts, watched: 2 }),
      'POST /api/tu/watched/season': deferredResponse().answerer,
    },
  );
  await user.click(await button('Stagione 1 2 di 2 visti'));
  await user.click(await button('Stagione 1 vista tutta'));
  expect(await button('Stagione 1 0 di 2 visti')).toBeVisible();
  expect([pressed('Visto: S1E1'), pressed('Visto: S1E2')]).toEqual(['false', 'false']);
  expect(await screen.findByText('Tolti dai visti.')).toBeVisible();
  await waitFor(() =>
    expect(bodies('watched/season')).toEqual([
      { content_id: '7', season: 1, isWatched: false, watchedAt: null },
    ]),
  );
});

test.each(['Stagione 1 vista tutta', 'Visto: S1E2'])(
  'after %s the next episode is asked for again',
  async (name) => {
    const started = { ...series, next: { season: 1, episode: 2, isStarted: true } };
    const { server, user } = await openSections(started);
    await screen.findByText(/continua da S1 E2/);
    await button(name);
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.answer('GET /api/tu/title/7', { ...series, next: null });
    await user.click(await button(name));
    await waitFor(() => expect(screen.queryByText(/continua da S1 E2/)).toBeNull());
  },
);

test('‘Annulla’ sets the marks of a season again as they were, those of other pages too', async () => {
  const parts = [episode(1, { watchedAt: 1000 }), episode(2, { watchedAt: 2000 })];
  const marks = [{ episode: 51, watchedAt: 3000 }];
  const { user, bodies } = await openSections(
    { ...nothing, seasons: [{ season: 1, episodes: 3, watched: 3 }] },
    {
      'GET /api/tu/title/7/season/1': season({ parts, marks, episodes: 3, watched: 3 }),
      'POST /api/tu/watched/season': { success: true },
    },
  );
  await user.click(await button('Stagione 1 3 di 3 visti'));
  await user.click(await button('Stagione 1 vista tutta'));
  await user.click(await button('Annulla'));
  await waitFor(() =>
    expect(bodies('watched/season').at(-1)).toEqual({
      content_id: '7',
      season: 1,
      isWatched: true,
      watchedAt: null,
      marks: [...marks, { episode: 1, watchedAt: 1000 }, { episode: 2, watchedAt: 2000 }],
    }),
  );
  expect(await button('Stagione 1 3 di 3 visti')).toBeVisible();
});

test('an episode is played by the bot; one without a video that works says so', async () => {
  const parts = [episode(1), episode(2, { isAvailable: false })];
  const { server, user } = await openSections(series, {
    'GET /api/tu/title/7/season/1': season({ parts }),
    'POST /api/tu/play': { success: true },
  });
  await user.click(await button(/^Stagione 1/));
  expect(await button(/^Episodio 2 ?Ora non si può riprodurre/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riproduci S1E2' })).toBeNull();
  await user.click(await button('Riproduci S1E1'));
  await waitFor(() =>
    expect(server.made('POST /api/tu/play').map(({ body }) => body)).toEqual([
      { content_id: 7, season: 1, episode: 1 },
    ]),
  );
});

test('a long season is shown a page at a time, from the person’s next episode', async () => {
  const { server, user } = await openSections(
    { ...nothing, seasons: [{ season: 1, episodes: 120, watched: 70 }] },
    { 'GET /api/tu/title/7/season/1': season({ episodes: 120, watched: 70 }) },
  );
  await user.click(await button(/^Stagione 1/));
  const pages = await screen.findByRole('combobox', { name: 'Episodi' });
  expect(
    within(pages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1–50', '51–100', '101–120']);
  await user.selectOptions(pages, '101–120');
  await waitFor(() =>
    expect(server.made('GET /api/tu/title/7/season/1').map(({ query }) => query['page'])).toEqual(['2', '3']),
  );
});

test('a long season that is watched whole is opened at its last page', async () => {
  const { server, user } = await openSections({
    ...nothing,
    seasons: [{ season: 1, episodes: 100, watched: 100 }],
  });
  await user.click(await button(/^Stagione 1/));
  await waitFor(() =>
    expect(server.made('GET /api/tu/title/7/season/1').map(({ query }) => query['page'])).toEqual(['2']),
  );
});

test('a problem is reported in two presses, once', async () => {
  const { user, bodies } = await openSections(film());
  await user.click(await button('Segnala un problema'));
  await user.click(await button('Sottotitoli'));
  expect(await screen.findByText('Segnalato, grazie. Ti avviso quando è a posto.')).toBeVisible();
  expect(pressed('Sottotitoli')).toBe('true');
  await user.click(await button('Sottotitoli'));
  expect(await screen.findByText('L’hai già segnalato. Ti avviso quando è a posto.')).toBeVisible();
  await waitFor(() =>
    expect(bodies('report')).toEqual([{ content_id: '7', episode: null, kind: 'subtitles', note: null }]),
  );
});

test('another problem is reported in the person’s own words, and the focus stays', async () => {
  const { user, bodies } = await openSections(film());
  await user.click(await button('Segnala un problema'));
  await user.click(await button('Altro'));
  expect(await button('Invia')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Dimmelo in due parole' }), 'salta');
  await user.click(await button('Invia'));
  await waitFor(() => expect(bodies('report')).toMatchObject([{ kind: 'other', note: 'salta' }]));
  expect(await button('Altro')).toHaveFocus();
});

test('a report’s panel and its note come into view when a press opens them, and the note takes the focus', async () => {
  const { user } = await openSections(film());
  const opener = await button('Segnala un problema');
  const panel = () => document.getElementById(opener.getAttribute('aria-controls') ?? '');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const isRevealed = (element: Element) =>
    scroll.mock.contexts.some(
      (one) => one instanceof Element && one.contains(element) && panel()?.contains(one),
    );
  await user.click(opener);
  expect(isRevealed(screen.getByText(/^Che cosa non va/))).toBe(true);
  scroll.mockClear();
  await user.click(await button('Altro'));
  const note = screen.getByRole('textbox', { name: 'Dimmelo in due parole' });
  expect(note).toHaveFocus();
  expect(isRevealed(note)).toBe(true);
  expect(isRevealed(await button('Invia'))).toBe(true);
});

test('a report that the server refuses is undone with a message', async () => {
  expectConsoleError(/report failed/);
  const { user } = await openSections(film(), { 'POST /api/tu/report': new StubResponse(409) });
  await user.click(await button('Segnala un problema'));
  await user.click(await button('Audio'));
  expect(await screen.findByText(/^La segnalazione non è partita/)).toBeVisible();
  await waitFor(() => expect(pressed('Audio')).toBe('false'));
});

test('a season that cannot be loaded offers to try again', async () => {
  expectConsoleError(/season/);
  const { user } = await openSections(series, { 'GET /api/tu/title/7/season/1': new StubResponse(404) });
  await user.click(await button(/^Stagione 1/));
  expect(await button('Riprova')).toBeVisible();
});

const withNext = (isStarted: boolean) => ({ ...series, next: { season: 1, episode: 2, isStarted } });

test('a line under ‘Riproduci’ says which episode comes, and its season is open at it', async () => {
  await openSections(withNext(false));
  expect(await screen.findByText('S1 E2')).toBeVisible();
  expect(await button(/^Stagione 1/)).toHaveAttribute('aria-expanded', 'true');
  expect(await button(/^Episodio 2 ?Prossimo/)).toBeVisible();
  expect(await button('Riproduci')).toHaveAccessibleName('Riproduci');
});

test('a line under ‘Riproduci’ names the next episode of a started series, or says that it is watched', async () => {
  const { unmount } = await openSections(withNext(true));
  expect(await screen.findByText('continua da S1 E2')).toBeVisible();
  unmount();
  await openSections({ ...series, next: null });
  expect(await screen.findByText('Già vista · scegli l’episodio nella chat')).toBeVisible();
});

test('the episodes of a series are above ‘Simili’, which waits for them', async () => {
  const slow = deferredResponse();
  await openSections(slow.answerer, { 'GET /api/get_genere/*': [title(8)] });
  expect(screen.queryByRole('heading', { name: 'Simili' })).toBeNull();
  slow.release(series);
  const similar = await screen.findByRole('heading', { name: 'Simili' });
  const episodes = screen.getByRole('heading', { name: 'Episodi' });
  expect(episodes.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a title that cannot be watched says so, and is awaited by one press, which ‘Annulla’ takes back', async () => {
  let isAwaited = false;
  const { user, bodies } = await openTitle(
    film(),
    {
      'GET /api/tu/title/7': () => ({ ...film({ isAvailable: false }), isAwaited }),
      'POST /api/tu/awaited': ({ body }: { body: { isAwaited: boolean } }) => {
        ({ isAwaited } = body);
        return { success: true };
      },
    },
    { in_arrivo: 1 },
  );
  expect(await screen.findByText('Non è ancora disponibile')).toBeVisible();
  await user.click(await button('Avvisami'));
  expect(await screen.findByText('Ti scrivo quando arriva.')).toBeVisible();
  await button('Ti avviso');
  await user.click(await button('Annulla'));
  await button('Avvisami');
  const about = { content_id: '7', season: null, mutes: false };
  expect(bodies('awaited')).toEqual([
    { ...about, isAwaited: true },
    { ...about, isAwaited: false },
  ]);
});

test('a press of ‘Avvisami’ that fails changes nothing and says so', async () => {
  expectConsoleError(/awaited failed/);
  const { user } = await openTitle(
    film(),
    { 'POST /api/tu/awaited': new StubResponse(500) },
    { in_arrivo: 1 },
  );
  await user.click(await button('Avvisami'));
  expect(await screen.findByText('Non sono riuscito a segnarlo. Riprova.')).toBeVisible();
  await button('Avvisami');
});

test('another server’s title has ‘Riproduci’ alone, whatever it says', async () => {
  for (const meta of document.head.querySelectorAll('meta')) meta.remove();
  const { server } = await openSections(film(), {
    'POST /api/auth': { jwt: 'token-42' },
    'GET /api/get_content/7': title(7, { type: 'serie', in_arrivo: 1 }),
  });
  await button('Riproduci');
  expect(screen.queryByRole('button', { name: 'Avvisami' })).toBeNull();
  expect(screen.queryByText('Non è ancora disponibile')).toBeNull();
  expect(server.made('GET /api/tu')).toEqual([]);
});
