import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordedRequest } from '../../calls/fake-server.ts';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(5000));

const amarcord = { id: 12, titolo: 'Amarcord', data_uscita: '1973-12-18', durata: 123, type: 'film' };
const waiting = (post: number, more: object = {}) => ({
  post,
  posts: 1,
  name: `Video ${post}.mkv`,
  reason: null,
  seconds: 7380,
  likelihood: 'known',
  guess: amarcord,
  newName: null,
  isEach: false,
  ...more,
});

/** The desk of a server whose videos wait until they are answered. */
async function openQueue(groups: ReturnType<typeof waiting>[], path = '/gestione/da-abbinare') {
  offerExtensions();
  let left = groups;
  const opened = await openApp(path, {
    'GET /api/gestione': { role: 'owner', waiting: { 'da-abbinare': groups.length } },
    'GET /api/gestione/videos': () => ({
      groups: left,
      counts: {
        all: left.length,
        known: left.length,
        unknown: 0,
        other: left.length,
        ignored: 0,
        guessed: left.length,
      },
      next: null,
    }),
    'POST /api/gestione/videos/settle': ({ body }: RecordedRequest) => {
      const { answers } = body as { answers: { post: number }[] };
      const matched = answers.map(({ post }) => post);
      left = left.filter(({ post }) => !matched.includes(post));
      return { settled: { matched, ignored: [] }, left: [], failures: [] };
    },
    'POST /api/gestione/videos/undo': () => {
      left = groups;
      return { videos: 1 };
    },
  });
  await screen.findByRole('list', { name: 'Video da abbinare' });
  return opened;
}

const sentAnswers = (server: Awaited<ReturnType<typeof openQueue>>['server']) =>
  server.made('POST /api/gestione/videos/settle').map(({ body }) => body);
const asAmarcord = (post: number) => ({
  post,
  isOne: false,
  to: { kind: 'title', id: 12, season: null, episode: null },
});
const row = (post: number) => screen.findByRole('article', { name: `Video ${post}.mkv` });

it('a row shows the video’s length beside that of the title that it may be', async () => {
  await openQueue([waiting(1)]);
  expect(await row(1)).toHaveTextContent(/123 min.*Amarcord, 1973.*123 min · Un solo titolo possibile/);
});

