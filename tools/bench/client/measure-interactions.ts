import type { Browser } from '@playwright/test';
import { LAUNCH, measurePageLoad, openPhonePage, type PageLoad } from './measure-page-load.ts';

/** A person's taps: the target, and the path and the element that appear afterwards. */
export const INTERACTIONS = [
  {
    name: 'opening a title',
    path: '/',
    tap: 'main a[href^="/content-view/"]',
    shows: ['**/content-view/*', 'main h1'],
  },
  {
    name: 'opening a title from /films',
    path: '/films',
    tap: 'main a[href^="/content-view/"]',
    shows: ['**/content-view/*', 'main h1'],
  },
  {
    name: 'opening a similar title',
    path: '/content-view/7',
    tap: 'main a[href^="/content-view/"]',
    shows: ['**/content-view/*', 'main h1'],
  },
  { name: 'a tab', path: '/', tap: 'header a[href="/films"]', shows: ['**/films', 'main h1'] },
  {
    name: 'a chip',
    path: '/premium-search',
    tap: 'main button[aria-pressed="false"]',
    shows: ['**/premium-search*', 'main button[aria-pressed="true"]'],
  },
] as const;
/** Milliseconds in which the interaction's frames follow. */
const AFTER_MS = 1500;

/** Loads a page and taps: the longest time from an event to the next frame (`inp`), in milliseconds. */
export async function measureInteraction(
  browser: Browser,
  address: string,
  { path, tap, shows: [url, element] }: (typeof INTERACTIONS)[number],
): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  const { page, context } = phone;
  await measurePageLoad(phone, `${address}${path}${LAUNCH}`);
  await page.evaluate(() => {
    window.seen.inp = 0;
  });
  await page.locator(tap).first().tap();
  await page.waitForURL(url);
  await page.locator(element).first().waitFor();
  await page.waitForTimeout(AFTER_MS);
  const inp = await page.evaluate(() => window.seen.inp);
  await context.close();
  return { inp };
}

/** A second load with a warm cache. */
export async function measureSecondLaunch(browser: Browser, address: string): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  await measurePageLoad(phone, address);
  await phone.page.goto('about:blank');
  const second = await measurePageLoad(phone, address);
  await phone.context.close();
  return second;
}
