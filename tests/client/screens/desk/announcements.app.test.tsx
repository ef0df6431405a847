import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

const announcement = (more: object = {}) => ({
  id: 1,
  text: 'Stasera al cinema!',
  title: 'Amarcord',
  hasPicture: false,
  audience: 'all',
  genre: null,
  state: 'draft',
  startsAt: null,
  isAhead: false,
  people: 1234,
  sent: 0,
  unsent: 0,
  ...more,
});

async function openAnnouncements(announcements: object[] = []) {
  offerExtensions();
  return openApp('/gestione/annunci', {
    'GET /api/gestione': { role: 'owner', waiting: {} },
    'GET /api/gestione/announcements': { announcements },
    'GET /api/get_generi/0': [{ genere: 'Noir' }],
    'GET /api/gestione/titles': { titles: [{ id: 5, titolo: 'Amarcord', type: 'film' }] },
    'POST /api/gestione/announcements/preview': { id: 1, fault: null },
    'POST /api/gestione/announcements/picture': { address: '/bot-file/large', fault: null },
    'POST /api/gestione/announcements/change': { success: true },
  });
}

const PREVIEW = 'Anteprima in chat';
const PATH = '/api/gestione/announcements';

it('an announcement is shown to its writer first, and sent at a press on its row', async () => {
  const { server, user } = await openAnnouncements();
  await user.type(await screen.findByRole('textbox', { name: 'Testo' }), ' Stasera al cinema! ');
  await user.click(screen.getByRole('button', { name: 'Scegli un titolo' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Cerca nel catalogo' }), 'amarcord');
  await user.click(await screen.findByRole('button', { name: /Amarcord/ }));
  await user.upload(
    screen.getByLabelText('Foto dell’annuncio'),
    new File(['x'], 'sala.jpg', { type: 'image/jpeg' }),
  );
  // Beside the button, and in the message as it arrives.
  expect(await screen.findAllByText('sala.jpg')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Chi guarda o ama un genere' }));
  await user.type(screen.getByRole('combobox', { name: 'Genere' }), 'Noir');
  server.answer(`GET ${PATH}`, { announcements: [announcement()] });
  await user.click(screen.getByRole('button', { name: PREVIEW }));
  const row = await screen.findByRole('article', { name: 'Stasera al cinema!' });
  expect(server.made(`POST ${PATH}/preview`)[0]?.body).toEqual({
    text: 'Stasera al cinema!',
    title: 5,
    picture: '/bot-file/large',
    audience: 'genre',
    genre: 'Noir',
    startsAt: null,
  });
  expect(within(row).getByText('L’anteprima è nella chat · per 1234 persone')).toBeVisible();
  server.answer(`GET ${PATH}`, {
    announcements: [announcement({ state: 'running', sent: 100, unsent: 3, unknown: 2 })],
  });
  await user.click(within(row).getByRole('button', { name: 'Invia: Stasera al cinema!' }));
  expect(await screen.findByText('In corso: 100 di 1234, 3 non raggiungibili, 2 in dubbio')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveValue(105);
  expect(screen.getByRole('textbox', { name: 'Testo' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Ferma: Stasera al cinema!' }));
  await waitFor(() =>
    expect(server.made(`POST ${PATH}/change`).map(({ body }) => body)).toEqual([
      { announcement: 1, to: 'running' },
      { announcement: 1, to: 'stopped' },
    ]),
  );
});

it('a second preview takes the place of the first, whose text stays to be mended', async () => {
  const { server, user } = await openAnnouncements();
  const text = await screen.findByRole('textbox', { name: 'Testo' });
  await user.type(text, 'Staseraa');
  // Pressed again, it is the same draft.
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: PREVIEW }));
    await waitFor(() => expect(server.made(`POST ${PATH}/preview`)).toHaveLength(times));
  }
  await user.type(text, '{Backspace}');
  server.answer(`POST ${PATH}/preview`, { id: 2, fault: null });
  await user.click(screen.getByRole('button', { name: PREVIEW }));
  await waitFor(() =>
    expect(server.made(`POST ${PATH}/change`).map(({ body }) => body)).toEqual([
      { announcement: 1, to: 'gone' },
    ]),
  );
});

it('what is missing is said before anything is sent, and so is why there is no preview', async () => {
  const { server, user } = await openAnnouncements();
  const press = async () => user.click(await screen.findByRole('button', { name: PREVIEW }));
  await press();
  expect(await screen.findByText('Scrivi il testo.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Testo' }), 'Ciao');
  const time = screen.getByLabelText('Quando');
  fireEvent.change(time, { target: { value: '2020-01-05T20:00' } });
  await press();
  expect(await screen.findByText(/devono ancora venire/)).toBeVisible();
  expect(server.made(`POST ${PATH}/preview`)).toEqual([]);
  fireEvent.change(time, { target: { value: '' } });
  server.answer(`POST ${PATH}/preview`, { id: null, fault: 'Non riesco a scriverti in chat.' });
  await press();
  expect(await screen.findByText('Non riesco a scriverti in chat.')).toBeVisible();
});

it('a sentence under the field says when an announcement goes out', async () => {
  await openAnnouncements();
  const time = await screen.findByLabelText('Quando');
  expect(time).toHaveAccessibleDescription('Parte subito, se non scegli un giorno e un’ora.');
  fireEvent.change(time, { target: { value: '2030-01-05T20:30' } });
  expect(time).toHaveAccessibleDescription(/^Parte sabato 5 gennaio 2030 .*20:30\.$/);
});

it('each announcement says whom it is for and how far it is', async () => {
  const startsAt = Date.UTC(2030, 0, 5, 20);
  await openAnnouncements([
    announcement({ id: 4, text: 'Quattro', state: 'running', isAhead: true, startsAt, audience: 'premium' }),
    announcement({ id: 3, text: 'Tre', state: 'stopped', sent: 2 }),
    announcement({ id: 2, text: 'Due', state: 'done', audience: 'genre', genre: 'Noir', people: 0, sent: 7 }),
  ]);
  const of = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await of('Quattro')).getByText(/^A chi ha Premium/)).toBeVisible();
  expect((await of('Quattro')).getByText(/^Programmato per il 5 gen 2030/)).toBeVisible();
  expect((await of('Tre')).getByRole('button', { name: 'Riprendi: Tre' })).toBeVisible();
  expect((await of('Due')).getByText('A chi guarda o ama Noir · Amarcord')).toBeVisible();
  expect((await of('Due')).getByText('Finito: 7')).toBeVisible();
  expect((await of('Due')).queryByRole('button')).toBeNull();
});

it('the page shows a message as it arrives while it is written, with its styles and without their marks', async () => {
  const { user } = await openAnnouncements([announcement({ text: 'Da *stasera* in sala' })]);
  expect(await screen.findByRole('article', { name: 'Da stasera in sala' })).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Come arriva in chat' }));
  expect(preview.getByText('Qui vedi il messaggio mentre lo scrivi.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Testo' }), 'Venite *tutti*, anche _Ada_!');
  expect(preview.getByText('tutti').tagName).toBe('B');
  expect(preview.getByText('Ada').tagName).toBe('I');
  expect(preview.queryByText(/[*_]/)).toBeNull();
});
