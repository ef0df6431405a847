import type { Page } from '@playwright/test';

/** Holds back the requests for these addresses; returns a function that lets them through. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the app's code. */
export const holdBundle = (page: Page) => holdRequests(page, '**/assets/app-*.js');

/** Holds back the code of the screens that are not the home. */
export const holdScreens = (page: Page) => holdRequests(page, /\/assets\/[\w-]+-screens?-\w+\.js/);
