import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { waitUntilFilled } from './support/page-checks.ts';

/** One screen of each layout. */
const SCREENS = [
  ['premium', '/home'],
  ['premium', '/content-view/5'],
  ['ordinary', '/films'],
  ['ordinary', '/lists'],
  ['ordinary', '/genere/Commedia'],
] as const;

/** An ordinary user has one link and one button less. */
const WITHOUT_PREMIUM = [
  ['ordinary', '/home'],
  ['ordinary', '/content-view/5'],
] as const;

async function delay(page: Page, url: string, late: () => number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late()));
    await route.fallback();
  });
}

/** Delays responses and images, so that the state before them is visible. */
async function slowDown(page: Page): Promise<void> {
  await delay(page, '**/api/**', () => 60 + Math.random() * 120);
  await delay(page, '**/posters/**', () => 300);
}

for (const [width, screens] of [
  [360, [...SCREENS, ...WITHOUT_PREMIUM]],
  [1280, SCREENS],
] as const) {
  test(
    `nothing shifts while a screen loads, ${width} wide`,
    width === 360 ? {} : { tag: '@all' },
    async ({ page, open }) => {
      // Seven launches, each with late answers and pictures.
      test.slow();
      // Tall, so that shifts below the first screenful count as well.
      await page.setViewportSize({ width, height: 1200 });
      await page.addInitScript(watchShifts);
      await slowDown(page);
      for (const [person, path] of screens)
        await test.step(`${person}, ${path}`, async () => {
          await open(person, path);
          await page.waitForLoadState('networkidle');
          await waitUntilFilled(page);
          expect(await page.evaluate(() => window.shifts)).toEqual([]);
        });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

test('nothing shifts while a grid’s pages arrive one right after the other', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.addInitScript(watchShifts);
  // Late enough for 'Loading...' to be visible, early enough for its minimum to last into the next page's loading.
  await delay(page, '**/api/**', () => 280);
  await open('ordinary', '/genere/Commedia');
  await page.waitForLoadState('networkidle');
  await waitUntilFilled(page);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
