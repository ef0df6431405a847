import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

beforeEach(offerExtensions);
afterEach(() => vi.restoreAllMocks());

const PATH = '/tu/altri-servizi';
const list = (state: string, text: string, rest = {}) => ({
  id: 1,
  state,
  text,
  reached: 0,
  titles: 10,
  missing: [],
  missingCount: 0,
  ...rest,
});
const file = (name = 'watched.csv') => new File(['Name,Year\nAlien,1979\n'], name, { type: 'text/csv' });
const input = async () => {
  const found = await screen.findByLabelText('File della lista');
  if (!(found instanceof HTMLInputElement)) throw new Error('no input');
  return found;
};
const UPLOAD = 'POST /api/tu/list_imports';

test('a chosen file is sent as it is, and its progress and outcome are shown', async () => {
  const { server, user } = await openApp(PATH, {
    'GET /api/tu/list_imports': { lists: [] },
    [UPLOAD]: { success: true, refused: null },
  });
  await screen.findByRole('button', { name: 'Scegli un file' });
  const reading = '«watched.csv»: 10 titoli, fra i visti.';
  server.answer('GET /api/tu/list_imports', { lists: [list('running', reading, { reached: 4 })] });
  await user.upload(await input(), file());
  expect(await screen.findByText(reading)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '4 di 10' })).toBeVisible();
  const sent = server.made(UPLOAD)[0];
  expect(sent?.query).toEqual({ name: 'watched.csv', upload: expect.stringMatching(/^.{8,64}$/) });
  expect(sent?.headers['Content-Type']).toBe('application/octet-stream');
  server.answer('GET /api/tu/list_imports', {
    lists: [list('done', 'Ho letto «watched.csv».', { missing: ['Metropolis (1927)'], missingCount: 3 })],
  });
  expect(await screen.findByText('Ho letto «watched.csv».', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('Metropolis (1927)')).toBeVisible();
  expect(screen.getByText('e altri 2')).toBeVisible();
  server.answer('POST /api/tu/list_imports/missing', { text: 'Richiesti 3 titoli.' });
  await user.click(screen.getByRole('button', { name: 'Richiedi quelli che mancano' }));
  expect(await screen.findByText('Richiesti 3 titoli.')).toBeVisible();
});

test('a file that does not arrive is kept, and sent again as the same one', async () => {
  expectConsoleError(/list_imports failed/);
  const { server, user } = await openApp(PATH, {
    'GET /api/tu/list_imports': { lists: [] },
    [UPLOAD]: new StubResponse(503),
  });
  await user.upload(await input(), file());
  expect(
    await screen.findByText('«watched.csv» non è partito. Riprova, o mandalo nella chat del bot.'),
  ).toBeVisible();
  server.answer(UPLOAD, { success: true, refused: null });
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const [first, second] = server.made(UPLOAD);
  expect(second?.query).toEqual(first?.query);
});

test('without a network a chosen file says so, and nothing is sent', async () => {
  const { server, user } = await openApp(PATH, { 'GET /api/tu/list_imports': { lists: [] } });
  const field = await input();
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.upload(field, file());
  expect(await screen.findByText(/^Non c’è rete\. «watched\.csv» non è partito/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(server.made(UPLOAD)).toEqual([]);
});

test('what the server refuses, or is too large to be sent, says why', async () => {
  const { server, user } = await openApp(PATH, {
    'GET /api/tu/list_imports': { lists: [] },
    [UPLOAD]: { success: true, refused: 'Non è una lista che conosco.' },
  });
  await user.upload(await input(), file());
  expect(await screen.findByText('Non è una lista che conosco.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  const large = file();
  Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
  await user.upload(await input(), large);
  expect(await screen.findByText('Il file è troppo grande. Il massimo è 5 MB.')).toBeVisible();
  expect(server.made(UPLOAD)).toHaveLength(1);
});

test('what titles become is chosen once, and a dropped file is gone', async () => {
  const asked = (id: number, name: string) =>
    list('asked', `«${name}»: 10 titoli. Che cosa diventano?`, { id });
  const { server, user } = await openApp(PATH, {
    'GET /api/tu/list_imports': { lists: [asked(2, 'b.csv'), asked(1, 'a.csv')] },
    'POST /api/tu/list_imports/target': { success: true },
  });
  const [drop = document.body] = await screen.findAllByRole('button', { name: 'Annulla' });
  server.answer('GET /api/tu/list_imports', { lists: [asked(1, 'a.csv')] });
  await user.click(drop);
  expect(screen.queryByText(/b\.csv/)).toBeNull();
  // The answer after the change renders the other file's buttons anew.
  await waitFor(() => expect(server.made('GET /api/tu/list_imports')).toHaveLength(2));
  server.answer('GET /api/tu/list_imports', { lists: [list('running', 'Li cerco nel catalogo.')] });
  await user.click(screen.getByRole('button', { name: 'La mia lista' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  await waitFor(() =>
    expect(server.made('POST /api/tu/list_imports/target').map(({ body }) => body)).toEqual([
      { id: '2', target: 'nothing' },
      { id: '1', target: 'liste' },
    ]),
  );
});
