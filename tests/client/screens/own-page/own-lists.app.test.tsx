import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deferredResponse, type RecordedRequest } from '../../calls/fake-server.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

beforeEach(() => offerExtensions());

/** A server with these lists, which the calls change. */
function openLists(names: string[]) {
  let lists = names.map((titolo, index) => ({ id: index + 1, titolo }));
  const body = <Body,>(request: RecordedRequest) => request.body as Body;
  return openApp('/tu/liste', {
    'GET /api/check_premium_status': { isPremium: true },
    'GET /api/get_custom_lists': () => lists,
    'POST /api/tu/lists/make': (request: RecordedRequest) => {
      const { name } = body<{ name: string }>(request);
      if (lists.some(({ titolo }) => titolo === name)) return { outcome: 'taken' };
      lists = [...lists, { id: 9, titolo: name }];
      return { outcome: 'done' };
    },
    'POST /api/tu/lists/rename': (request: RecordedRequest) => {
      const { list, name } = body<{ list: string; name: string }>(request);
      lists = lists.map((one) => (String(one.id) === list ? { ...one, titolo: name } : one));
      return { outcome: 'done' };
    },
    'POST /api/tu/lists/order': (request: RecordedRequest) => {
      const { lists: ids } = body<{ lists: string[] }>(request);
      lists = ids.flatMap((id) => lists.filter((one) => String(one.id) === id));
      return { success: true };
    },
    'POST /api/tu/lists/remove': (request: RecordedRequest) => {
      const { list } = body<{ list: string }>(request);
      lists = lists.filter(({ id }) => String(id) !== list);
      return { success: true };
    },
  });
}

const rows = async () => within(await screen.findByRole('list', { name: 'Le tue liste' }));
const shown = async () => (await rows()).queryAllByRole('link').map(({ textContent }) => textContent);

it('a list is made, and its name is taken once', async () => {
  const { user } = await openLists([]);
  expect(await screen.findByText('Non hai ancora liste tue.')).toBeVisible();
  const field = screen.getByLabelText('Nome della nuova lista');
  await user.type(field, 'Da rivedere{Enter}');
  await waitFor(async () => expect(await shown()).toEqual(['Da rivedere']));
  expect(field).toHaveValue('');
  await user.type(field, 'Da rivedere{Enter}');
  expect(await screen.findByText('Hai già una lista con questo nome.')).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveValue('Da rivedere');
});

it('two quick presses make one list, and are no fault once its name has been taken', async () => {
  const { server, user } = await openLists([]);
  await user.type(await screen.findByLabelText('Nome della nuova lista'), 'Da rivedere{Enter}{Enter}');
  await waitFor(async () => expect(await shown()).toEqual(['Da rivedere']));
  await user.click(screen.getByRole('button', { name: 'Crea la lista' }));
  expect(server.made('POST /api/tu/lists/make')).toHaveLength(1);
  expect(screen.queryByText('Scrivi un nome.')).toBeNull();
});

it('words that are written while a list is made stay', async () => {
  const answer = deferredResponse();
  const { server, user } = await openLists([]);
  server.answer('POST /api/tu/lists/make', answer.answerer);
  const field = await screen.findByLabelText('Nome della nuova lista');
  await user.type(field, 'Gialli{Enter}');
  await user.clear(field);
  await user.type(field, 'Noir');
  answer.release({ outcome: 'done' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Crea la lista' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(field).toHaveValue('Noir');
});

it('a list is renamed where it is', async () => {
  const { user } = await openLists(['Da vedere', 'Gialli']);
  await user.click(await screen.findByRole('button', { name: 'Rinomina: Gialli' }));
  const field = screen.getByLabelText('Nuovo nome di Gialli');
  await user.clear(field);
  await user.type(field, 'Noir{Enter}');
  await waitFor(async () => expect(await shown()).toEqual(['Da vedere', 'Noir']));
  expect(screen.queryByLabelText(/^Nuovo nome/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Rinomina: Noir' })).toHaveFocus();
});

it('lists change places at once, and the server keeps the order', async () => {
  const { server, user } = await openLists(['Da vedere', 'Gialli']);
  await user.click(await screen.findByRole('button', { name: 'Su: Gialli' }));
  expect(await shown()).toEqual(['Gialli', 'Da vedere']);
  await waitFor(() =>
    expect(server.made('POST /api/tu/lists/order')[0]?.body).toEqual({ lists: ['2', '1'] }),
  );
});

it('a list is deleted after a question', async () => {
  const { server, user } = await openLists(['Da vedere', 'Gialli']);
  await user.click(await screen.findByRole('button', { name: 'Elimina: Gialli' }));
  expect(server.made('POST /api/tu/lists/remove')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Elimina' }));
  await waitFor(async () => expect(await shown()).toEqual(['Da vedere']));
});

it('without Premium the section says so and leads to it', async () => {
  const { server } = await openApp('/tu/liste', {});
  expect(await screen.findByText('Le liste personali fanno parte di Premium.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri Premium' })).toHaveAttribute('href', '/tu/premium');
  expect(server.made('GET /api/get_custom_lists')).toEqual([]);
});
