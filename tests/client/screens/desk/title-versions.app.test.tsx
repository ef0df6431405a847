import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { RecordedRequest } from '../../calls/fake-server.ts';
import { deskTitle } from '../../support/desk-title.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(5000));

const field = (name: string, label: string, value: string) => ({
  name,
  label,
  hint: `Scrivi ${label}.`,
  value,
  kind: 'line',
});

const version = (id: number, more: object = {}) => ({
  kind: 'video',
  id,
  name: `file ${id}.mkv`,
  about: '1080p, 03/11/26',
  canBeFirst: false,
  fields: [field('quality', 'Qualità', '1080'), field('languages', 'Lingue', '')],
  ...more,
});

const subtitles = {
  kind: 'subtitles',
  id: 7,
  name: 'Titolo 1.ita.srt',
  about: 'sottotitoli ita',
  fields: [field('label', 'Lingua', 'ita')],
};

async function openVersions(answer: object, more: object = {}) {
  offerExtensions();
  const opened = await openApp('/gestione/titoli', {
    'GET /api/gestione': { role: 'helper', waiting: {} },
    'GET /api/gestione/catalogue': { titles: [deskTitle(1)], next: null },
    'GET /api/gestione/catalogue/1': { row: deskTitle(1), fields: [] },
    'GET /api/gestione/catalogue/1/versions': answer,
    'GET /api/get_generi/0': [],
    'GET /api/get_years': [],
    'POST /api/gestione/catalogue/versions': { fault: null, undo: null, ...more },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Modifica: Titolo 1' }));
  await screen.findByRole('region', { name: 'Video di Titolo 1' });
  return opened;
}

type Server = Awaited<ReturnType<typeof openVersions>>['server'];
const sent = (server: Server) => server.made('POST /api/gestione/catalogue/versions').map(({ body }) => body);
const made = (of: string, id: number, change: object) => ({ title: 1, of, id, change });
const ofFilm = (...versions: object[]) => ({
  seasons: [],
  parts: [{ name: 'Film', files: [...versions, subtitles] }],
  next: null,
});

it('a version is put first, and ‘Annulla’ makes the change that the server names', async () => {
  const undo = made('video', 1, { kind: 'first' });
  const { server, user } = await openVersions(ofFilm(version(1), version(2, { canBeFirst: true })), { undo });
  const film = await screen.findByRole('group', { name: 'Film' });
  expect(within(film).queryByRole('button', { name: 'Metti per prima: file 1.mkv' })).toBeNull();
  await user.click(within(film).getByRole('button', { name: 'Metti per prima: file 2.mkv' }));
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(sent(server)).toEqual([made('video', 2, { kind: 'first' }), undo]));
});

it('a press opens fields for the facts of a version and of subtitles', async () => {
  const { server, user } = await openVersions(ofFilm(version(1)));
  await user.click(await screen.findByRole('button', { name: 'Modifica: file 1.mkv' }));
  await user.type(screen.getByLabelText('Lingue'), 'ita, eng{Enter}');
  await user.click(screen.getByRole('button', { name: 'Modifica: Titolo 1.ita.srt' }));
  const language = screen.getByLabelText('Lingua');
  await user.clear(language);
  await user.type(language, 'fra{Enter}');
  await waitFor(() =>
    expect(sent(server)).toEqual([
      made('video', 1, { kind: 'edit', field: 'languages', value: 'ita, eng' }),
      made('subtitles', 7, { kind: 'edit', field: 'label', value: 'fra' }),
    ]),
  );
});

it('an impossible value stays in its field, with a hint at possible ones', async () => {
  const { user } = await openVersions(ofFilm(version(1)), { fault: 'Scrivi una di queste: 2160, 1080.' });
  await user.click(await screen.findByRole('button', { name: 'Modifica: file 1.mkv' }));
  await user.type(screen.getByLabelText('Qualità'), '9{Enter}');
  expect(await screen.findByText('Scrivi una di queste: 2160, 1080.')).toBeVisible();
  expect(screen.getByLabelText('Qualità')).toHaveValue('10809');
});

it('videos and subtitles are removed only after a warning', async () => {
  const { server, user } = await openVersions(ofFilm(version(1)));
  for (const name of ['file 1.mkv', 'Titolo 1.ita.srt']) {
    await user.click(await screen.findByRole('button', { name: `Togli: ${name}` }));
    const sheet = await screen.findByRole('dialog', { name: `Togliere ${name}?` });
    await user.click(within(sheet).getByRole('button', { name: 'Togli' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent(server)).toEqual([
    made('video', 1, { kind: 'remove' }),
    made('subtitles', 7, { kind: 'remove' }),
  ]);
});

it('a replaced version is only shown', async () => {
  await openVersions(ofFilm(version(1), version(2, { fields: [] })));
  const row = await screen.findByRole('group', { name: 'file 2.mkv' });
  expect(within(row).queryAllByRole('button')).toEqual([]);
});

it('a series is read page by page, and by season', async () => {
  const { server, user } = await openVersions({ seasons: [], parts: [], next: null });
  const part = (name: string) => ({ name, files: [version(1)] });
  server.answer('GET /api/gestione/catalogue/1/versions', ({ query }: RecordedRequest) => ({
    seasons: [1, 2],
    parts: [part(`Stagione ${query['season'] ?? 1}, episodio ${query['after'] ? 21 : 1}`)],
    next: query['after'] || query['season'] ? null : 20,
  }));
  await user.click(screen.getByRole('button', { name: 'Chiudi: Titolo 1' }));
  await user.click(await screen.findByRole('button', { name: 'Modifica: Titolo 1' }));
  await user.click(await screen.findByRole('button', { name: 'Altri episodi' }));
  expect(await screen.findByRole('group', { name: 'Stagione 1, episodio 21' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Altri episodi' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stagione' }), '2');
  expect(await screen.findByRole('group', { name: 'Stagione 2, episodio 1' })).toBeVisible();
});
