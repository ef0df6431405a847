import { expect, test } from '../support/journey.ts';
import { section } from '../support/page-actions.ts';
import { scrollDownTo } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';

const CHECK = 'web_app_check_home_screen';

test.use(PHONE);

test('the home screen is offered at the end of the home until the offer has been seen, for that visit', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const offer = page.getByRole('region', { name: 'Schermata Home' });
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`${thirdParty.link()}${messenger.hash}`);
    // The app has mounted the whole home: it knows the banner's lists.
    await expect(page.getByRole('button', { name: 'La mia lista', pressed: true })).toBeVisible();
    // A home that nobody scrolls asks nothing.
    await scrollDownTo(page, 50);
  };
  const checked = async (status: string, times: number) => {
    await expect.poll(() => messenger.paramsOf(CHECK).length).toBe(times);
    await messenger.emit('home_screen_checked', { status });
  };

  await open();
  await checked('added', 1);
  await scrollDownTo(page, 1e6);
  await expect(offer).toHaveCount(0);

  for (const times of [2, 3]) {
    await open();
    await checked('missed', times);
    await expect(offer, 'not seen yet').toBeAttached();
    await expect(offer, 'out of the way').not.toBeInViewport();
  }
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toBeInViewport();
  await section(page, 'Film').click();
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'I più piaciuti' })).toBeAttached();
  await scrollDownTo(page, 1e6);
  await offer.getByRole('button', { name: 'Non ora' }).click();
  await expect(offer).toHaveCount(0);
  expect(messenger.paramsOf('web_app_add_to_home_screen')).toEqual([]);

  await open();
  expect(messenger.paramsOf(CHECK), 'not asked again').toHaveLength(3);
  await expect(offer).toHaveCount(0);
});
