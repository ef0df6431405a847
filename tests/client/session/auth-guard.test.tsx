import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, FakeServer, type RecordedRequest, StubResponse } from '../calls/fake-server.ts';
import { AUTH, PREMIUM } from '../calls/open-page.ts';
import { expectConsoleError } from '../console-error.ts';
import { overQuota } from '../support/storage-over-quota.ts';

const LINK = '/lists?user-id=42&a=b&key=launch-key#c';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

/** Opens an app with a page for users and one for errors, which render their props. */
async function open(address: string, answers: Record<string, unknown> = {}) {
  history.replaceState(null, '', address);
  const server = new FakeServer({ [AUTH]: { jwt: 'new' }, [PREMIUM]: { isPremium: false }, ...answers });
  server.install((await import('../../../src/client/calls/http-client.ts')).httpClient);
  const { createQueryClient } = await import('../../../src/client/calls/query-client.ts');
  const { configureTokenRenewal } = await import('../../../src/client/calls/renew-token.ts');
  const { AuthGuard, retryPathOf } = await import('../../../src/client/session/auth-guard.tsx');
  const { openSession } = await import('../../../src/client/session/open-session.ts');
  const { renewSession } = await import('../../../src/client/session/sign-in.ts');
  const { useUser } = await import('../../../src/client/session/use-user.ts');
  const { usePremium } = await import('../../../src/client/session/use-premium.ts');
  const Lists = () => `user ${useUser().userId}, premium ${usePremium()}`;
  const Failure = () => `retry ${retryPathOf(useLocation().state)}`;
  const queries = createQueryClient();
  configureTokenRenewal(() => renewSession(queries));
  const page = render(null);
  const app = (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Routes>
          <Route element={<AuthGuard />}>
            <Route path="/lists" element={<Lists />} />
          </Route>
          <Route path="/error" element={<Failure />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
  void openSession(queries).then(() => page.rerender(app));
  return server;
}

const shown = (text: string) => waitFor(() => expect(document.body.textContent).toBe(text));

test('nothing is shown until the user is signed in; id and key leave the URL', async () => {
  const answer = deferredResponse();
  const server = await open(LINK, { [AUTH]: answer.answerer });
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(document.body).toHaveTextContent(/^$/);
  answer.release({ jwt: 'new' });
  await shown('user 42, premium false');
  expect(server.made(AUTH)).toMatchObject([{ query: { user_id: '42', token: 'launch-key' } }]);
  expect(localStorage.getItem('jwt')).toBe('new');
  expect(location.pathname + location.search + location.hash).toBe('/lists?a=b#c');
});

test('a reload signs the same user in, even with full storage', async () => {
  await open(LINK);
  await shown('user 42, premium false');
  cleanup();
  vi.stubGlobal('localStorage', overQuota(localStorage));
  vi.stubGlobal('sessionStorage', overQuota(sessionStorage));
  await open('/lists');
  await shown('user 42, premium false');
});

test('without a link there is no request and no retry', async () => {
  const server = await open('/lists');
  await shown('retry undefined');
  expect(server.calls).toEqual([]);
});

test.each([401, 403])('a refusal (%d) cannot be retried, even after a reload', async (status) => {
  expectConsoleError(/POST \/api\/auth/);
  await open(LINK, { [AUTH]: new StubResponse(status) });
  await shown('retry undefined');
  cleanup();
  const server = await open('/lists');
  await shown('retry undefined');
  expect(server.calls).toEqual([]);
});

test.each([0, 404, 500])('a failure (%d) can be retried, even after a reload', async (status) => {
  expectConsoleError(/POST \/api\/auth/);
  await open(LINK, { [AUTH]: new StubResponse(status) });
  await shown('retry /lists?a=b#c');
  cleanup();
  await open('/lists');
  await shown('user 42, premium false');
});

test('offline it fails at once', async () => {
  expectConsoleError(/POST \/api\/auth/);
  onlineManager.setOnline(false);
  await open(LINK, { [AUTH]: new StubResponse(0) });
  await shown('retry /lists?a=b#c');
});

test('another user’s token is dropped before anything is sent', async () => {
  localStorage.setItem('jwt', 'token-7');
  localStorage.setItem('jwt-user', '7');
  const server = await open(LINK);
  await shown('user 42, premium false');
  expect(server.calls[0]?.headers).not.toHaveProperty('Authorization');
});

/** A server whose first token expires before the next call. */
const expired = (renewal: unknown) => {
  let signIns = 0;
  return {
    [AUTH]: () => (++signIns === 1 ? { jwt: 'old' } : renewal),
    [PREMIUM]: ({ headers }: RecordedRequest) =>
      headers['Authorization'] === 'Bearer old' ? new StubResponse(401) : { isPremium: true },
  };
};

test('an expired token is renewed with the same link', async () => {
  const server = await open(LINK, expired({ jwt: 'new' }));
  await shown('user 42, premium true');
  expect(server.made(AUTH)[1]?.query).toEqual({ user_id: '42', token: 'launch-key' });
});

test('a refused renewal shows the error page and does not repeat the call', async () => {
  expectConsoleError(/POST \/api\/auth/);
  expectConsoleError(/check_premium_status/);
  const server = await open(LINK, expired(new StubResponse(401)));
  await shown('retry undefined');
  expect(server.made(PREMIUM)).toHaveLength(1);
});

test('premium bought in the chat is noticed on return to the page, and then not checked again', async () => {
  const seen = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  const server = await open(LINK);
  await shown('user 42, premium false');
  server.answer(PREMIUM, { isPremium: true });
  await seen();
  await shown('user 42, premium true');
  await seen();
  expect(server.made(PREMIUM)).toHaveLength(2);
});

test.each([null, 'text', {}, { retryPath: 3 }])('a state of %o has no path to retry', async (state) => {
  const { retryPathOf } = await import('../../../src/client/session/auth-guard.tsx');
  expect(retryPathOf(state)).toBeUndefined();
});
