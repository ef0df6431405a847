import { expect, test } from 'vitest';
import { loadApp, openApp } from '../support/open-app.tsx';

test('the first render has the launched screen, whose code it waits for', async () => {
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
