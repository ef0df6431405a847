import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitUntilFilled } from '../support/page-checks.ts';

const FOLDER = process.env['PICTURES'] ?? 'build/screenshots';

/** Takes the visible part of the present page. */
export async function takeViewport(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Waits until everything visible has loaded and rests, then takes the screenshot. */
export async function takeWhenStill(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await takeWhenFilled(page, name);
}

/** The same where the network never rests; in all frames. */
export async function takeWhenFilled(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) await waitUntilFilled(frame);
  await page.waitForTimeout(500);
  await takeViewport(page, name);
}
