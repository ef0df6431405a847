import type { Page } from '@playwright/test';
import { DESKTOP } from './native-feel/support/devices.ts';
import { expect, test } from './support/journey.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

const MAX_PRESSES = 80;

/** A new page takes the focus, so that screen readers start at its top. */
async function arriveAt(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

/** The ring of a field with an icon is around both. */
const hasRing = (element: Element) =>
  [element, element.parentElement].some(
    (one) => one !== null && getComputedStyle(one).outlineStyle === 'solid',
  );

/** Presses Tab until the focused element has this name; each one must show its focus. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    const label = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ?? element.querySelector('img')?.alt ?? element.textContent ?? '',
    );
    await expect.poll(() => focused.evaluate(hasRing)).toBe(true);
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`${name} is not reachable by ${key}`);
}

test('by keyboard alone: from the home to a title, add it to the list, open the list', async ({
  page,
  open,
}) => {
  await open('ordinary');
  const row = page.getByRole('region', { name: 'I più adorati' });
  await expect(row.getByRole('img').nth(2)).toBeAttached();
  const names = await row
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const [first = '', second = '', third = ''] = names.map((name) => name ?? '');
  await tabTo(page, first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('link', { name: third, exact: true })).toBeFocused();
  await expect(row.getByRole('link', { name: third, exact: true })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  const known = page.waitForResponse(/content_in_list.*list_name=liste/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await known;
  await arriveAt(page, /content-view/);

  const mine = page.getByRole('button', { name: 'Nella lista' });
  const was = await mine.getAttribute('aria-pressed');
  await tabTo(page, 'Nella lista');
  await page.keyboard.press('Space');
  await expect(mine).toHaveAttribute('aria-pressed', String(was === 'false'));
  if (was === 'true') {
    await page.keyboard.press('Space');
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
  }

  await tabTo(page, 'Liste', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/lists$/);
  // The screen's code may still be loading; its rows need not have loaded.
  await expect(page.getByRole('link', { name: 'mostra tutti' }).first()).toBeAttached();
  await tabTo(page, 'mostra tutti');
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/list\/liste$/);
  const covers = page.getByRole('list', { name: 'La mia lista' }).getByRole('link');
  await expect(covers.first()).toHaveAccessibleName(second);
  await tabTo(page, second);
  await page.keyboard.press('ArrowDown');
  await expect(covers.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  if (was === 'false') await mine.click();
});

test.describe('desktop', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'in the sheet, Tab cycles, Escape closes it and the focus returns',
    { tag: '@all' },
    async ({ page, thirdParty }) => {
      thirdParty.answer(THIRD_PARTY_CATALOGUE);
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
    },
  );
});
