import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferredResponse, StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { openApp, renderApp } from '../../../support/open-app.tsx';
import { title } from '../../../support/title-fixtures.ts';

const lists = { 'GET /api/get_list/*': [title(7, { trama: null })], 'GET /api/content_in_list/*': {} };

async function openFromCover(content: unknown) {
  const page = await openApp('/lists', {
    ...lists,
    'GET /api/get_genere/*': [],
    'GET /api/get_content/7': content,
  });
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  await page.user.click(cover ?? document.body);
  return page;
}

test('a title’s page shows the fields passed by its cover until the call returns', async () => {
  const late = deferredResponse();
  await openFromCover(late.answerer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 7' })).toBeVisible();
  expect(screen.queryByText('Una trama.')).toBeNull();
  late.release(title(7));
  expect(await screen.findByText('Una trama.')).toBeVisible();
});

test('the passed fields disappear after a 404', async () => {
  expectConsoleError(/get_content/);
  await openFromCover(new StubResponse(404));
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});

/** Reloads a title's page that was opened from a cover, with this router state; its own data never arrive. */
async function reload(state?: unknown) {
  const { unmount } = await openFromCover(deferredResponse().answerer);
  await screen.findByRole('heading', { level: 1, name: 'Titolo 7' });
  unmount();
  history.replaceState(state ?? history.state, '');
  vi.resetModules();
  await renderApp({
    ...lists,
    'GET /api/get_genere/*': [],
    'GET /api/get_content/7': deferredResponse().answerer,
  });
}

test('the passed fields survive a reload', async () => {
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 7' })).toBeVisible();
});

test.each([{ title: { titolo: 'Senza id' } }, { title: title(8) }, 7])(
  'router state without this title is ignored: %j',
  async (usr) => {
    await reload({ usr, key: 'k', idx: 1 });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
);
