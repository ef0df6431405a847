import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** Opens a title from the lists. */
async function openTitle() {
  const app = await openApp('/lists', answers);
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  await app.user.click(cover ?? document.body);
  await toBeAt('/content-view/7');
  return app;
}

test('two presses of back before the browser has gone back stay in the app', async () => {
  await openTitle();
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const arrow = await back();
  fireEvent.click(arrow);
  fireEvent.click(arrow);
  expect(go.mock.calls).toEqual([[-1]]);
  expect(location.pathname).toBe('/content-view/7');
  go.mockRestore();
  // Another entry has another state.
  history.replaceState({ ...history.state }, '');
  fireEvent.click(arrow);
  await toBeAt('/lists');
});

test('the second of two taps on the arrow does not press the logo in its place', async () => {
  const { user } = await openTitle();
  await user.click(await back());
  await user.click(await screen.findByRole('link', { name: 'Vetrina' }));
  expect(location.pathname).toBe('/lists');
  await waitFor(async () => {
    await user.click(screen.getByRole('link', { name: 'Vetrina' }));
    expect(location.pathname).toBe('/home');
  });
});
