import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const found = (name: string, rest = {}) => ({
  found: [{ content: title(7, { titolo: name }), why: null, isPlayable: true, ...rest }],
});
const field = () => screen.findByRole('searchbox', { name: 'Cerca titoli o persone' });

test('titles are found while one types, in one call for words typed without a pause', async () => {
  offerExtensions();
  const { server, user } = await openApp('/tu', {
    'GET /api/tu/to_continue': { titles: [] },
    'GET /api/tu/recommendations': { titles: [] },
    'GET /api/tu/search': found('Amarcord', { why: 'regia di Federico Fellini' }),
    'POST /api/play_content': {},
  });
  const search = await field();
  // Within one task: a busy machine would pause between the keys.
  for (const words of ['fe', 'fell', 'fellini']) fireEvent.change(search, { target: { value: words } });
  expect(await screen.findByText('Film · 2021 · regia di Federico Fellini')).toBeVisible();
  expect(server.made('GET /api/tu/search').map(({ query }) => query)).toEqual([{ words: 'fellini' }]);
  expect(screen.queryByRole('heading', { name: 'Continua a guardare' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Riproduci Amarcord' }));
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(await screen.findByRole('heading', { name: 'Continua a guardare' })).toBeVisible();
});

test('an answer that is overtaken is dropped', async () => {
  offerExtensions();
  let answerFirst: (answer: unknown) => void = () => undefined;
  const { server, user } = await openApp('/tu', {
    'GET /api/tu/to_continue': { titles: [] },
    'GET /api/tu/recommendations': { titles: [] },
    'GET /api/tu/search': ({ query }: { query: Record<string, string> }) =>
      query['words'] === 'al' ? new Promise((resolve) => (answerFirst = resolve)) : found('Alien'),
  });
  await user.type(await field(), 'al');
  await waitFor(() => expect(server.made('GET /api/tu/search')).toHaveLength(1));
  await user.type(await field(), 'ien');
  expect(await screen.findByText('Alien')).toBeVisible();
  answerFirst(found('Alba'));
  await waitFor(() => expect(server.isIdle).toBe(true));
  expect(screen.queryByText('Alba')).toBeNull();
});

test('what cannot be watched yet says so, and words without a result are requested by one press', async () => {
  offerExtensions();
  const { user, server } = await openApp('/tu?cerca=amarcord', {
    'GET /api/tu/to_continue': { titles: [] },
    'GET /api/tu/recommendations': { titles: [] },
    'GET /api/tu/search': found('Amarcord', { isPlayable: false }),
    'POST /api/tu/requests': { outcome: 'new', request: { id: 5, name: 'amarcord due' }, titleId: null },
    'POST /api/tu/requests/wanted': { success: true },
  });
  expect(await screen.findByText('Film · 2021 · non ancora disponibile')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Riproduci/ })).toBeNull();
  server.answer('GET /api/tu/search', { found: [] });
  await user.type(await field(), ' due');
  expect(await screen.findByText('Nel catalogo non lo trovo.')).toBeVisible();
  const ask = () => screen.findByRole('button', { name: 'Chiedi «amarcord due»' });
  await user.click(await ask());
  expect(await screen.findByText(/^Chiesto\./)).toBeVisible();
  expect(server.made('POST /api/tu/requests').map(({ body }) => body)).toEqual([
    { words: 'amarcord due', tmdb: null, isLookedUp: false },
  ]);
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await ask()).toBeVisible();
  expect(server.made('POST /api/tu/requests/wanted').map(({ body }) => body)).toEqual([
    { id: '5', isWanted: false },
  ]);
});

test('the filters’ page has the field where the server has it, and nowhere else', async () => {
  const answers = {
    'GET /api/get_generi/0': [{ genere: 'Crime', copertina: null }],
    'GET /api/get_years': [],
    'GET /api/filter_contents': [],
    'GET /api/tu/search': found('Amarcord', { why: 'regia di Federico Fellini' }),
  };
  const filters = () => screen.queryByRole('group', { name: /^Tipo/ });
  const { unmount } = await openApp('/premium-search', answers);
  await waitFor(() => expect(filters()).toBeVisible());
  expect(screen.queryByRole('searchbox')).toBeNull();
  unmount();
  offerExtensions();
  const { user } = await openApp('/premium-search', answers);
  await user.click(await screen.findByRole('button', { name: 'Crime' }));
  await user.type(await field(), 'f');
  expect(await screen.findByText('Scrivi almeno due lettere.')).toBeVisible();
  await user.type(await field(), 'ellini');
  expect(await screen.findByText('Film · 2021 · regia di Federico Fellini')).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(filters()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  await waitFor(() => expect(filters()).toBeVisible());
  expect(screen.getByRole('button', { name: 'Crime' })).toHaveAttribute('aria-pressed', 'true');
});
