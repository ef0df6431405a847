import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../support/open-app.tsx';

const lists = { 'GET /api/get_list/*': [], 'GET /api/get_custom_lists': [{ id: 5, titolo: 'Da vedere' }] };
const contents = { 'GET /api/get_custom_list_contents': { contents: [] } };
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

test('premium bought in the chat is noticed on return to the page', async () => {
  const { server } = await openApp('/lists', { ...lists, ...contents });
  await screen.findAllByText('La lista è vuota');
  expect(screen.queryByRole('link', { name: 'Ricerca premium' })).toBeNull();
  server.answer('GET /api/check_premium_status', { isPremium: true });
  comeBack();
  expect(await screen.findByRole('link', { name: 'Ricerca premium' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Da vedere' })).toBeVisible();
});
