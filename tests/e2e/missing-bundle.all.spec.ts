import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

const reload = (page: Page) => page.getByRole('button', { name: 'Ricarica' });

/** Fails the first requests for the app's code: each attempt of `loadCode` is one. */
async function failFirst(page: Page, count: number): Promise<void> {
  let failures = 0;
  await page.route('**/assets/app-*.js', (route) => {
    failures += 1;
    return failures <= count ? route.abort() : route.continue();
  });
}

/** Opens a page whose app never comes: its clock skips the pauses between the attempts. */
async function openInVain(page: Page, url: string): Promise<void> {
  await failFirst(page, Number.POSITIVE_INFINITY);
  await page.clock.install();
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('.shape')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(reload(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.unrouteAll();
}

test.beforeEach(({ thirdParty, pageErrors }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  pageErrors.allow(/net::ERR_FAILED/, /^the app has not started/);
});

test('an app’s code that breaks off twice is requested again', async ({ page, thirdParty, pageErrors }) => {
  pageErrors.allow(/^Failed to load resource: net::/);
  thirdParty.failFile = (path, earlier) => (/app-.*js/.test(path) && earlier < 2 ? 'broken off' : undefined);
  await page.goto(thirdParty.link());
  await expectFrame(page);
  await expect(page.locator('.shape')).toHaveCount(0);
});

test('a visit downloads each file once', { tag: '@all' }, async ({ page, thirdParty, messenger }) => {
  await messenger.surround();
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expectFrame(page);
  // The last chunks: the other screens', once the browser is idle, and the title sheet's, after the first touch.
  await page.keyboard.press('Shift');
  await expect.poll(() => thirdParty.files.join(), { timeout: 30_000 }).toMatch(/title-sheet-.*js/);
  await page.waitForLoadState('networkidle');
  const code = thirdParty.files.filter((file) => /\.(js|css)$/.test(file)).sort();
  expect(code).toEqual([...new Set(code)]);
});

test('after the app’s code has failed for good, a button reloads the page, and the messenger shows it', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  await openInVain(page, `${thirdParty.link()}${messenger.hash}`);
  await expect(page.locator('.shape')).toHaveCount(0);
  expect(messenger.paramsOf('web_app_ready')).toHaveLength(1);
  await reload(page).click();
  await expectFrame(page);
  await expect(reload(page)).toHaveCount(0);
});

test(
  'a page whose app has failed reloads when the network returns',
  { tag: '@all' },
  async ({ page, context, thirdParty }) => {
    await openInVain(page, thirdParty.link());
    await context.setOffline(true);
    await context.setOffline(false);
    await expectFrame(page);
  },
);
