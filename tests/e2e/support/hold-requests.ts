import type { Page } from '@playwright/test';

/** Holds back the app's code, not its styles; returns a function that lets it through. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
