import { PHONE } from './native-feel/support/devices.ts';
import { expect, test } from './support/journey.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

test.use(PHONE);

test('the border style of a cover on /genere tells films from series', async ({ page, thirdParty }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link('/genere/Noir'));
  const cellOf = (type: string) => page.getByRole('listitem').locator(`[data-type=${type}]`).first();
  await expect(cellOf('film')).toHaveCSS('border-style', 'solid');
  await expect(cellOf('serie')).toHaveCSS('border-style', 'double');
});
