import type { Page } from '@playwright/test';
import { holdApp } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { PHONE } from './native-feel/support/devices.ts';

/** Our server renders the opened screen by the app's components; the app attaches itself to it. */

test.use(PHONE);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page of this person's launch link as it is served, once the server has rendered it. */
async function openedPage(page: Page, link: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await page.request.get(link)).text();
      return html;
    })
    .toContain('id="early"');
  return html;
}

/** Marks what is there, to check that it stays. */
async function mark(page: Page): Promise<() => Promise<void>> {
  const marked = page.locator('[data-marked]');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('header a, main :is(h1, h2, img, a, button)'))
      element.setAttribute('data-marked', '');
  });
  const count = await marked.count();
  expect(count).toBeGreaterThan(6);
  return () => expect(marked).toHaveCount(count);
}

for (const path of ['/home', '/films', '/series', '/generi', '/content-view/5'])
  test(`${path} is shown before the app, which takes over every element`, async ({
    page,
    server,
    messenger,
  }) => {
    await messenger.surround();
    await page.addInitScript(watchShifts);
    const link = new URL(path, server.links.ordinary);
    link.search = new URL(server.links.ordinary).search;
    const body = await openedPage(page, link.href);
    // A busy machine may send the next one without a screen.
    await page.route(link.href, (route) => route.fulfill({ body, contentType: 'text/html' }));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${pathname}${search}`);
    });
    const release = await holdApp(page);
    await page.goto(`${link.href}${messenger.hash}`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
    const expectKept = await mark(page);
    release();
    // The app sets it.
    await expect(page.locator('[data-appearance]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectKept();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect([...new Set(calls)]).toEqual(calls);
  });

test('outside a messenger, where a nested screen’s bar is another, it is not used', async ({
  page,
  server,
}) => {
  await page.addInitScript(watchShifts);
  const link = new URL('/content-view/5', server.links.ordinary);
  link.search = new URL(server.links.ordinary).search;
  const body = await openedPage(page, link.href);
  await page.route(link.href, (route) => route.fulfill({ body, contentType: 'text/html' }));
  const release = await holdApp(page);
  await page.goto(link.href, { waitUntil: 'commit' });
  await expect(page.locator('.shape')).toBeVisible();
  release();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('nothing personal is in the page, which is the same for everybody', async ({ page, server }) => {
  const pages = await Promise.all(
    [server.links.ordinary, server.links.premium].map((link) => openedPage(page, link)),
  );
  expect(pages[0]).toBe(pages[1]);
});

test('a link without a valid key has the page without a screen', async ({ page, server }) => {
  await openedPage(page, server.links.ordinary);
  const link = new URL(server.links.ordinary);
  link.searchParams.set('key', 'another');
  const html = await (await page.request.get(link.href)).text();
  expect(html).not.toContain('id="early"');
});
