import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/layout-shifts.ts';

const SCREENS = [
  ['premium', '/home'],
  ['ordinary', '/home'],
  ['ordinary', '/films'],
  ['ordinary', '/content-view/5'],
  ['premium', '/content-view/5'],
  ['ordinary', '/lists'],
  ['ordinary', '/generi'],
] as const;

/** Answers come a little later than they would, so that what stands before them is seen. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 120));
    await route.fallback();
  });
}

for (const width of [360, 1280]) {
  test(`nothing moves by itself while a screen fills, ${width} wide`, async ({ page, open }) => {
    // Tall, so that shifts of what most screens show only after scrolling count, too.
    await page.setViewportSize({ width, height: 1200 });
    await page.addInitScript(watchShifts);
    await slowDown(page);
    for (const [person, path] of SCREENS) {
      await open(person, path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.shifts), path).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
