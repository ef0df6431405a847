import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, StubResponse, type StubResponses } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { titles } from '../../support/title-fixtures.ts';

const answers: StubResponses = {
  'GET /api/get_list/liste': titles(3),
  'GET /api/get_list/mi_piace': titles(2, 10),
  'GET /api/get_list/preferiti': [],
};
const premium: StubResponses = {
  ...answers,
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/get_custom_lists': [
    { id: 5, titolo: 'Da vedere' },
    { id: 6, titolo: null },
  ],
  'GET /api/get_custom_list_contents': { contents: titles(1, 20) },
};
const region = (name: string) => screen.findByRole('region', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('three lists, each with its titles and a link to all of them', async () => {
  const { server } = await openApp('/lists', answers);
  await screen.findByText('La lista è vuota');
  expect(headings()).toEqual(['La tua lista', 'Contenuti piaciuti', 'Quelli che adori']);
  const mine = await region('La tua lista');
  expect(within(mine).getAllByRole('link', { name: /^Titolo/ })).toHaveLength(3);
  const all = screen.getAllByText('mostra tutti').map((link) => link.closest('a')?.getAttribute('href'));
  expect(all).toEqual(['/list/liste', '/list/mi_piace', '/list/preferiti']);
  for (const { query } of server.made('GET /api/get_list')) expect(query).toEqual({ 'user-id': '42' });
});

test('an empty list says so, with its link', async () => {
  await openApp('/lists', answers);
  const empty = await region('Quelli che adori');
  expect(await within(empty).findByText('La lista è vuota')).toBeVisible();
  expect(within(empty).getByRole('link')).toHaveAttribute('href', '/list/preferiti');
});

test('‘Loading...’ until a list has loaded, for each list', async () => {
  const late = deferredResponse();
  await openApp('/lists', { ...answers, 'GET /api/get_list/liste': late.answerer });
  const mine = await region('La tua lista');
  expect(within(mine).getByText('Loading...')).toBeVisible();
  await screen.findByText('La lista è vuota');
  expect(within(await region('La tua lista')).getByText('Loading...')).toBeVisible();
  late.release(titles(1));
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
});

test('a list that fails to load shows nothing, and the others render', async () => {
  expectConsoleError(/GET \/api\/get_list\/:list failed/);
  await openApp('/lists', { ...answers, 'GET /api/get_list/liste': new StubResponse(404) });
  await screen.findByText('La lista è vuota');
  const mine = await region('La tua lista');
  expect(mine).toHaveTextContent(/^La tua listamostra tutti$/);
  expect(await screen.findByRole('link', { name: 'Titolo 10' })).toBeVisible();
});

test('premium users also see their custom lists', async () => {
  const { server } = await openApp('/lists', premium);
  await region('Da vedere');
  await waitFor(() =>
    expect(headings()).toEqual([
      'La tua lista',
      'Contenuti piaciuti',
      'Quelli che adori',
      'Da vedere',
      'Lista personalizzata',
    ]),
  );
  expect(server.made('GET /api/check_premium_status')[0]?.query).toEqual({ 'user-id': '42' });
  expect(server.made('GET /api/get_custom_lists')[0]?.query).toEqual({ user_id: '42' });
  expect(server.made('GET /api/get_custom_list_contents').map(({ query }) => query)).toEqual([
    { 'user-id': '42', custom_list_id: '5' },
    { 'user-id': '42', custom_list_id: '6' },
  ]);
  const own = within(await region('Da vedere'));
  expect(own.getByRole('link', { name: 'mostra tutti' })).toHaveAttribute('href', '/list/5');
});

test.each([
  ['no', { isPremium: false }],
  ['nothing', {}],
  ['a refusal', new StubResponse(403)],
])('with %s for premium, no custom list is requested', async (name, status) => {
  if (name === 'a refusal') expectConsoleError(/check_premium_status/);
  const { server } = await openApp('/lists', { ...premium, 'GET /api/check_premium_status': status });
  await screen.findByText('La lista è vuota');
  expect(server.made('GET /api/get_custom_list')).toEqual([]);
  expect(headings()).toHaveLength(3);
});

test('a long list shows its first thirty titles and a link to all of them', async () => {
  await openApp('/lists', { ...answers, 'GET /api/get_list/liste': titles(200, 1000) });
  await screen.findByRole('link', { name: 'Titolo 1000' });
  const mine = await region('La tua lista');
  expect(within(mine).getAllByRole('link', { name: /^Titolo/ })).toHaveLength(30);
  expect(within(mine).getByRole('link', { name: 'mostra tutti' })).toHaveAttribute('href', '/list/liste');
});

test('‘mostra tutti’ keeps the focus when its list arrives', async () => {
  const late = deferredResponse();
  await openApp('/lists', { ...answers, 'GET /api/get_list/liste': late.answerer });
  const link = within(await region('La tua lista')).getByRole('link', { name: 'mostra tutti' });
  link.focus();
  late.release(titles(1));
  await screen.findByRole('link', { name: 'Titolo 1' });
  expect(link).toHaveFocus();
});
