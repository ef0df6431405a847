import type { Page } from '@playwright/test';
import { Messenger } from './messenger.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { PageErrors } from './page-errors.ts';
import { applyPageStorage, type PageStorage } from './page-storage.ts';
import { test as served } from './server-fixtures.ts';
import type { Person } from './server-process.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** The storage of all pages, whatever the browser's own rules: they differ between its builds. */
  storage: PageStorage;
  /** A page of a second browser profile. */
  otherPage: Page;
  /** Opens a screen by this user's launch link, inside the messenger if there is one. */
  open: (person: Person, path?: string) => Promise<void>;
  /** The page's errors: any that the journey does not allow fail it at its end. */
  pageErrors: PageErrors;
  messenger: Messenger;
};

/** Milliseconds that a page which never starts, as some journeys want it, is waited for. */
const START_TIMEOUT_MS = 5000;

/** Waits until React has rendered, or has attached itself to what our server has rendered. */
async function appStarted(page: Page): Promise<void> {
  const isStarted = () => {
    const root = document.getElementById('root');
    return !root || Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  };
  await page.waitForFunction(isStarted, undefined, { timeout: START_TIMEOUT_MS }).catch(() => undefined);
}

/** A journey through the built mini app in Playwright's browser. */
export const test = served.extend<Fixtures>({
  storage: ['kept', { option: true }],

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await appStarted(page);
      return response;
    };
    await use(page);
  },

  context: async ({ context, storage }, use) => {
    await applyPageStorage(context, storage);
    await use(context);
  },

  otherPage: async ({ browser, storage, locale }, use) => {
    const context = await browser.newContext({ ...(locale && { locale }) });
    await applyPageStorage(context, storage);
    await use(await context.newPage());
    await context.close();
  },

  messenger: async ({ page }, use) => use(new Messenger(page)),

  open: async ({ page, server, messenger }, use) =>
    use(async (person, path = '/') => {
      const link = new URL(path, server.links[person]);
      for (const [name, value] of new URL(server.links[person]).searchParams)
        link.searchParams.set(name, value);
      await page.goto(`${link.href}${messenger.hash}`);
    }),

  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = new PageErrors(page);
      await use(pageErrors);
      pageErrors.expectNone();
      await expectNoSidewaysScroll(page);
    },
    { auto: true },
  ],
});
