import { expect, test } from '../support/journey.ts';
import { section } from '../support/page-actions.ts';
import { scrollDownTo } from '../support/page-checks.ts';
import { PHONE } from './support/devices.ts';
import { LONG_CATALOGUE } from './support/long-catalogue.ts';

test.use(PHONE);

test('in a messenger a nested page’s bar is one line: the sections, or the name once the heading is out of view', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(LONG_CATALOGUE);
  await page.goto(`${thirdParty.link('/genere/Noir')}${messenger.hash}`);
  const bar = page.getByRole('banner');
  await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(56);
  await expect(bar.getByText('Gener', { exact: false })).toHaveText(['Generi']);
  for (const tab of await bar.getByRole('link').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await scrollDownTo(page, 900);
  await scrollDownTo(page, 800);
  await expect(bar.getByText('Noir')).toHaveCSS('opacity', '1');
  await expect(bar.getByRole('navigation')).toHaveCSS('opacity', '0');
  await section(page, 'Film').focus();
  await expect(bar.getByRole('navigation')).toHaveCSS('opacity', '1');
  await section(page, 'Home').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(100);
});
