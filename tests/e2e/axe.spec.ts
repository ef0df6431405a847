import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { waitUntilFilled, waitUntilStill } from './support/page-checks.ts';
import { tour } from './support/tour.ts';

/** Colours do not depend on the size: the phone is checked in light, the desktop in dark. */
const VIEWS = {
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

for (const [device, view] of Object.entries(VIEWS))
  test.describe(device, { tag: device === 'phone' ? [] : '@all' }, () => {
    test.use({ ...view, contextOptions: { reducedMotion: 'reduce' } });

    async function expectOpenToAll(page: Page, where: string): Promise<void> {
      await expect(page.locator('html')).toHaveCSS('color-scheme', view.colorScheme);
      await waitUntilFilled(page);
      await waitUntilStill(page);
      await expectNoViolations(page, `${where}, ${device}`);
    }

    test('axe finds nothing on any screen, nor in what opens over it', async ({ page, open }) => {
      test.setTimeout(90_000);
      await open('premium');
      await tour(page, (where) => expectOpenToAll(page, where));
      for (const [axis, value] of [
        ['Genere', 'Western'],
        ['Durata', '30 min'],
        ['Anno', '2024'],
      ] as const)
        await page
          .getByRole('group', { name: axis })
          .getByRole('button', { name: value, exact: true })
          .click();
      await expect(page.getByText('Nessun titolo risponde')).toBeVisible();
      await expectOpenToAll(page, 'a search that finds nothing');
    });

    test('axe finds nothing on the error page', async ({ page, server }) => {
      await page.goto(new URL('/error', server.links.premium).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectOpenToAll(page, '/error');
    });
  });
