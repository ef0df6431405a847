import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { DARK_THEME, type Messenger } from './support/messenger.ts';
import { expectFrame, waitUntilFilled, waitUntilStill } from './support/page-checks.ts';

const SCREENS = [
  '/home',
  '/films',
  '/series',
  '/lists',
  '/list/liste',
  '/generi',
  '/genere/Horror',
  '/content-view/5',
  '/premium-search?genere=Horror&durata=2+ore',
  '/premium-search?genere=Western&durata=30+min&anno=2024',
];
/** One of each kind: what the looks of the messengers' kit change is the same on its like. */
const KINDS_OF_SCREEN = [
  '/home',
  '/lists',
  '/genere/Horror',
  '/content-view/5',
  '/premium-search?genere=Horror',
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const DAY = { bg_color: '#ffffff', text_color: '#000000' };
const THEMES = { light: DAY, dark: DARK_THEME };

/** Where the app is open: the messenger's platform decides between the kit's two looks. */
const PLACES = {
  'a browser on a phone or a desktop': { screens: SCREENS, sizes: { phone: PHONE, desktop: DESKTOP } },
  'a messenger with the look of iOS': { screens: KINDS_OF_SCREEN, sizes: { phone: PHONE }, platform: 'ios' },
  'a messenger with the look of Material': {
    screens: KINDS_OF_SCREEN,
    sizes: { phone: PHONE },
    platform: 'android',
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [place, { screens, sizes, ...surroundings }] of Object.entries(PLACES)) {
  const inMessenger = 'platform' in surroundings;
  test.describe(`axe finds nothing, in ${place}:`, () => {
    /** A screen that stands, by day and by night; a larger one has the phone's colours, so by day only. */
    const expectOpenToAll = async (page: Page, messenger: Messenger, where: string) => {
      for (const [size, viewport] of Object.entries(sizes))
        for (const colorScheme of size === 'phone' ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          if (inMessenger) await messenger.emit('theme_changed', { theme_params: THEMES[colorScheme] });
          await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
          await waitUntilFilled(page);
          await waitUntilStill(page);
          // What is not a matter of colour is the same by night.
          const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
          await expectNoViolations(page, `${where}, ${size}, ${colorScheme}`, rules);
        }
    };

    test.beforeEach(async ({ messenger }) => {
      test.setTimeout(120_000);
      if (inMessenger) await messenger.surround({ ...surroundings, theme: DAY });
    });

    test('on every screen', async ({ page, open, messenger }) => {
      for (const path of screens) {
        await open('premium', path);
        await expectFrame(page);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await waitUntilFilled(page);
        await expectOpenToAll(page, messenger, path);
      }
    });

    test('in sheets and panels, and on the error page', async ({ page, open, messenger }) => {
      await open('premium', '/content-view/5');
      await openPanel(page);
      await expectOpenToAll(page, messenger, 'the panel of own lists');
      await open('premium', '/lists');
      await page.getByRole('button', { name: 'Modifica' }).click();
      await expectOpenToAll(page, messenger, 'lists being edited');
      await open('premium', '/lists');
      await openSheet(page);
      await expectOpenToAll(page, messenger, 'the sheet of a cover');
      await page.goto(new URL('/error', page.url()).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectOpenToAll(page, messenger, '/error');
    });
  });
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Serate horror' })).toBeVisible();
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('main a[href^="/content-view/"]').first().click({ button: 'right' });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Adoro' })).toBeVisible();
}

/** All of axe's rules unless told which. */
async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  const found = (await violationsIn(page, rules)).map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, where).toEqual([]);
}
