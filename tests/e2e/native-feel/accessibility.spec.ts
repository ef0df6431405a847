import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, section } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { tour } from '../support/tour.ts';
import { DESKTOP, DEVICES } from './support/devices.ts';
import { pagedResponses } from './support/long-catalogue.ts';

const ANSWERS = {
  ...THIRD_PARTY_CATALOGUE,
  get_genere: pagedResponses(30),
  filter_contents: pagedResponses(30),
};

/** Names and sizes of visible controls less than 44 px wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a, button, input, select, textarea, [role=button], [tabindex="0"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)}x${Math.round(height)}`] : [];
    });
  });
}

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'every control of every screen is at least 44 px wide and high',
      device === 'phone' ? {} : { tag: '@all' },
      async ({ page, thirdParty }) => {
        thirdParty.answer(ANSWERS);
        await page.goto(thirdParty.link());
        await tour(page, async (where) => expect.soft(await smallTargets(page), where).toEqual([]));
      },
    );
  });
}

test.describe('desktop', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('names, roles and states: sections, toggles, rows', async ({ page, thirdParty }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/films'));
    await expect(section(page, 'Film')).toHaveAttribute('aria-current', 'page');
    for (const name of ["Classifica dell'anno", 'Ultimi aggiunti', 'Horror']) {
      const row = carouselNamed(page, name);
      await expect(row.getByRole('list')).toBeAttached();
      await expect(row.getByRole('listitem').first()).toBeAttached();
      await expect(row.getByRole('link').first()).toHaveAccessibleName(/Altrove/);
    }
    await page.goto(thirdParty.link('/content-view/tt-5'));
    for (const name of ['Nella lista', 'Mi piace', 'Adoro'])
      await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Adoro' }).click();
    await expect(page.getByRole('button', { name: 'Adoro', pressed: false })).toBeVisible();
    await page.getByRole('button', { name: 'Liste', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Le tue liste' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Per la pioggia', pressed: false })).toBeVisible();
  });

  test('in the sheet, Tab cycles, Escape closes it and the focus returns', { tag: '@all' }, async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/content-view/tt-5'));
    const opener = page.getByRole('button', { name: 'Liste', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    const list = panel.getByRole('button', { name: 'Per la pioggia' });
    const close = panel.getByRole('button', { name: 'Chiudi' });
    await expect(list).toBeVisible();
    await close.focus();
    for (const [key, next] of [
      ['Tab', list],
      ['Shift+Tab', close],
    ] as const) {
      await page.keyboard.press(key);
      await expect(next).toBeFocused();
    }
    for (const leave of [() => page.keyboard.press('Escape'), () => close.press('Enter')]) {
      if (await panel.isHidden()) await opener.press('Enter');
      await expect(list).toBeVisible();
      await leave();
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});
