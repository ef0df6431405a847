import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { DARK_THEME } from './support/messenger.ts';
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
const THEMES = { light: { bg_color: '#ffffff', text_color: '#000000' }, dark: DARK_THEME };

/**
 * Where the app is open: the messenger's platform decides between the kit's two looks. Colours are the same at each
 * size and in each look, so that one is seen by day and the other by night.
 */
const PLACES = {
  'a browser on a phone or a desktop': {
    screens: SCREENS,
    views: [
      { viewport: PHONE, colorScheme: 'light' },
      { viewport: DESKTOP, colorScheme: 'dark' },
    ],
  },
  'a messenger with the look of iOS': {
    screens: KINDS_OF_SCREEN,
    views: [{ viewport: PHONE, colorScheme: 'light' }],
    platform: 'ios',
  },
  'a messenger with the look of Material': {
    screens: KINDS_OF_SCREEN,
    views: [{ viewport: PHONE, colorScheme: 'dark' }],
    platform: 'android',
  },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [place, { screens, views, ...surroundings }] of Object.entries(PLACES)) {
  test.describe(`axe finds nothing, in ${place}:`, () => {
    const expectOpenToAll = async (page: Page, where: string) => {
      for (const { viewport, colorScheme } of views) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await waitUntilFilled(page);
        await waitUntilStill(page);
        await expectNoViolations(page, `${where}, ${viewport.width} wide, ${colorScheme}`);
      }
    };

    test.beforeEach(async ({ messenger }) => {
      test.setTimeout(120_000);
      if ('platform' in surroundings)
        await messenger.surround({ ...surroundings, theme: THEMES[views[0].colorScheme] });
    });

    test('on every screen', async ({ page, open }) => {
      for (const path of screens) {
        await open('premium', path);
        await expectFrame(page);
        const content = page.locator('main :is(a[href^="/content-view/"], a[href^="/genere/"])');
        await expect(content.or(page.getByText('Nessun titolo risponde')).first()).toBeVisible();
        await expectOpenToAll(page, path);
      }
    });

    test('in sheets and panels, and on the error page', async ({ page, open }) => {
      await open('premium', '/content-view/5');
      await openPanel(page);
      await expectOpenToAll(page, 'the panel of own lists');
      await open('premium', '/lists');
      await page.getByRole('button', { name: 'Modifica' }).click();
      await expectOpenToAll(page, 'lists being edited');
      await open('premium', '/lists');
      await openSheet(page);
      await expectOpenToAll(page, 'the sheet of a cover');
      await page.goto(new URL('/error', page.url()).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectOpenToAll(page, '/error');
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

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const found = (await violationsIn(page)).map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, where).toEqual([]);
}
