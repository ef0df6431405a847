import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';

test.use(PHONE);

test('rows below the screen are filled without scrolling', async ({ page, thirdParty }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link());
  await expect(carouselNamed(page, 'I più piaciuti').getByRole('link')).toHaveCount(10);
  for (const name of ['I più adorati', 'I più visti', 'Nuove uscite']) {
    const row = carouselNamed(page, name);
    await expect(row).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(row.getByRole('link').first()).toBeAttached();
  }
});
