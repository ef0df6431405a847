import { expect, test } from '../support/journey.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';

const SAFE = { top: 30, right: 20, bottom: 34, left: 24 };
const CONTENT_SAFE = { top: 46, right: 6, bottom: 10, left: 8 };

test.use(PHONE);

test('nothing is inside the safe areas, even if they arrive late', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: thirdPartyTitles(120) });
  await page.goto(`${thirdParty.link('/genere/Noir')}${messenger.hash}`);
  const grid = page.getByRole('list', { name: 'Noir' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await messenger.emit('safe_area_changed', SAFE);
  await messenger.emit('content_safe_area_changed', CONTENT_SAFE);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const edges = { left: 32, right: width - 26, top: 76, bottom: height - 44 };

  const search = page.getByRole('button', { name: 'Cerca' });
  await expect.poll(async () => (await search.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(edges.top);
  const links = page.getByRole('link').or(page.getByRole('button'));
  for (const box of await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  )) {
    expect(box.left).toBeGreaterThanOrEqual(edges.left);
    expect(box.right).toBeLessThanOrEqual(edges.right);
  }
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect
    .poll(async () => {
      const box = await grid.getByRole('listitem').last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(edges.bottom);
  const top = page.getByRole('button', { name: 'Torna su' });
  await expect(top).toBeVisible();
  const box = await top.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edges.bottom);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edges.right);
});
