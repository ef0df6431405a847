import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './native-feel/support/devices.ts';
import { expectNoViolations, smallTargets } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { waitUntilFilled, waitUntilStill } from './support/page-checks.ts';
import { tour, tourOwnPage } from './support/tour.ts';

/** Colours do not depend on the size: the phone is checked in light, the desktop in dark. */
const VIEWS = {
  phone: { ...PHONE, colorScheme: 'light' },
  desktop: { ...DESKTOP, colorScheme: 'dark' },
} as const;

for (const [device, view] of Object.entries(VIEWS))
  test.describe(device, { tag: device === 'phone' ? [] : '@all' }, () => {
    test.use({ ...view, contextOptions: { reducedMotion: 'reduce' } });

    const expectOpenToAll = async (page: Page, where: string) => {
      await expect(page.locator('html')).toHaveCSS('color-scheme', view.colorScheme);
      await waitUntilFilled(page);
      await waitUntilStill(page);
      expect.soft(await smallTargets(page), where).toEqual([]);
      await expectNoViolations(page, `${where}, ${device}`);
    };

    const ofTheOwnPage = 'axe finds nothing on one’s own page, and controls are 44 px wide and high';
    test(ofTheOwnPage, { tag: '@all' }, async ({ page, open }) => {
      await open('premium');
      await tourOwnPage(page, (where) => expectOpenToAll(page, where));
      await page.getByRole('link', { name: 'Le tue liste' }).click();
      await page
        .getByLabel(/^Altro: /)
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Rinomina: / })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: /^Nuovo nome di / })).toBeInViewport();
      await expectOpenToAll(page, 'a list that is renamed');
    });

    test('axe finds nothing on any screen, nor in what opens over it, and controls are 44 px wide and high', async ({
      page,
      open,
    }) => {
      test.setTimeout(150_000);
      const expectHere = (where: string) => expectOpenToAll(page, where);
      await open('premium');
      await tour(page, expectHere);
      for (const [axis, value] of [
        ['Genere', 'Western'],
        ['Durata', '30 min'],
        ['Anno', '2024'],
      ] as const)
        await page
          .getByRole('group', { name: axis })
          .getByRole('button', { name: value, exact: true })
          .click();
      await expect(page.getByText('Nessun titolo corrisponde')).toBeVisible();
      await expectHere('a search that finds nothing');
      await page.goto(new URL('/error', page.url()).href);
      await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
      await expectHere('/error');
    });
  });
