import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { NIGHT } from './support/messenger.ts';
import { expectFrame, waitUntilFilled } from './support/page-checks.ts';

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
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const DAY = { bg_color: '#ffffff', text_color: '#000000' };
const THEMES = { light: DAY, dark: NIGHT };

/** Where the app is open: the messenger's platform decides between the kit's two looks. */
const PLACES = {
  'a browser on a phone': { viewport: PHONE },
  'a browser on a desktop': { viewport: DESKTOP },
  'a messenger with the look of iOS': { viewport: PHONE, platform: 'ios' },
  'a messenger with the look of Material': { viewport: PHONE, platform: 'android' },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [place, { viewport, ...surroundings }] of Object.entries(PLACES)) {
    test(`nobody is shut out of any screen: ${colorScheme}, ${place}`, async ({ page, open, messenger }) => {
      test.setTimeout(180_000);
      // What is not a matter of colour is the same by night.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      if ('platform' in surroundings)
        await messenger.surround({ ...surroundings, theme: THEMES[colorScheme] });
      for (const path of SCREENS) {
        await open('premium', path);
        await expectFrame(page);
        await page.waitForLoadState('networkidle');
        await waitUntilFilled(page);
        await expectNoViolations(page, path, rules);
      }
      await open('premium', '/content-view/5');
      await openPanel(page);
      await expectNoViolations(page, 'the panel of own lists', rules);
      await open('premium', '/lists');
      await page.getByRole('button', { name: 'Modifica' }).click();
      await waitUntilFilled(page);
      await expectNoViolations(page, 'lists being edited', rules);
      await openSheet(page);
      await expectNoViolations(page, 'the sheet of a cover', rules);
      await page.goto(new URL('/error', page.url()).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectNoViolations(page, '/error', rules);
    });
  }
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Serate horror' })).toBeVisible();
  await standStill(panel);
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fine' }).click();
  await page.locator('main a[href^="/content-view/"]').first().click({ button: 'right' });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Adoro' })).toBeVisible();
  await standStill(sheet);
}

async function standStill(panel: Locator): Promise<void> {
  await panel.evaluate((sheet) =>
    Promise.all(sheet.getAnimations({ subtree: true }).map((one) => one.finished)),
  );
}

/** All of axe's rules unless told which. */
async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, where).toEqual([]);
}
