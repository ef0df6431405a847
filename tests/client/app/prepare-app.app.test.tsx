import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_RENDER_TIMEOUT_MS } from '../../../src/client/lib/timing/launch-clock.ts';
import { loadApp, openApp } from '../support/open-app.tsx';

afterEach(() => {
  delete window.earlyResponses;
});

/** However busy the machine is, the app waits no less than this long. */
function holdFirstRender(): void {
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === FIRST_RENDER_TIMEOUT_MS ? undefined : start(work, ms),
  );
}

test('the first render has the launched screen, whose code it waits for', async () => {
  holdFirstRender();
  const response = new Promise<never>(() => undefined);
  window.earlyResponses = new Map([['GET /another?', { response, abort: () => undefined }]]);
  const { rendered, getByRole } = await openApp('/lists', { 'GET /api/*': [] });
  await rendered;
  expect(getByRole('heading', { level: 1, name: 'Liste' })).toBeVisible();
});

test.each(['//', '//lists', '/genere//Horror'])(
  '%s opens its screen; the key leaves the URL',
  async (path) => {
    const page = await loadApp(`${location.origin}${path}?user-id=42&key=launch-key`, { 'GET /api/*': [] });
    await page.rendered;
    expect(await page.findByRole('navigation', { name: 'Sezioni' })).toBeVisible();
    expect(location.pathname).toBe(path.replace('//', '/'));
    expect(location.search).toBe('');
  },
);
