import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, StubResponse } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { loadApp } from '../support/open-app.tsx';
import { overQuota } from '../support/storage-over-quota.ts';

const LINK = '/lists?user-id=42&key=launch-key';
const REFUSED = 'Utente non autorizzato o token scaduto';
const lists = { 'GET /api/get_list/*': [] };
const signedIn = () => screen.findByRole('heading', { level: 1, name: 'Liste' });
const refused = () => screen.findByText(REFUSED);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the link’s id and key are exchanged for a token, which later calls carry', async () => {
  const { server } = await loadApp(LINK, lists);
  await signedIn();
  const [auth] = server.made('POST /api/auth');
  expect(auth).toMatchObject({ query: { user_id: '42', token: 'launch-key' }, body: undefined });
  expect(auth?.headers).not.toHaveProperty('Authorization');
  expect(auth?.headers).not.toHaveProperty('X-Telegram-Init-Data');
  expect(localStorage.getItem('jwt')).toBe('token-42');
  const [list] = server.made('GET /api/get_list/liste');
  expect(list?.headers).toMatchObject({ Authorization: 'Bearer token-42' });
});

test('the token of a session for one tab leaves local storage as it was, and a reload signs in again', async () => {
  localStorage.setItem('jwt', 'of a launch');
  localStorage.setItem('jwt-user', '42');
  const answers = { ...lists, 'POST /api/auth': { jwt: 'for this tab', isOfTab: true } };
  const { server, unmount } = await loadApp(LINK, answers);
  await signedIn();
  const [list] = server.made('GET /api/get_list/liste');
  expect(list?.headers).toMatchObject({ Authorization: 'Bearer for this tab' });
  expect(localStorage.getItem('jwt')).toBe('of a launch');
  expect(sessionStorage.getItem('jwt')).toBe('for this tab');
  unmount();
  const reloaded = await loadApp('/lists', answers);
  await signedIn();
  expect(reloaded.server.made('POST /api/auth')).toHaveLength(1);
});

test('nothing is shown or requested before sign-in has finished', async () => {
  const auth = deferredResponse();
  const { server } = await loadApp(LINK, { ...lists, 'POST /api/auth': auth.answerer });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).toHaveTextContent(/^$/);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth']);
  auth.release({ jwt: 'late' });
  await signedIn();
});

test.each(['/lists', '/lists?user-id=42&key='])(
  '%s is not a launch link: the error page, without a request',
  async (address) => {
    const { server } = await loadApp(address, lists);
    await refused();
    expect(location.pathname).toBe('/error');
    expect(server.calls).toEqual([]);
  },
);

test.each([
  ['a refusal', new StubResponse(401, { error: 'no' })],
  ['another success status', new StubResponse(201, { jwt: 'token-42' })],
  ['a failure', new StubResponse(500)],
  ['a network failure', new StubResponse(0)],
  ['no jwt', {}],
  ['an empty jwt', { jwt: '' }],
  ['a page of another server', '<!doctype html>'],
])('%s leads to the error page', async (_name, answer) => {
  expectConsoleError(/POST \/api\/auth/);
  const { server } = await loadApp(LINK, { ...lists, 'POST /api/auth': answer });
  await refused();
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(server.calls).toHaveLength(1);
});

test.each([401, 403])('a refusal (%d) is final', async (status) => {
  expectConsoleError(/POST \/api\/auth/);
  await loadApp(LINK, { 'POST /api/auth': new StubResponse(status) });
  await refused();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

test.each([
  ['a failure', new StubResponse(500)],
  ['a network failure', new StubResponse(0)],
])('%s can be retried, even after a reload', async (_name, answer) => {
  expectConsoleError(/POST \/api\/auth/);
  const first = await loadApp(LINK, { ...lists, 'POST /api/auth': answer });
  await refused();
  const again = () => screen.findByRole('button', { name: 'Riprova' });
  await first.user.click(await again());
  await refused();
  expect(first.server.made('POST /api/auth')).toHaveLength(2);
  first.unmount();
  const { user, server } = await loadApp('/lists', { ...lists, 'POST /api/auth': answer });
  await refused();
  server.answer('POST /api/auth', { jwt: 'token-42' });
  await user.click(await again());
  await signedIn();
  expect(server.made('POST /api/auth')[1]?.query).toEqual({ user_id: '42', token: 'launch-key' });
  expect(location.pathname).toBe('/lists');
});

test('another account signing in on this device changes nothing for this page', async () => {
  const { server, user } = await loadApp(LINK, { ...lists, 'GET /api/get_generi/*': [] });
  await signedIn();
  localStorage.setItem('jwt', 'token-7');
  localStorage.setItem('jwt-user', '7');
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await waitFor(() => expect(server.made('GET /api/get_generi')).not.toHaveLength(0));
  expect(server.made('GET /api/get_generi')[0]?.headers).toMatchObject({ Authorization: 'Bearer token-42' });
});

test('a full storage does not prevent signing in', async () => {
  vi.stubGlobal('localStorage', overQuota(localStorage));
  vi.stubGlobal('sessionStorage', overQuota(sessionStorage));
  const { server } = await loadApp(LINK, lists);
  await signedIn();
  vi.unstubAllGlobals();
  expect(server.made('GET /api/get_list')[0]?.headers).toMatchObject({ Authorization: 'Bearer token-42' });
});

test('id and key are removed from the URL; the rest stays', async () => {
  await loadApp('/lists?user-id=42&a=b&key=launch-key', lists);
  await signedIn();
  expect(location.pathname + location.search).toBe('/lists?a=b');
});

test('a reload keeps the session', async () => {
  const first = await loadApp(LINK, lists);
  await signedIn();
  first.unmount();
  const { server } = await loadApp('/lists', lists);
  await signedIn();
  expect(server.made('POST /api/auth')[0]?.query).toEqual({ user_id: '42', token: 'launch-key' });
});

test('a new link wins over the stored session, even a broken one', async () => {
  const first = await loadApp(LINK, lists);
  await signedIn();
  first.unmount();
  const second = await loadApp('/lists?user-id=7&key=other', lists);
  await signedIn();
  expect(second.server.made('POST /api/auth')[0]?.query).toEqual({ user_id: '7', token: 'other' });
  second.unmount();
  await loadApp('/lists?user-id=7', lists);
  await refused();
});

test('a refused session is not tried again', async () => {
  expectConsoleError(/POST \/api\/auth/);
  const first = await loadApp(LINK, { 'POST /api/auth': new StubResponse(401) });
  await refused();
  first.unmount();
  const { server } = await loadApp('/lists', lists);
  await refused();
  expect(server.calls).toEqual([]);
});

test('after a temporary failure the next reload signs in', async () => {
  expectConsoleError(/POST \/api\/auth/);
  const first = await loadApp(LINK, lists);
  await signedIn();
  first.unmount();
  const second = await loadApp('/lists', { 'POST /api/auth': new StubResponse(502) });
  await refused();
  second.unmount();
  await loadApp('/lists', lists);
  await signedIn();
});

test('an unreadable stored session is ignored', async () => {
  sessionStorage.setItem('vetrina.launch', '{');
  await loadApp('/lists', lists);
  await refused();
});
