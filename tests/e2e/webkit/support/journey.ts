import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as served } from '../../support/server-fixtures.ts';
import type { Person } from '../../support/server-process.ts';
import { type RunningDriver, startDriver } from './driver-process.ts';
import { Phone } from './phone.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  phone: Phone;
  /** Opens a screen by this person's launch link. */
  open: (person: Person, path?: string) => Promise<void>;
  /** Saves a screenshot of the phone in the folder PICTURES and returns it. */
  picture: (name: string) => Promise<Buffer>;
  /** The console errors that pages may write; any other fails the journey at its end. */
  allowed: RegExp[];
};

/** A journey through the built mini app in WebKit. */
export const test = served.extend<Fixtures, { driver: RunningDriver }>({
  driver: [
    // Playwright reads a fixture's needs from the braces, empty ones included.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),

  phone: async ({ driver, allowed }, use) => {
    driver.printed.length = 0;
    const phone = await Phone.open(driver.address);
    await use(phone);
    await phone.driver.close();
    const errors = driver.printed.filter((line) => /^CONSOLE.* ERROR/.test(line));
    const unexpected = errors.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },

  open: async ({ phone, server }, use) =>
    use(async (person, path = '/') => {
      const link = new URL(server.links[person]);
      link.pathname = path;
      await phone.driver.goTo(link.href);
    }),

  picture: async ({ phone }, use) =>
    use(async (name) => {
      const folder = process.env['PICTURES'] ?? 'build/webkit';
      await mkdir(folder, { recursive: true });
      // Changes fade in.
      await new Promise((resolve) => setTimeout(resolve, 400));
      const png = await phone.driver.screenshot();
      await writeFile(join(folder, `${name}.png`), png);
      return png;
    }),
});