it('a press takes the row away at once, and ‘Annulla’ brings it back', async () => {
  const { server, user } = await openQueue([waiting(1), waiting(2)]);
  await user.click(await screen.findByRole('button', { name: 'Accetta: Video 1.mkv' }));
  expect(screen.queryByRole('article', { name: 'Video 1.mkv' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await row(1)).toBeVisible();
  expect(sentAnswers(server)).toEqual([{ answers: [asAmarcord(1)] }]);
  expect(server.made('POST /api/gestione/videos/undo')[0]?.body).toEqual({ matched: [1], ignored: [] });
});

it('a refused answer brings the row back with a message', async () => {
  const { server, user } = await openQueue([waiting(1)]);
  expectConsoleError(/settle failed/);
  server.answer('POST /api/gestione/videos/settle', new StubResponse(409));
  await user.click(await screen.findByRole('button', { name: 'Accetta: Video 1.mkv' }));
  expect(await screen.findByText(/La risposta non è stata salvata/)).toBeVisible();
  expect(await row(1)).toBeVisible();
});

it('one press accepts all that have one title, in steps', async () => {
  const many = Array.from({ length: 25 }, (_, index) => waiting(index + 1));
  const { server, user } = await openQueue(many, '/gestione/da-abbinare?mostra=known');
  await user.click(await screen.findByRole('button', { name: 'Accetta tutti e 25' }));
  expect(await screen.findByText('Non c’è altro da abbinare.')).toBeVisible();
  await waitFor(() => expect(sentAnswers(server)).toHaveLength(3));
  expect(sentAnswers(server).flatMap((body) => (body as { answers: object[] }).answers)).toEqual(
    many.map(({ post }) => asAmarcord(post)),
  );
  expect(await screen.findByText('Fatto: 25 video.')).toBeVisible();
});

it('the best title of each uncertain row is taken with one press, but not one that the name only contains', async () => {
  const unsure = { likelihood: 'other' };
  const extra = waiting(3, { ...unsure, reason: 'Sembrano trailer' });
  const { server, user } = await openQueue([waiting(1, unsure), waiting(2, unsure), extra]);
  expect(await row(1)).toHaveTextContent(/Amarcord, 1973.*Non sono sicuro/);
  await user.click(await screen.findByRole('button', { name: 'Prendi tutti e 3 i titoli proposti' }));
  await waitFor(() =>
    expect(sentAnswers(server)).toEqual([{ answers: [asAmarcord(1), asAmarcord(2)], isBulk: true }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(server.made('POST /api/gestione/videos/undo')[0]?.body).toEqual({ matched: [1, 2], ignored: [] });
});

it('one’s own videos without a name become a title each with one press', async () => {
  const own = {
    likelihood: 'other',
    reason: 'Non hanno un titolo nel nome.',
    posts: 12,
    guess: null,
    isEach: true,
  };
  const { server, user } = await openQueue([waiting(1, own)]);
  expect(await screen.findByRole('button', { name: 'Apri: Video 1.mkv' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crea 12 titoli: Video 1.mkv' }));
  await waitFor(() =>
    expect(sentAnswers(server)).toEqual([{ answers: [{ post: 1, isOne: false, to: { kind: 'each' } }] }]),
  );
});

it.each([
  ['film', 'Crea il film «compleanno di Anna 2023»'],
  ['serie', 'Crea la serie «compleanno di Anna 2023»'],
])('a search that ends without the title makes a %s of the words', async (type, label) => {
  const { server, user } = await openQueue([waiting(1, { guess: null, likelihood: 'other' })]);
  server.answer('GET /api/gestione/videos/1/titles', { titles: [], tmdb: null, newName: null });
  server.answer('GET /api/gestione/titles', { titles: [] });
  server.answer('GET /api/tu/requestable', { isKnown: true, titles: [] });
  await user.click(await screen.findByRole('button', { name: 'Scegli: Video 1.mkv' }));
  await user.type(await screen.findByRole('searchbox'), 'compleanno di Anna 2023');
  await user.click(await screen.findByText(label));
  const to = { kind: 'words', type, words: 'compleanno di Anna 2023' };
  await waitFor(() => expect(sentAnswers(server)).toEqual([{ answers: [{ post: 1, isOne: false, to }] }]));
});

it('several series whose names say no season are asked about one after the other', async () => {
  const { server, user } = await openQueue([waiting(1, { posts: 3 }), waiting(2, { posts: 2 })]);
  const nothing = { settled: { matched: [], ignored: [] }, failures: [] };
  const left = [1, 2].map((post) => ({ post, title: 12, needs: 'season' }));
  server.answer('POST /api/gestione/videos/settle', () =>
    sentAnswers(server).length > 1
      ? { settled: { matched: [sentAnswers(server).length], ignored: [] }, left: [], failures: [] }
      : { ...nothing, left },
  );
  await user.click(await screen.findByRole('button', { name: 'Prendi tutti e 2 i titoli proposti' }));
  for (const post of [1, 2]) {
    const sheet = within(await screen.findByRole('dialog', { name: 'Di che stagione?' }));
    expect(await sheet.findByText(`Video ${post}.mkv`)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Fine' }));
  }
  const season = (post: number) => ({
    answers: [{ post, isOne: false, to: { kind: 'title', id: 12, season: 1, episode: null } }],
  });
  await waitFor(() => expect(sentAnswers(server).slice(1)).toEqual([season(1), season(2)]));
});

it('several that are chosen are ignored together', async () => {
  const { server, user } = await openQueue([waiting(1), waiting(2), waiting(3)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Video 1.mkv' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Video 3.mkv' }));
  await user.click(screen.getByRole('button', { name: 'Ignora' }));
  const ignored = (post: number) => ({ post, isOne: false, to: { kind: 'ignore' } });
  await waitFor(() =>
    expect(sentAnswers(server)).toEqual([{ answers: [ignored(1), ignored(3)], isBulk: true }]),
  );
});

describe('by keyboard', () => {
  it('the arrows move between rows, Enter accepts, and the next row takes the focus', async () => {
    const { server, user } = await openQueue([waiting(1), waiting(2), waiting(3)]);
    (await row(1)).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await row(3)).toHaveFocus());
    await user.keyboard('i');
    await waitFor(() => expect(sentAnswers(server)).toHaveLength(2));
    expect(sentAnswers(server)[0]).toEqual({ answers: [asAmarcord(2)] });
    expect(sentAnswers(server)[1]).toMatchObject({ answers: [{ post: 3, to: { kind: 'ignore' } }] });
  });

  it('a letter that is typed into the search of a title answers nothing', async () => {
    const { server } = await openQueue([waiting(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Un altro titolo: Video 1.mkv' }));
    const field = await screen.findByRole('searchbox');
    fireEvent.keyDown(field, { key: 'i' });
    expect(sentAnswers(server)).toEqual([]);
  });
});

it('another title is searched in the catalogue and in TMDB as one types', async () => {
  const { server, user } = await openQueue([waiting(1)]);
  server.answer('GET /api/gestione/videos/1/titles', { titles: [amarcord], tmdb: null, newName: null });
  server.answer('GET /api/gestione/titles', { titles: [{ ...amarcord, id: 13, titolo: 'Roma' }] });
  server.answer('GET /api/tu/requestable', {
    isKnown: true,
    titles: [{ type: 'film', id: 653, title: 'Roma città aperta', year: '1945' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Un altro titolo: Video 1.mkv' }));
  await user.type(await screen.findByRole('searchbox'), 'roma');
  const found = await screen.findByRole('list', { name: 'Titoli trovati' });
  await waitFor(() => expect(found).toHaveTextContent(/Roma1973/));
  await user.click(await within(found).findByText('Roma città aperta (1945)'));
  await waitFor(() =>
    expect(sentAnswers(server)).toEqual([
      { answers: [{ post: 1, isOne: false, to: { kind: 'tmdb', type: 'film', id: 653 } }] },
    ]),
  );
});

it('the season that no name says is asked for', async () => {
  const { server, user } = await openQueue([waiting(1, { posts: 3 })]);
  server.answer('POST /api/gestione/videos/settle', {
    settled: { matched: [], ignored: [] },
    left: [{ post: 1, title: 12, needs: 'season' }],
    failures: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Accetta: Video 1.mkv' }));
  const season = await screen.findByRole('textbox', { name: 'Stagione' });
  await user.clear(season);
  await user.type(season, '2{Enter}');
  await waitFor(() => expect(sentAnswers(server)).toHaveLength(2));
  expect(sentAnswers(server)[1]).toEqual({
    answers: [{ post: 1, isOne: false, to: { kind: 'title', id: 12, season: 2, episode: null } }],
  });
});

it('videos without a name in common are opened, and a single one of them has its title accepted', async () => {
  const extras = { likelihood: 'other', reason: 'Troppo corti per un film' };
  await openQueue([waiting(1, { ...extras, posts: 3, guess: null }), waiting(2, extras)]);
  expect(await screen.findByRole('button', { name: 'Apri: Video 1.mkv' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Un altro titolo: Video 1.mkv' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Accetta: Video 2.mkv' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Un altro titolo: Video 2.mkv' })).toBeVisible();
});

it('by keyboard C on videos without a name in common says why there is no title to choose', async () => {
  const extras = { likelihood: 'other', reason: 'Troppo corti per un film', posts: 3, guess: null };
  const { user } = await openQueue([waiting(1, extras)]);
  (await row(1)).focus();
  await user.keyboard('c');
  expect(await screen.findByText(/^In questo gruppo ogni video ha il suo titolo/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('an answered video leaves its opened group at once, the others stay', async () => {
  const extras = { likelihood: 'other', reason: 'Troppo corti per un film' };
  const { server, user } = await openQueue([waiting(1, { ...extras, posts: 3, guess: null })]);
  const videos = [11, 12, 13].map((post) => waiting(post, extras));
  server.answer('GET /api/gestione/videos/1/group', { videos, more: false });
  await user.click(await screen.findByRole('button', { name: 'Apri: Video 1.mkv' }));
  await user.click(await screen.findByRole('button', { name: 'Accetta: Video 12.mkv' }));
  const group = within(screen.getByRole('list', { name: 'I video del gruppo' }));
  expect(group.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Video 11.mkv',
    'Video 13.mkv',
  ]);
});

it('a new title is made of the name, after a failure that passes as well', async () => {
  const { server, user } = await openQueue([
    waiting(1, { guess: null, likelihood: 'unknown', newName: 'Gita a Goa (2019)' }),
  ]);
  expectConsoleError(/settle failed: status 503/);
  const settled = { settled: { matched: [1], ignored: [] }, left: [], failures: [] };
  server.answer('POST /api/gestione/videos/settle', () =>
    sentAnswers(server).length > 1 ? settled : new StubResponse(503),
  );
  await user.click(await screen.findByRole('button', { name: 'Crea: Video 1.mkv' }));
  expect(await screen.findByText('Fatto: 1 video.')).toBeVisible();
  const asNew = { answers: [{ post: 1, isOne: false, to: { kind: 'new' } }] };
  expect(sentAnswers(server)).toEqual([asNew, asNew]);
});

it.each([
  ['why it failed', { failures: ['Nel nome non c’è un titolo.'] }, 'Nel nome non c’è un titolo.'],
  ['that another was first', {}, 'Già fatto, nella chat o altrove.'],
])('an answer that changes nothing says %s', async (_, outcome, text) => {
  const { server, user } = await openQueue([waiting(1)]);
  const nothing = { settled: { matched: [], ignored: [] }, left: [], failures: [] };
  server.answer('POST /api/gestione/videos/settle', { ...nothing, ...outcome });
  await user.click(await screen.findByRole('button', { name: 'Accetta: Video 1.mkv' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
});

it('by keyboard, U takes the last answer back, and a letter with Ctrl is the browser’s', async () => {
  const { server, user } = await openQueue([waiting(1), waiting(2)]);
  (await row(2)).focus();
  await user.keyboard('{Control>}i{/Control}{Enter}');
  expect(await screen.findByText('Fatto: 1 video.')).toBeVisible();
  await waitFor(async () => expect(await row(1)).toHaveFocus());
  await user.keyboard('u');
  expect(await row(2)).toBeVisible();
  expect(sentAnswers(server)).toEqual([{ answers: [asAmarcord(2)] }]);
  expect(server.made('POST /api/gestione/videos/undo')[0]?.body).toEqual({ matched: [2], ignored: [] });
});
