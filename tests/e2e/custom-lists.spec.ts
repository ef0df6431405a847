import { expect, test } from './support/journey.ts';
import { carouselNamed, openTitle, section, setToggle } from './support/page-actions.ts';
import { expectFrame } from './support/page-checks.ts';

test(
  'a premium person adds a title to a custom list and removes it again',
  { tag: '@all' },
  async ({ page, open }) => {
    await open('premium');
    const cover = carouselNamed(page, 'Nuove uscite').getByRole('link').first();
    const name = (await cover.getByRole('img').getAttribute('alt')) ?? '';
    await openTitle(page, () => cover.click());

    const opener = page.getByRole('button', { name: 'Liste', exact: true });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Le tue liste' });
    const horror = panel.getByRole('button', { name: 'Serate horror' });
    await setToggle(horror, 'on');
    await panel.getByRole('button', { name: 'Chiudi' }).click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    await section(page, 'Liste').click();
    const row = carouselNamed(page, 'Serate horror');
    const inRow = row.getByRole('link', { name, exact: true });
    await expect(inRow).toBeAttached();
    await expectFrame(page);
    await row.getByRole('link', { name: 'mostra tutti' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Serate horror' })).toBeVisible();
    await page.getByRole('list').getByRole('link', { name, exact: true }).click();

    await opener.click();
    await expect(horror).toHaveAttribute('aria-pressed', 'true');
    await setToggle(horror, 'off');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await section(page, 'Liste').click();
    await expect(row.getByRole('link').first()).toBeVisible();
    await expect(inRow).toHaveCount(0);
  },
);

test('a toast leaves an open sheet’s commands free', { tag: '@all' }, async ({ page, open, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/, /lists\/make failed/);
  await page.setViewportSize({ width: 390, height: 700 });
  await open('premium');
  await openTitle(page, () => carouselNamed(page, 'Nuove uscite').getByRole('link').first().click());
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Le tue liste' });
  await panel.getByRole('textbox').fill('Domenica');
  await page.route('**/api/tu/**', (route) => route.abort());
  const make = panel.getByRole('button', { name: 'Crea' });
  await make.click();
  const toast = page.locator('[role=status]').filter({ hasText: 'Riprova' });
  await expect(toast).toBeVisible();
  const [over, under] = [await toast.boundingBox(), await panel.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0);
});
