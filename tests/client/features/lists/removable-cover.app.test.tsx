import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  deferredResponse,
  type RecordedRequest,
  StubResponse,
  type StubResponses,
} from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';
import { titles } from '../../support/title-fixtures.ts';

const answers: StubResponses = {
  'GET /api/get_list/liste': titles(3),
  'GET /api/get_list/*': [],
  'GET /api/content_in_list/*': { inList: false },
  'POST /api/add_content_to/*': '',
};
const premium: StubResponses = {
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/get_custom_list_title/5': { titolo: 'Da vedere' },
  'GET /api/get_list/5': titles(2),
  'POST /api/remove_from_custom_list': { success: true },
  'POST /api/add_to_custom_list': { success: true },
};
const edit = async (path: string, more: StubResponses = {}) => {
  const page = await openApp(path, { ...answers, ...more });
  await page.user.click(await screen.findByRole('button', { name: 'Modifica' }));
  const takeOut = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name: `Togli ${name}` }));
  return { ...page, takeOut };
};
const button = (name: string) => screen.queryByRole('button', { name: `Togli ${name}` });
const buttons = () =>
  screen.getAllByRole('button', { name: /^Togli/ }).map((it) => it.getAttribute('aria-label'));
const sent = (calls: RecordedRequest[]) => calls.map(({ path, body }) => [path, body]);

beforeEach(() => stubLayout(640));

test('a title is removed after the response, and undo puts it back in its place', async () => {
  const late = deferredResponse();
  const { server, user, takeOut } = await edit('/list/liste', {
    'POST /api/add_content_to/2': late.answerer,
  });
  await takeOut('Titolo 2');
  await waitFor(() => expect(button('Titolo 2')).toHaveAttribute('aria-busy', 'true'));
  late.release('');
  await screen.findByText('Tolto da «La mia lista».');
  await waitFor(() => expect(button('Titolo 2')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(buttons()).toEqual(['Togli Titolo 1', 'Togli Titolo 2', 'Togli Titolo 3']));
  const toggle = ['/api/add_content_to/2', { user_id: '42', list_name: 'liste' }];
  expect(sent(server.made('POST /api/add_content_to'))).toEqual([toggle, toggle]);
  expect(server.made('GET /api/get_list/liste')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Fine' }));
  expect(screen.getByRole('link', { name: 'Titolo 2' })).toHaveAttribute('href', '/content-view/2');
});

test('undo does not remove a title that was added again meanwhile', async () => {
  const { server, user, takeOut } = await edit('/list/liste');
  await takeOut('Titolo 2');
  server.answer('GET /api/content_in_list/*', { inList: true });
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(buttons()).toEqual(['Togli Titolo 1', 'Togli Titolo 2', 'Togli Titolo 3']));
  expect(server.made('POST /api/add_content_to')).toHaveLength(1);
  expect(server.made('GET /api/content_in_list').map(({ path, query }) => [path, query])).toEqual([
    ['/api/content_in_list/2', { user_id: '42', list_name: 'liste' }],
  ]);
});

test('a double tap removes one title, not the one that moves up as well', async () => {
  const { server, takeOut } = await edit('/list/liste');
  await takeOut('Titolo 1');
  await waitFor(() => expect(button('Titolo 1')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Togli Titolo 2' }), { detail: 2 });
  await screen.findByText('Tolto da «La mia lista».');
  expect(buttons()).toEqual(['Togli Titolo 2', 'Togli Titolo 3']);
  expect(server.made('POST /api/add_content_to')).toHaveLength(1);
});

test('a custom list uses its own calls', async () => {
  const { server, user, takeOut } = await edit('/list/5', premium);
  await takeOut('Titolo 1');
  await screen.findByText('Tolto da «Da vedere».');
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(buttons()).toEqual(['Togli Titolo 1', 'Togli Titolo 2']));
  const body = { user_id: '42', custom_list_id: '5', content_id: 1 };
  expect(sent(server.made('POST /api').slice(1))).toEqual([
    ['/api/remove_from_custom_list', body],
    ['/api/add_to_custom_list', body],
  ]);
});

test.each([
  ['a failure', '/list/liste', 'POST /api/add_content_to/1', new StubResponse(500)],
  ['no success', '/list/5', 'POST /api/remove_from_custom_list', { success: false }],
])('%s changes nothing and shows nothing', async (name, path, call, answer) => {
  if (name === 'a failure') expectConsoleError(/add_content_to/);
  const { takeOut } = await edit(path, { ...premium, [call]: answer });
  await takeOut('Titolo 1');
  await waitFor(() => expect(button('Titolo 1')).toHaveAttribute('aria-busy', 'false'));
  expect(button('Titolo 1')).toBeVisible();
  expect(screen.queryByText(/^Tolto/)).toBeNull();
});

test('removing a title moves the focus to the next one, else to the previous one, else to the page', async () => {
  const { takeOut } = await edit('/list/liste', { 'GET /api/get_list/liste': titles(2) });
  await takeOut('Titolo 1');
  await waitFor(() => expect(button('Titolo 2')).toHaveFocus());
  await takeOut('Titolo 2');
  await screen.findByText('La lista è vuota.');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
});

test('removing a title does not make the next page skip one', async () => {
  stubLayout(5000);
  let all = titles(20);
  const page = ({ query }: RecordedRequest) =>
    all.slice((Number(query['page']) - 1) * 9, Number(query['page']) * 9);
  const { server, takeOut } = await edit('/list/liste', {
    'GET /api/get_list/liste': page,
    'POST /api/add_content_to/3': () => {
      all = all.filter(({ id }) => id !== 3);
      return '';
    },
  });
  await takeOut('Titolo 3');
  expect(await screen.findByRole('button', { name: 'Togli Titolo 10' })).toBeVisible();
  expect(buttons()).toHaveLength(9);
  expect(server.made('GET /api/get_list/liste').map(({ query }) => query['page'])).toEqual(['1', '1']);
});

test('on /lists one button edits all rows', async () => {
  const { takeOut } = await edit('/lists', { 'GET /api/get_list/mi_piace': titles(2, 10) });
  await screen.findByRole('button', { name: 'Togli Titolo 10' });
  await takeOut('Titolo 2');
  await screen.findByText('Tolto da «La tua lista».');
  await waitFor(() => expect(button('Titolo 2')).toBeNull());
  expect(buttons()).toHaveLength(4);
});

test('with only empty lists there is no edit button', async () => {
  await openApp('/lists', { ...answers, 'GET /api/get_list/liste': [] });
  await waitFor(() => expect(screen.getAllByText('La lista è vuota')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
});
