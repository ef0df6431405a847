import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const trailer = 'https://www.youtube.com/watch?v=a_b-9';
const seven = title(7, { generi: 'Noir', trailer });
const answers = {
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/get_list/*': [seven],
  'GET /api/get_custom_lists': [],
  'GET /api/get_content/7': seven,
  'GET /api/get_content/8': title(8, { generi: null, trailer }),
  'GET /api/get_genere/*': [title(8)],
  'GET /api/content_in_list/*': {},
};
const toBeAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const cover = async (name: string) => (await screen.findAllByRole('link', { name }))[0] ?? document.body;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const play = () => screen.findByRole('button', { name: 'Guarda il trailer' });

test('without CloseWatcher, back first closes overlays, then leaves the page', async () => {
  const { user } = await openApp('/lists', answers);
  await user.click(await cover('Titolo 7'));
  await user.click(await play());
  await screen.findByTitle('Trailer di Titolo 7');
  await user.click(await screen.findByRole('button', { name: 'Liste' }));
  await screen.findByRole('dialog', { name: 'Le tue liste' });

  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTitle('Trailer di Titolo 7')).toBeInTheDocument();
  history.back();
  await waitFor(() => expect(screen.queryByTitle('Trailer di Titolo 7')).toBeNull());
  expect(location.pathname).toBe('/content-view/7');
  history.back();
  await toBeAt('/lists');
});

test('an overlay that was closed, or left by a link, costs no extra step back', async () => {
  const { user } = await openApp('/lists', answers);
  await user.click(await cover('Titolo 7'));
  await user.click(await play());
  await user.click(await screen.findByRole('button', { name: 'Chiudi il trailer' }));
  await user.click(await play());
  await user.click(await cover('Titolo 8'));
  await toBeAt('/content-view/8');
  await heading('Titolo 8');

  history.back();
  await toBeAt('/content-view/7');
  expect(await heading('Titolo 7')).toBeVisible();
  history.back();
  await toBeAt('/lists');
});
