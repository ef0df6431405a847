import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { openApp } from '../../../support/open-app.tsx';

const rows = { 'GET /api/top_contents/*': [], 'GET /api/get_last/*': [], 'GET /api/top_genres/*': [] };
const picked = (id: number) => ({ id, copertina: `/posters/${id}.webp`, titolo: `A caso ${id}` });
const block = () => screen.findByRole('region', { name: 'Scelto a caso' });

test.each(['film', 'serie'])('‘CASUALE’ loads another %s', async (type) => {
  let count = 0;
  const path = type === 'film' ? '/films' : '/series';
  const { server, user } = await openApp(path, {
    ...rows,
    [`GET /api/random/${type}`]: () => picked(++count),
  });
  await within(await block()).findByText('A caso 1');
  const link = within(await block()).getByRole('link', { name: 'A caso 1' });
  expect(link).toHaveAttribute('href', '/content-view/1');
  expect(await block(), 'not read out on arrival').toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: 'CASUALE' }));
  expect(await block()).toHaveAttribute('aria-live', 'polite');
  await within(await block()).findByText('A caso 2');
  expect(within(await block()).getByRole('link')).toHaveAttribute('href', '/content-view/2');
  expect(server.made('GET /api/random').map((call) => [call.path, call.query])).toEqual([
    [`/api/random/${type}`, {}],
    [`/api/random/${type}`, {}],
  ]);
});

test('a failure keeps the current title', async () => {
  expectConsoleError(/GET \/api\/random/);
  const { server, user } = await openApp('/films', { ...rows, 'GET /api/random/film': picked(1) });
  await screen.findByText('A caso 1');
  server.answer('GET /api/random/film', new StubResponse(404));
  await user.click(screen.getByRole('button', { name: 'CASUALE' }));
  await waitFor(() => expect(server.made('GET /api/random')).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'CASUALE' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(screen.getByText('A caso 1')).toBeVisible();
});

test('getting the same title again replays the animation', async () => {
  const { server, user } = await openApp('/films', { ...rows, 'GET /api/random/film': picked(1) });
  const before = await within(await block()).findByRole('link');
  await user.click(screen.getByRole('button', { name: 'CASUALE' }));
  await waitFor(() => expect(server.made('GET /api/random')).toHaveLength(2));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(await within(await block()).findByText('A caso 1')).toBeVisible();
});
