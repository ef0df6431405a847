import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
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
];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test(`nobody is shut out of any screen: ${colorScheme}, ${device}`, async ({ page, open }) => {
      test.setTimeout(180_000);
      // What is not a matter of colour is the same by night.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await open('premium');
      await expectFrame(page);
      for (const path of SCREENS) {
        await page.goto(new URL(path, page.url()).href);
        await expectFrame(page);
        await page.waitForLoadState('networkidle');
        await waitUntilFilled(page);
        await expectNoViolations(page, path, rules);
      }
      await openPanel(page);
      await expectNoViolations(page, 'the panel of own lists', rules);
      await page.goto(new URL('/error', page.url()).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectNoViolations(page, '/error', rules);
    });
  }
}

async function openPanel(page: Page): Promise<void> {
  await page.goto(new URL('/content-view/5', page.url()).href);
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Serate horror' })).toBeVisible();
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
