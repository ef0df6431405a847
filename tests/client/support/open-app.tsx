import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { FakeServer, type StubResponses } from '../calls/fake-server.ts';
import { openInFakeHost } from '../messenger/fake-host.ts';

// A busy machine takes its time over the first screen of a file.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 20_000 });

type HostOptions = Parameters<typeof openInFakeHost>[0];

const USER = '42';
const KEY = 'launch-key';

const SIGNED_IN: StubResponses = {
  'POST /api/auth': { jwt: 'token-42' },
  'GET /api/check_premium_status': { isPremium: false },
};

/** Loads the page at this address anew: fresh modules, as in a browser; what is stored stays. */
export function loadApp(address: string, answers: StubResponses = {}) {
  vi.resetModules();
  history.replaceState(null, '', address);
  return renderApp(answers);
}

/** Opens the page at the address that is there. */
export async function renderApp(answers: StubResponses) {
  const server = new FakeServer({ ...SIGNED_IN, ...answers });
  const { httpClient: http } = await import('../../../src/client/calls/http-client.ts');
  server.install(http);
  const { App } = await import('../../../src/client/app/app.tsx');
  const { prepareApp } = await import('../../../src/client/app/prepare-app.ts');
  const page = render(null);
  const rendered = prepareApp().then((queries) => page.rerender(<App queries={queries} />));
  return { server, user: userEvent.setup(), rendered, ...page };
}

/** The same with a good launch link and nothing stored. */
export function openApp(path: string, answers: StubResponses = {}) {
  forgetAll();
  return loadApp(linkTo(path), answers);
}

/** The same inside a messenger. Once a file: the SDK starts but once. */
export async function openAppInMessenger(path: string, answers: StubResponses = {}, options?: HostOptions) {
  forgetAll();
  vi.resetModules();
  history.replaceState(null, '', linkTo(path));
  const host = openInFakeHost(options);
  const { startMessenger } = await import('../../../src/client/messenger/start-messenger.ts');
  await startMessenger();
  return { ...(await renderApp(answers)), host };
}

function linkTo(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('user-id', USER);
  url.searchParams.set('key', KEY);
  return `${url.pathname}${url.search}`;
}

function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}
