import type { Page } from '@playwright/test';
import { holdApp } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { SCREENS, PICTURED_CATALOGUE } from './support/third-party-catalogue.ts';
import { NEVER_ANSWERS, StubResponse } from './support/third-party-server.ts';

/** A launch in its order: sign-in, the shape, React. */

const shape = (page: Page) => page.locator('.shape');

test.beforeEach(({ thirdParty }) => thirdParty.answer(PICTURED_CATALOGUE));

test('before the app a page is a shape without a word, a link or a picture, and nothing shifts when the app comes', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  await page.addInitScript(watchShifts);
  const release = await holdApp(page);
  for (const path of ['/', '/films', '/content-view/tt-5', '/generi']) {
    await page.goto(`${thirdParty.link(path)}${messenger.hash}`, { waitUntil: 'commit' });
    await expect(shape(page)).toBeVisible();
    await expect.poll(() => messenger.paramsOf('web_app_ready').length, 'it can be seen').toBeGreaterThan(0);
    await expect(page.locator('body')).toHaveText('');
    await expect(page.locator('body :is(a, button, img, svg)')).toHaveCount(0);
  }
  release();
  await expect(page.getByRole('link', { name: 'Noir' })).toBeVisible();
  await expect(shape(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('until sign-in is answered nothing is shown, and the messenger’s placeholder stays', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer({ ...PICTURED_CATALOGUE, auth: NEVER_ANSWERS });
  await page.goto(`${thirdParty.link()}${messenger.hash}`, { waitUntil: 'commit' });
  await expect.poll(() => thirdParty.calls.length).toBe(1);
  await page.waitForTimeout(1000);
  await expect(page.locator('#root')).toBeEmpty();
  expect(messenger.paramsOf('web_app_ready')).toEqual([]);
  expect(thirdParty.calls.map(({ name }) => name)).toEqual(['auth']);
});

for (const status of [401, 500])
  test(`a sign-in that is answered by ${status} is the error page, without a shape before`, async ({
    page,
    thirdParty,
    pageErrors,
  }) => {
    pageErrors.allow(/^Failed to load resource/, /^POST \/api\/auth failed/);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('#root > .shape')) Reflect.set(window, 'shapeSeen', true);
      }).observe(document, { childList: true, subtree: true });
    });
    thirdParty.answer({ ...PICTURED_CATALOGUE, auth: new StubResponse(status) });
    await page.goto(thirdParty.link());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shapeSeen'))).toBeUndefined();
  });

test('without the page’s script nothing is posted, asked or shown', async ({
  page,
  thirdParty,
  messenger,
  pageErrors,
}) => {
  pageErrors.allow(/net::ERR_FAILED/);
  await messenger.surround();
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto(`${thirdParty.link()}${messenger.hash}`, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  await expect(page.locator('#root')).toBeEmpty();
  expect(thirdParty.calls).toEqual([]);
  for (const method of ['web_app_ready', 'web_app_expand', 'web_app_request_theme'])
    expect(messenger.paramsOf(method), method).toEqual([]);
});

test('the page’s script has nothing of React in it', async ({ page, thirdParty }) => {
  const script = page.waitForResponse('**/assets/start-*.js');
  await page.goto(thirdParty.link());
  expect(await (await script).text()).not.toMatch(/react\.(transitional\.)?element|createRoot|hydrateRoot/);
});

test('every call of a screen opened directly goes once, by the HTTP client', async ({
  page,
  thirdParty,
  messenger,
}) => {
  test.slow();
  await messenger.surround();
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') && request.resourceType() !== 'xhr')
      others.push(request.url());
  });
  for (const path of SCREENS) {
    thirdParty.calls.length = 0;
    await page.goto(`${thirdParty.link(path)}${messenger.hash}`);
    await page.waitForLoadState('networkidle');
    const calls = thirdParty.calls.map((call) => `${call.path}?${call.query} ${JSON.stringify(call.body)}`);
    // A random title, and the next page of an endless list, are asked for anew.
    expect([...new Set(calls)], path).toEqual(calls);
    expect(calls.length).toBeGreaterThan(0);
    await page.goto('about:blank');
  }
  expect(others).toEqual([]);
  expect(messenger.paramsOf('web_app_expand').length).toBeGreaterThanOrEqual(SCREENS.length);
});
