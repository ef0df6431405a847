import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

/** Fails the first requests for a chunk. Returns how many there have been. */
async function failFirst(page: Page, chunk: string, count: number): Promise<() => number> {
  let requests = 0;
  await page.route(`**/assets/${chunk}-*.js`, (route) => {
    requests += 1;
    return requests <= count ? route.abort() : route.continue();
  });
  return () => requests;
}

test.beforeEach(({ thirdParty, pageErrors }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  pageErrors.allow(/net::ERR_FAILED/, ...FAILED_CALL_LOGS);
});

test('a screen whose HTTP client cannot be loaded reloads once, and then shows its titles', async ({
  page,
  thirdParty,
}) => {
  // Preloading it is one request, the first call that was not requested early another.
  const requests = await failFirst(page, 'http-client', 2);
  await page.goto(thirdParty.link('/premium-search'));
  // The third comes from the reloaded page.
  await expect.poll(requests).toBeGreaterThan(2);
  await expectFrame(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.unrouteAll();
});

test('without the HTTP client the home is whole, and a press says that it failed', async ({
  page,
  thirdParty,
}) => {
  await failFirst(page, 'http-client', Number.POSITIVE_INFINITY);
  await page.goto(thirdParty.link());
  await expectFrame(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('vetrina.reloaded-at', location.pathname));
  await page.getByRole('button', { name: 'Riproduci' }).click();
  await expect(page.getByText(/La riproduzione non è partita/)).toBeVisible();
  await page.unrouteAll();
});

test("when the messenger's SDK fails to load it is loaded again, and presses made meanwhile count", async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  const requests = await failFirst(page, 'sdk-functions', 1);
  await page.goto(`${thirdParty.link('/list/liste')}${messenger.hash}`);
  await expectFrame(page);
  await expect.poll(requests).toBe(1);
  await messenger.emit('back_button_pressed');
  await expect(page).toHaveURL(/\/home$/, { timeout: 10_000 });
  expect(requests()).toBe(2);
  await page.unrouteAll();
});
