import type { Browser } from '@playwright/test';
import { measureGridScroll, scrollUntilLoaded } from '../measure-grid-scroll.ts';
import { openPhonePage } from './measure-page-load.ts';

const TITLES = 5000;

/** Scrolls through a grid of 5,000 titles: elements, memory and slow frames at its start and at its end. */
export async function benchGrid(browser: Browser, address: string) {
  const { context, page, devtools } = await openPhonePage(browser, { line: false });
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await scrollUntilLoaded(page, 240);
  const start = await measureGridScroll(page, devtools);
  await scrollUntilLoaded(page, TITLES);
  const end = await measureGridScroll(page, devtools);
  await context.close();
  return { 'grid, its start': start, [`after ${TITLES} titles`]: end };
}
