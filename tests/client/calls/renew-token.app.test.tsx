import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../console-error.ts';
import { loadApp, openApp } from '../support/open-app.tsx';
import { title } from '../support/title-fixtures.ts';
import { deferredResponse, type RecordedRequest, StubResponse } from './fake-server.ts';

const inList = { 'GET /api/content_in_list/*': { inList: false } };
const banner = () => screen.findByRole('heading', { level: 1, name: 'Titolo 1' });
/** Answers only requests with this token. */
const onlyForToken = (token: string, body: unknown) => (request: RecordedRequest) =>
  request.headers['Authorization'] === `Bearer ${token}` ? body : new StubResponse(401);

/** Each sign-in returns a new token. */
function newTokens() {
  let count = 0;
  return () => ({ jwt: `token-${++count}` });
}

test('concurrent 401s renew the token once and repeat their calls', async () => {
  const { server } = await openApp('/', {
    'POST /api/auth': newTokens(),
    'GET /api/get_top': onlyForToken('token-2', [title(1)]),
    'GET /api/check_premium_status': onlyForToken('token-2', { isPremium: true }),
    ...inList,
  });
  await banner();
  expect(await screen.findByRole('link', { name: 'Ricerca premium' })).toBeVisible();
  expect(server.made('POST /api/auth')).toHaveLength(2);
  expect(server.made('GET /api/get_top')).toHaveLength(2);
  expect(localStorage.getItem('jwt')).toBe('token-2');
});

test('a 401 for the old token that arrives after the renewal renews nothing', async () => {
  const late = deferredResponse();
  let requests = 0;
  const { server } = await openApp('/', {
    'POST /api/auth': newTokens(),
    'GET /api/get_top': onlyForToken('token-2', [title(1)]),
    'GET /api/check_premium_status': (request: RecordedRequest) =>
      ++requests === 1 ? late.answerer() : onlyForToken('token-2', { isPremium: true })(request),
    ...inList,
  });
  await banner();
  late.release(new StubResponse(401));
  expect(await screen.findByRole('link', { name: 'Ricerca premium' })).toBeVisible();
  expect(server.made('POST /api/auth')).toHaveLength(2);
});

test('a call refused twice fails, and later calls do not sign in again', async () => {
  expectConsoleError(/get_top failed/);
  expectConsoleError(/check_premium_status failed/);
  expectConsoleError(/get_generi.* failed/);
  const { server, user } = await openApp('/', {
    'POST /api/auth': newTokens(),
    'GET /api/get_top': new StubResponse(401),
    'GET /api/check_premium_status': new StubResponse(401),
    'GET /api/get_generi/*': new StubResponse(401),
    ...inList,
  });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await waitFor(() => expect(server.made('GET /api/get_generi')).not.toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.made('POST /api/auth')).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
});

const refusedRenewal = (status: number) => {
  let count = 0;
  return () => (++count === 1 ? { jwt: 'token-1' } : new StubResponse(status));
};

test.each([401, 403])('a renewal that is refused (%d) leads to the error page', async (status) => {
  expectConsoleError(/get_top failed/);
  expectConsoleError(/POST \/api\/auth/);
  const { server } = await openApp('/', {
    'POST /api/auth': refusedRenewal(status),
    'GET /api/get_top': new StubResponse(401),
    ...inList,
  });
  expect(await screen.findByText('Utente non autorizzato o token scaduto')).toBeVisible();
  expect(location.pathname).toBe('/error');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(server.made('POST /api/auth')).toHaveLength(2);
  expect(server.made('GET /api/get_top')).toHaveLength(1);
});

test('after a renewal that was refused a reload signs in with the same launch link', async () => {
  expectConsoleError(/get_top failed/);
  expectConsoleError(/POST \/api\/auth/);
  const first = await openApp('/', {
    'POST /api/auth': refusedRenewal(401),
    'GET /api/get_top': new StubResponse(401),
    ...inList,
  });
  await screen.findByText('Utente non autorizzato o token scaduto');
  first.unmount();
  await loadApp('/', { 'GET /api/get_top': [title(1)], ...inList });
  expect(await banner()).toBeVisible();
});

test('when the renewal fails, the state stays as it was', async () => {
  expectConsoleError(/get_top failed/);
  expectConsoleError(/POST \/api\/auth/);
  const { server } = await openApp('/', {
    'POST /api/auth': refusedRenewal(503),
    'GET /api/get_top': new StubResponse(401),
    ...inList,
  });
  await waitFor(() => expect(server.made('POST /api/auth')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.made('GET /api/get_top')).toHaveLength(1);
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
});
