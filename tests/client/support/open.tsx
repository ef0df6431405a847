import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Answers, FakeServer } from './server.ts';

export const USER = '42';
export const KEY = 'launch-key';

const SIGNED_IN: Answers = {
  'POST /api/auth': { jwt: 'token-42' },
  'GET /api/check_premium_status': { isPremium: false },
};

/** Loads the page at this address anew: fresh modules, as in a browser; what is stored stays. */
export async function load(address: string, answers: Answers = {}) {
  vi.resetModules();
  history.replaceState(null, '', address);
  const server = new FakeServer({ ...SIGNED_IN, ...answers });
  const { http } = await import('../../../src/client/api/http.ts');
  server.install(http);
  const { App } = await import('../../../src/client/app/app.tsx');
  return { server, user: userEvent.setup(), ...render(<App />) };
}

/** The same with a good launch link. */
export function open(path: string, answers: Answers = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set('user-id', USER);
  url.searchParams.set('key', KEY);
  return load(`${url.pathname}${url.search}`, answers);
}
