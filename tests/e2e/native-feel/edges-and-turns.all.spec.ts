import { expect, test } from '../support/journey.ts';

test('in forced colours every button of a title’s page and of the filters has an edge', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/content-view/417', '/premium-search']) {
    await open('premium', path);
    await expect(page.locator('main button.press').first()).toBeVisible();
    const edgeless = await page
      .locator('main button.press')
      .evaluateAll((all) =>
        all
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.textContent),
      );
    expect(edgeless).toEqual([]);
  }
});

test('on a phone on its side the bar is one line, and ‘Riproduci’ is in view beside the picture', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await open('ordinary', '/content-view/417');
  const play = page.getByRole('button', { name: 'Riproduci' });
  await expect(play).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeInViewport();
});

test('text twice as large leaves the page three quarters of the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('ordinary', '/films');
  await page.addStyleTag({ content: 'html { font-size: 32px !important; }' });
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(844 / 4);
});

test('the desk has its rail and content of 960 px on a large window, and neither bar nor tabs', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('owner', '/gestione/titoli');
  const row = page.getByRole('article').first();
  await expect(row).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sezioni della gestione' })).toBeInViewport();
  expect((await row.boundingBox())?.width).toBeLessThanOrEqual(960);
  expect((await row.boundingBox())?.height).toBeLessThan(48);
  await row.getByRole('button').first().click();
  const pane = page.locator('[data-beside] section').first();
  await expect(pane).toBeInViewport();
  const [table, editor] = [await row.boundingBox(), await pane.boundingBox()];
  expect(editor?.x ?? 0).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
});

test('a dialog of the desk is in the middle of a large window, and from below on a phone', async ({
  page,
  open,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open('owner', '/gestione/persone');
    await page
      .getByRole('button', { name: /^Altro: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return Math.round(height - (box?.y ?? 0) - (box?.height ?? 0));
      })
      [width > 1000 ? 'toBeGreaterThan' : 'toBeLessThanOrEqual'](width > 1000 ? 100 : 0);
  }
});
