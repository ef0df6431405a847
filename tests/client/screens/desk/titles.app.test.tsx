import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RecordedRequest, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { deskTitle } from '../../support/desk-title.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { speak } from '../../support/speak.ts';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(5000));

async function openTitles(
  titles: ReturnType<typeof deskTitle>[],
  { role = 'owner', search = '' }: { role?: string; search?: string } = {},
) {
  offerExtensions();
  const opened = await openApp(`/gestione/titoli${search}`, {
    'GET /api/gestione': { role, waiting: {} },
    'GET /api/gestione/catalogue': { titles, next: null },
    'GET /api/get_generi/0': [{ genere: 'Dramma' }, { genere: 'Giallo' }],
    'GET /api/get_years': ['1973'],
    'POST /api/gestione/catalogue/change': ({ body }: RecordedRequest) => ({
      changed: (body as { titles: number[] }).titles,
    }),
  });
  await screen.findByRole('list', { name: /^(Titoli|Titles)$/ });
  return opened;
}

type Server = Awaited<ReturnType<typeof openTitles>>['server'];
const sentChanges = (server: Server) =>
  server.made('POST /api/gestione/catalogue/change').map(({ body }) => body);
const lastAsked = (server: Server) => server.made('GET /api/gestione/catalogue').at(-1)?.query;
const row = (id: number) => screen.findByRole('article', { name: `Titolo ${id}` });

it('a row says what a title is and what it is missing', async () => {
  await openTitles([deskTitle(1, { hasVideo: false, isHidden: true, double: { id: 7, name: 'Amarcord' } })]);
  expect(await row(1)).toHaveTextContent(
    /1973 · Film · 123 min · Dramma.*non si vede · senza video · senza copertina · forse è «Amarcord», n. 7/,
  );
});

