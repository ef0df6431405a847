import sharp from 'sharp';
import { PHONE } from './native-feel/support/devices.ts';
import { expect, test } from './support/journey.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';

test.use({ ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });

test(
  'a long name on a drawn cover ends with its last line, and shows nothing of the next one',
  {
    tag: '@all',
  },
  async ({ page, thirdParty }) => {
    const titolo =
      'Un titolo davvero molto lungo che non finisce mai, nemmeno quando dovrebbe: la vendetta del ritorno — parte seconda';
    const get_list = [thirdPartyTitle(1, { titolo, generi: 'Azione' })];
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_list });
    await page.goto(thirdParty.link('/list/liste'));
    const name = page.getByRole('listitem').locator('[data-form] [dir]');
    await expect(name).toBeVisible();
    const { width = 0, height = 0 } = (await name.boundingBox()) ?? {};
    const margin = 0.08 * width;
    const below = await sharp(await name.screenshot({ scale: 'css' }))
      .extract({
        left: Math.round(0.06 * width),
        top: Math.round(height - margin - 1),
        width: Math.round(0.88 * width),
        height: Math.round(margin / 2),
      })
      .toBuffer();
    const { channels } = await sharp(below).stats();
    expect(channels[0]?.stdev).toBeLessThan(3);
  },
);
