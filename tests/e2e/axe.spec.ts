import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './native-feel/support/devices.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { waitUntilFilled, waitUntilStill } from './support/page-checks.ts';
import { tour, tourOwnPage, tourSections } from './support/tour.ts';

/** Colours do not depend on the size: the phone is checked in light, the desktop in dark. */
const VIEWS = {
  phone: { ...PHONE, colorScheme: 'light' },
  desktop: { ...DESKTOP, colorScheme: 'dark' },
} as const;

/** Names and sizes of visible controls less than 44 px wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a, button, input, select, textarea, [role=button], [tabindex="0"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      // A switch's whole row takes presses.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)}x${Math.round(height)}`] : [];
    });
  });
}

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

    const ofTheDesk = 'axe finds nothing at the desk, and controls are 44 px wide and high';
    test(ofTheDesk, { tag: '@all' }, async ({ page, open }) => {
      await open('owner', '/gestione');
      await tourSections(page, '/gestione', (where) => expectOpenToAll(page, where));
    });

    const ofTheOwnPage = 'axe finds nothing on one’s own page, and controls are 44 px wide and high';
    test(ofTheOwnPage, { tag: '@all' }, async ({ page, open }) => {
      await open('premium');
      await tourOwnPage(page, (where) => expectOpenToAll(page, where));
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
