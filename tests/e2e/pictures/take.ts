import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = process.env['PICTURES'] ?? 'build/screenshots';

/** Takes what can be seen now. */
export async function snap(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Waits until everything that can be seen has come and stands still, then takes the picture. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { bottom, top, right, left } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return !isSeen || (image.src !== '' && image.complete);
    }),
  );
  await page.waitForTimeout(500);
  await snap(page, name);
}
