import { expect, test } from './support/journey.ts';
import { scrollDownTo, scrollTop } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from './support/third-party-catalogue.ts';
import type { ReceivedCall } from './support/third-party-server.ts';

test('a reload in the middle of a grid keeps its position', async ({ page, thirdParty }) => {
  const get_genere = ({ query }: ReceivedCall) => thirdPartyTitles(12, 12 * Number(query.get('page')));
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere });
  await page.goto(thirdParty.link('/genere/Noir'));
  await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeVisible();
  await expect
    .poll(async () => {
      await scrollDownTo(page, 2000);
      return scrollTop(page);
    })
    .toBe(2000);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(2000);

  await page.goto(thirdParty.link('/genere/Noir'));
  await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});
