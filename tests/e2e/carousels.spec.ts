import type { Page } from '@playwright/test';
import { PHONE } from './native-feel/support/devices.ts';
import { expect, test } from './support/journey.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from './support/third-party-catalogue.ts';

test.use(PHONE);

/** The speeds of Swiper's rows in view, in milliseconds. */
function speedsInView(page: Page): Promise<unknown[]> {
  return page.locator('main .swiper').evaluateAll((rows) => {
    const inView = rows.filter((row) => row.getBoundingClientRect().top < innerHeight);
    const speeds = inView.map((row) => Object(Reflect.get(row, 'swiper')).params?.speed);
    return [...new Set(speeds)];
  });
}

for (const [path, speeds] of [
  ['/home', [500]],
  ['/films', [2000, 500]],
] as const)
  test(`each row in view is Swiper’s without a touch, with its speed, ${path}`, async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, top_contents: thirdPartyTitles(10) });
    await page.goto(thirdParty.link(path));
    await expect.poll(() => speedsInView(page)).toEqual(speeds);
  });
