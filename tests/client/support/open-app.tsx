import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { FakeServer, type StubResponses } from '../calls/fake-server.ts';
import { openInFakeHost } from '../messenger/fake-host.ts';
import { AlwaysIntersectingObserver } from './always-intersecting-observer.ts';

// A busy machine may be slow to render a file's first screen.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 40_000 });

/** The layout, which happy-dom does not compute: all rows of covers are in view. */
class RowsInView extends AlwaysIntersectingObserver {
  override observe(target: Element): void {
    if (target.tagName === 'SECTION') super.observe(target);
  }
}
const WITHOUT_LAYOUT = window.IntersectionObserver;

/** The one that goes to a network, and that of this file's latest server. */
const fetches: unknown[] = [globalThis.fetch];

type HostOptions = Parameters<typeof openInFakeHost>[0];

const USER = '42';
const KEY = 'launch-key';

const SIGN_IN = 'POST /api/auth';
const SIGNED_IN: StubResponses = {
  [SIGN_IN]: { jwt: 'token-42' },
  'GET /api/check_premium_status': { isPremium: false },
};

/** Has the server of this test say, as ours does, that it answers more than the 23 calls. */
export function offerExtensions(): void {
  const { [SIGN_IN]: before } = SIGNED_IN;
  SIGNED_IN[SIGN_IN] = { jwt: 'token-42', vetrina: {} };
  onTestFinished(() => void (SIGNED_IN[SIGN_IN] = before));
}

/** Loads the page at this URL with fresh modules, as a browser does; stored data stay. */
export function loadApp(address: string, answers: StubResponses = {}) {
  vi.resetModules();
  history.replaceState(null, '', address);
  return renderApp(answers);
}

/** Skips the check of `pointer-events` before each press: happy-dom computes that style anew for every ancestor. */
const PRESSES = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/** Opens the page at the current URL. */
export async function renderApp(answers: StubResponses) {
  // Unless the test has its own layout.
  if (window.IntersectionObserver === WITHOUT_LAYOUT) vi.stubGlobal('IntersectionObserver', RowsInView);
  const server = new FakeServer({ ...SIGNED_IN, ...answers });
  const { httpClient: http } = await import('../../../src/client/calls/http-client.ts');
  server.install(http);
  // Unless the test has its own.
  if (fetches.includes(globalThis.fetch)) vi.stubGlobal('fetch', server.fetch);
  fetches[1] = server.fetch;
  const { App } = await import('../../../src/client/app/app.tsx');
  const { Router } = await import('../../../src/client/app/router.tsx');
  const { prepareApp } = await import('../../../src/client/app/prepare-app.ts');
  const { startSession } = await import('../../../src/client/start/start-session.ts');
  const page = render(null);
  const rendered = prepareApp(startSession(), Promise.resolve()).then(({ queries }) =>
    page.rerender(
      <App queries={queries}>
        <Router />
      </App>,
    ),
  );
  return { server, user: userEvent.setup(PRESSES), rendered, ...page };
}

/** Opens the page with a valid launch link and nothing stored. */
export function openApp(path: string, answers: StubResponses = {}) {
  clearStorage();
  return loadApp(linkTo(path), answers);
}

/** Opens the page inside a messenger. Once per file: the SDK starts only once. */
export async function openAppInMessenger(path: string, answers: StubResponses = {}, options?: HostOptions) {
  clearStorage();
  vi.resetModules();
  history.replaceState(null, '', linkTo(path));
  const host = openInFakeHost(options);
  const { connectMessenger } = await import('../messenger/connect-messenger.ts');
  await connectMessenger();
  return { ...(await renderApp(answers)), host };
}

function linkTo(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('user-id', USER);
  url.searchParams.set('key', KEY);
  return `${url.pathname}${url.search}`;
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