it('filters and words narrow the list, and stay in the address', async () => {
  const { server, user } = await openTitles([deskTitle(1)]);
  expect(lastAsked(server)).toEqual({ show: 'all' });
  await user.click(screen.getByRole('button', { name: 'Senza video' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Genere' }), 'Giallo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '1973');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aggiunti' }), 'Ultima settimana');
  await user.type(screen.getByRole('searchbox'), 'roma');
  await waitFor(() =>
    expect(lastAsked(server)).toEqual({
      show: 'no-video',
      genre: 'Giallo',
      year: '1973',
      days: '7',
      words: 'roma',
    }),
  );
  expect(window.location.search).toContain('mostra=no-video');
});

it('a year and a number of days that cannot be, in the address, filter nothing', async () => {
  const { server } = await openTitles([deskTitle(1)], { search: '?anno=abc&giorni=3&mostra=boh' });
  await row(1);
  expect(lastAsked(server)).toEqual({ show: 'all' });
});

it('genres are named in the language of the app, and asked for by the names of the server', async () => {
  await speak('en');
  const { server, user } = await openTitles([deskTitle(1)], { search: '?genere=Giallo' });
  const genres = await screen.findByRole('combobox', { name: 'Genre' });
  expect(genres).toHaveValue('Giallo');
  await user.selectOptions(genres, 'Drama');
  await waitFor(() => expect(lastAsked(server)).toEqual({ show: 'all', genre: 'Dramma' }));
  expect(genres).toHaveDisplayValue('Drama');
});

it('a link of the bot opens them at one title, whose number it has', async () => {
  const { server } = await openTitles([deskTitle(12)], { search: '?cerca=12' });
  expect(lastAsked(server)).toEqual({ show: 'all', words: '12' });
  expect(screen.getByRole('searchbox')).toHaveValue('12');
});

it('a title is hidden at once, and ‘Annulla’ shows it again', async () => {
  const { server, user } = await openTitles([deskTitle(1), deskTitle(2)]);
  await user.click(await screen.findByRole('button', { name: 'Nascondi: Titolo 1' }));
  expect(await screen.findByRole('button', { name: 'Mostra: Titolo 1' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('button', { name: 'Nascondi: Titolo 1' })).toBeVisible();
  const hidden = (isSet: boolean) => ({ titles: [1], change: { kind: 'hidden', isSet } });
  await waitFor(() => expect(sentChanges(server)).toEqual([hidden(true), hidden(false)]));
  expect(server.made('GET /api/gestione/catalogue')).toHaveLength(1);
});

it('a refused change is undone with a message', async () => {
  const { server, user } = await openTitles([deskTitle(1)]);
  expectConsoleError(/change failed/);
  server.answer('POST /api/gestione/catalogue/change', new StubResponse(409));
  await user.click(await screen.findByRole('button', { name: 'Nascondi: Titolo 1' }));
  expect(await screen.findByText(/Qualcosa non ha funzionato/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Nascondi: Titolo 1' })).toBeVisible();
});

it('many titles get a genre in steps', async () => {
  const many = Array.from({ length: 12 }, (_, index) => deskTitle(index + 1));
  const { server, user } = await openTitles(many);
  await user.click(await screen.findByLabelText('Scegli Titolo 1'));
  await user.click(screen.getByRole('button', { name: 'Scegli tutti' }));
  await user.click(screen.getByRole('button', { name: 'Genere' }));
  await user.type(await screen.findByRole('combobox', { name: 'Genere' }), 'Giallo');
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  await waitFor(() => expect(sentChanges(server)).toHaveLength(2));
  expect(sentChanges(server)[1]).toEqual({
    titles: [11, 12],
    change: { kind: 'genre', genre: 'Giallo', isSet: true },
  });
  expect(await screen.findByText('Fatto: Giallo, 12 titoli.')).toBeVisible();
  expect(await row(1)).toHaveTextContent('Dramma, Giallo');
});

it('a genre is taken from the chosen titles', async () => {
  const { server, user } = await openTitles([deskTitle(1)]);
  await user.click(await screen.findByLabelText('Scegli Titolo 1'));
  await user.click(screen.getByRole('button', { name: 'Genere' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('combobox', { name: 'Genere' }), 'Dramma');
  await user.click(sheet.getByRole('button', { name: 'Togli' }));
  await waitFor(() =>
    expect(sentChanges(server)).toEqual([
      { titles: [1], change: { kind: 'genre', genre: 'Dramma', isSet: false } },
    ]),
  );
});

it('by keyboard the arrows move between rows, N hides, Space chooses and U undoes', async () => {
  const { server, user } = await openTitles([deskTitle(1), deskTitle(2)]);
  (await row(1)).focus();
  await user.keyboard('{ArrowDown} n');
  expect(await screen.findByRole('checkbox', { name: 'Scegli Titolo 2' })).not.toBeChecked();
  await waitFor(() => expect(sentChanges(server)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Annulla' });
  await user.keyboard('u');
  await waitFor(() =>
    expect(sentChanges(server)[1]).toEqual({ titles: [2], change: { kind: 'hidden', isSet: false } }),
  );
});

const field = (name: string, value: string, kind = 'line') => ({
  name,
  label: name.replace('_', ' '),
  hint: `Scrivi ${name}.`,
  value,
  kind,
});

async function openEditor() {
  const row1 = deskTitle(1);
  const opened = await openTitles([row1]);
  let stored = '100';
  const edited = (more: object) => ({ row: row1, before: stored, value: stored, fault: null, ...more });
  opened.server.answer('GET /api/gestione/catalogue/1', {
    row: row1,
    fields: [
      field('durata', '100'),
      field('trama', 'Una trama.', 'text'),
      field('adult', 'false', 'yes'),
      field('copertina', '', 'picture'),
    ],
  });
  opened.server.answer('GET /api/gestione/catalogue/1/versions', { seasons: [], parts: [], next: null });
  opened.server.answer('POST /api/gestione/catalogue/edit', ({ body }: RecordedRequest) => {
    const { value } = body as { value: string };
    if (value === 'mai') return edited({ fault: 'Serve un numero.' });
    const before = stored;
    stored = value;
    return edited({ before, value });
  });
  const picture = { before: '', value: '/bot-file/abc' };
  opened.server.answer('POST /api/gestione/catalogue/picture', () => edited(picture));
  opened.server.answer('POST /api/gestione/catalogue/tmdb_picture', () => edited(picture));
  await opened.user.click(await screen.findByRole('button', { name: 'Modifica: Titolo 1' }));
  return opened;
}

it('a field is written when it is left, and ‘Annulla’ writes what was there', async () => {
  const { server, user } = await openEditor();
  const input = await screen.findByLabelText('durata');
  await user.clear(input);
  await user.type(input, '94{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  const written = (value: string) => ({ title: 1, field: 'durata', value });
  await waitFor(() =>
    expect(server.made('POST /api/gestione/catalogue/edit').map(({ body }) => body)).toEqual([
      written('94'),
      written('100'),
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('durata')).toHaveValue('100'));
});

it('an impossible value stays in its field, with a hint at possible ones', async () => {
  const { user } = await openEditor();
  const input = await screen.findByLabelText('durata');
  await user.clear(input);
  await user.type(input, 'mai{Enter}');
  expect(await screen.findByText('Serve un numero.')).toBeVisible();
  expect(input).toHaveValue('mai');
});

it('a picture comes from a file, from one that is dropped, or from a title of TMDB', async () => {
  const { server, user } = await openEditor();
  server.answer('GET /api/tu/requestable', {
    isKnown: true,
    titles: [{ type: 'film', id: 653, title: 'Nosferatu', year: '1922' }],
  });
  const cover = await screen.findByRole('group', { name: 'Copertina' });
  const file = new File(['pixels'], 'cover.png', { type: 'image/png' });
  await user.upload(within(cover).getByLabelText('File per: Copertina'), file);
  fireEvent.drop(cover, { dataTransfer: { files: [file] } });
  await waitFor(() => expect(server.made('POST /api/gestione/catalogue/picture')).toHaveLength(2));
  expect(server.made('POST /api/gestione/catalogue/picture')[0]?.query).toEqual({
    title: '1',
    picture: 'copertina',
  });
  await user.click(within(cover).getByRole('button', { name: 'Da TMDB' }));
  await user.click(await within(cover).findByText('Nosferatu (1922)'));
  await waitFor(() =>
    expect(server.made('POST /api/gestione/catalogue/tmdb_picture')[0]?.body).toEqual({
      title: 1,
      picture: 'copertina',
      type: 'film',
      id: 653,
    }),
  );
});

const usesOf = (...ids: number[]) => ({
  titles: ids.map((id) => ({ row: deskTitle(id), plays: id * 10, listEntries: id })),
  fills: ['trama'],
});

it('a possible double shows what is kept and is merged into the title that is chosen', async () => {
  const { server, user } = await openTitles([deskTitle(9, { double: { id: 7, name: 'Amarcord' } })]);
  server.answer('GET /api/gestione/catalogue/uses', usesOf(7, 9));
  server.answer('POST /api/gestione/catalogue/merge', { fault: null });
  await user.click(await screen.findByRole('button', { name: 'Unisci: Titolo 9' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(/Dall’altro prende: trama/)).toBeVisible();
  await user.click(within(sheet).getByRole('radio', { name: /Titolo 9/ }));
  await user.click(await within(sheet).findByRole('button', { name: 'Unisci' }));
  await waitFor(() =>
    expect(server.made('POST /api/gestione/catalogue/merge')[0]?.body).toEqual({ keep: 9, other: 7 }),
  );
});

it.each([
  [{ fault: 'Un film e una serie non si possono unire.' }, 'Un film e una serie non si possono unire.'],
  [new StubResponse(500), /non sono stati uniti/],
])('a merge that is answered with %j says how it is', async (answer, text) => {
  const { server, user } = await openTitles([deskTitle(9, { double: { id: 7, name: 'Amarcord' } })]);
  server.answer('GET /api/gestione/catalogue/uses', usesOf(7, 9));
  server.answer('POST /api/gestione/catalogue/merge', answer);
  if (answer instanceof StubResponse) expectConsoleError(/merge failed/);
  await user.click(await screen.findByRole('button', { name: 'Unisci: Titolo 9' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Unisci' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('titles are removed only after what is lost has been shown', async () => {
  const { server, user } = await openTitles([deskTitle(1), deskTitle(2)]);
  server.answer('GET /api/gestione/catalogue/uses', usesOf(1));
  server.answer('POST /api/gestione/catalogue/remove', { removed: [1] });
  await user.click(await screen.findByLabelText('Scegli Titolo 1'));
  await user.click(screen.getByRole('button', { name: 'Rimuovi' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(/visualizzazioni: 10 · nelle liste: 1/)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Rimuovi' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Titolo 1' })).toBeNull());
  expect(server.made('POST /api/gestione/catalogue/remove')[0]?.body).toEqual({ titles: [1] });
});

it('a helper neither merges nor removes', async () => {
  const double = { id: 7, name: 'Amarcord' };
  const { user } = await openTitles([deskTitle(9, { double })], { role: 'helper' });
  await user.click(await screen.findByLabelText('Scegli Titolo 9'));
  expect(screen.getByRole('button', { name: 'Genere' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rimuovi' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unisci: Titolo 9' })).toBeNull();
});

/** A window with, or without, room for an editor beside a table. */
function stubWidth(isWide: boolean): void {
  const matches = (query: string) => (query.includes('min-width: 1024px') ? isWide : false);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: matches(query),
        media: query,
        onchange: null,
      }) as MediaQueryList,
  );
}

afterEach(() => vi.restoreAllMocks());

const NO_VIDEOS = { seasons: [], parts: [], next: null };
const FIELDS = {
  'GET /api/gestione/catalogue/1/versions': NO_VIDEOS,
  'GET /api/gestione/catalogue/2/versions': NO_VIDEOS,
  'GET /api/gestione/catalogue/1': { row: deskTitle(1), fields: [] },
  'GET /api/gestione/catalogue/2': { row: deskTitle(2), fields: [] },
};

it('where there is room a press on a row opens its fields beside the table, of one title at a time', async () => {
  stubWidth(true);
  const { user, server } = await openTitles([deskTitle(1), deskTitle(2)]);
  for (const [call, answer] of Object.entries(FIELDS)) server.answer(call, answer);
  const first = within(await row(1)).getByRole('button', { name: /^Titolo 1/ });
  await user.click(first);
  expect(screen.getByRole('region', { name: 'Titolo 1' })).toHaveFocus();
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(await row(2)).getByRole('button', { name: /^Titolo 2/ }));
  expect(screen.queryByRole('region', { name: 'Titolo 1' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Titolo 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Titolo 2' })).toBeNull();
  expect(await row(2)).toHaveFocus();
});

it('on a phone a press on a row opens its fields below it, and of several titles', async () => {
  stubWidth(false);
  const { user, server } = await openTitles([deskTitle(1), deskTitle(2)]);
  for (const [call, answer] of Object.entries(FIELDS)) server.answer(call, answer);
  for (const id of [1, 2])
    await user.click(within(await row(id)).getByRole('button', { name: new RegExp(`^Titolo ${id}`) }));
  for (const id of [1, 2])
    expect(within(await row(id)).getByRole('region', { name: `Modifica Titolo ${id}` })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Titolo 1' })).toBeNull();
});

it('a search without a result offers all titles again', async () => {
  const { user, server } = await openTitles([deskTitle(1)]);
  server.answer('GET /api/gestione/catalogue', { titles: [], next: null });
  await user.type(screen.getByRole('searchbox'), 'xyz');
  await user.click(await screen.findByRole('button', { name: 'Mostra tutti' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(lastAsked(server)).toEqual({ show: 'all' }));
});
