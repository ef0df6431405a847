import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

const run = (more: object = {}) => ({
  id: 'one',
  source: 'file',
  name: 'mine.csv',
  isPreview: true,
  state: 'done',
  lines: ['1 titolo nuovo, 0 cambiati, 0 già uguali.'],
  faults: [],
  wrong: 0,
  isEmpty: false,
  share: 1,
  failure: null,
  ...more,
});

const LINK = 'https://t.me/prova_bot?startchannel&admin=manage_chat';
const CHANNELS = {
  channels: [
    { id: '-1', title: 'Archivio', used: 12, unmatched: 3, isLost: false },
    { id: '-2', title: 'Vecchio', used: 1, unmatched: 0, isLost: true },
  ],
  link: LINK,
};

async function openImports(current: object | null = null, isTmdbSet = true) {
  offerExtensions();
  return openApp('/gestione/importa', {
    'GET /api/gestione': { role: 'owner', waiting: {} },
    'GET /api/gestione/imports': { run: current, isTmdbSet },
    'GET /api/gestione/channels': CHANNELS,
    'POST /api/gestione/imports/file': { id: 'one', refused: null },
    'POST /api/gestione/imports/tmdb': { id: 'two', refused: null },
    'POST /api/gestione/imports/stop': { success: true },
    'POST /api/gestione/export': { success: true },
  });
}

it('a file is sent for the changes first, and again to be imported', async () => {
  const { server, user } = await openImports();
  await screen.findByRole('button', { name: 'Scegli un file' });
  server.answer('GET /api/gestione/imports', { run: run(), isTmdbSet: true });
  await user.upload(screen.getByLabelText('File dei titoli'), new File(['x'], 'mine.csv'));
  expect(await screen.findByText('1 titolo nuovo, 0 cambiati, 0 già uguali.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Importa' }));
  await waitFor(() => expect(server.made('POST /api/gestione/imports/file')).toHaveLength(2));
  const sent = server.made('POST /api/gestione/imports/file').map(({ query }) => query['preview']);
  expect(sent).toEqual(['true', 'false']);
});

it('a file that cannot be read takes the place of the last import, with its name', async () => {
  const { server, user } = await openImports(run({ name: 'old.csv' }));
  expect(await screen.findByText('old.csv')).toBeVisible();
  server.answer('POST /api/gestione/imports/file', { id: null, refused: 'Il file è vuoto.' });
  await user.upload(screen.getByLabelText('File dei titoli'), new File([''], 'empty.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('empty.csv Il file è vuoto.');
  expect(screen.queryByText('old.csv')).toBeNull();
  server.answer('POST /api/gestione/imports/file', { id: 'one', refused: null });
  await user.upload(screen.getByLabelText('File dei titoli'), new File(['x'], 'mine.csv'));
  expect(await screen.findByText('old.csv')).toBeVisible();
});

it('an import that somebody has started shows how far it is, and can be stopped', async () => {
  const { server, user } = await openImports(run({ isPreview: false, state: 'running', share: 0.42 }));
  expect(await screen.findByText(/Importo… 42%/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveValue(0.42);
  server.answer('GET /api/gestione/imports', {
    run: run({ isPreview: false, state: 'stopped' }),
    isTmdbSet: true,
  });
  await user.click(screen.getByRole('button', { name: 'Ferma' }));
  expect(await screen.findByText(/Fermato\. Quello che c’è già resta/)).toBeVisible();
  expect(server.made('POST /api/gestione/imports/stop')).toHaveLength(1);
});

it('an import that broke off can be left as it is', async () => {
  const { server, user } = await openImports(run({ isPreview: false, state: 'interrupted' }));
  expect(await screen.findByText(/Interrotto/)).toBeVisible();
  server.answer('GET /api/gestione/imports', {
    run: run({ isPreview: false, state: 'stopped' }),
    isTmdbSet: true,
  });
  await user.click(screen.getByRole('button', { name: 'Lascia così' }));
  expect(await screen.findByText(/Fermato\. Quello che c’è già resta/)).toBeVisible();
  expect(server.made('POST /api/gestione/imports/stop')).toHaveLength(1);
});

it('an import that is done says so', async () => {
  await openImports(run({ isPreview: false }));
  expect(await screen.findByText(/Importato\./)).toBeVisible();
  expect(screen.queryByText(/Se lo importi/)).toBeNull();
});

it('a preview from before the page was loaded asks for its file again', async () => {
  await openImports(run());
  expect(await screen.findByText(/Se lo importi/)).toBeVisible();
  expect(await screen.findByText(/Per importare scegli di nuovo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importa' })).toBeNull();
});

it('TMDB is asked for as many titles as are chosen, of a year', async () => {
  const { server, user } = await openImports();
  await user.click(await screen.findByRole('button', { name: 'Serie' }));
  await user.click(screen.getByRole('button', { name: '20' }));
  await user.type(screen.getByRole('textbox', { name: 'Anno' }), '1999{Enter}');
  await waitFor(() =>
    expect(server.made('POST /api/gestione/imports/tmdb')[0]?.body).toEqual({
      type: 'serie',
      pages: 1,
      year: 1999,
      isPreview: true,
    }),
  );
});

it('without a key of TMDB the steps to one are said, and its page is a press away', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openImports(null, false);
  const tmdb = within(await screen.findByRole('form', { name: 'Da TMDB' }));
  expect(tmdb.getAllByRole('listitem')).toHaveLength(3);
  expect(tmdb.getByText(/TMDB_TOKEN/)).toBeVisible();
  await user.click(tmdb.getByRole('button', { name: 'Crea la chiave su TMDB' }));
  expect(open).toHaveBeenCalledWith('https://www.themoviedb.org/settings/api', '_blank', 'noopener');
});

it('another import that runs meanwhile is said, and the catalogue is sent to the chat', async () => {
  const { server, user } = await openImports();
  server.answer('POST /api/gestione/imports/file', { id: null, refused: null });
  await screen.findByRole('button', { name: 'Scegli un file' });
  await user.upload(screen.getByLabelText('File dei titoli'), new File(['x'], 'mine.csv'));
  expect(await screen.findByText(/Un’altra importazione è in corso/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Manda il catalogo in chat' }));
  expect(await screen.findByText('Il catalogo arriva nella chat con il bot.')).toBeVisible();
  expect(server.made('POST /api/gestione/export')).toHaveLength(1);
});

it('the followed channels are listed, and one is connected by a link where the messenger has no chooser', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { server, user } = await openImports();
  const channels = within(await screen.findByRole('region', { name: 'Canali' }));
  expect(channels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Archivio12 video abbinati, 3 da abbinare',
    'VecchioIl bot non è più amministratore, quindi i video nuovi non arrivano',
  ]);
  await user.click(channels.getByRole('button', { name: 'Collega un canale' }));
  expect(open).toHaveBeenCalledWith(LINK, '_blank', 'noopener');
  expect(server.made('POST /api/gestione/channels/choose')).toEqual([]);
});
