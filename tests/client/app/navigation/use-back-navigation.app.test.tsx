import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const answers = {
  'GET /api/get_list/*': [title(7, { generi: null })],
  'GET /api/get_content/7': title(7, { generi: null }),
  'GET /api/content_in_list/*': {},
  'GET /api/get_top': [],
};
const back = () => screen.findByRole('button', { name: 'Indietro' });
const toBeAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

test('back goes to the previous page', async () => {
  const { user } = await openApp('/lists', answers);
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  await user.click(cover ?? document.body);
  await toBeAt('/content-view/7');
  await user.click(await back());
  await toBeAt('/lists');
  expect(await screen.findByRole('heading', { level: 1, name: 'Liste' })).toBeVisible();
});

test('back without history (a deep link) goes home', async () => {
  const { user } = await openApp('/content-view/7', answers);
  await user.click(await back());
  await toBeAt('/home');
});
