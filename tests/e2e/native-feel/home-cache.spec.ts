import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { waitForEffects } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';

const REFRESHED = thirdPartyTitles(41, 200);

test.use(PHONE);

test('the HTTP client is loaded at the first touch or key, and not before', async ({ page, thirdParty }) => {
  await page.clock.install();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isClientRequested = () => requested.some((url) => url.includes('/http-client-'));
  await page.goto(thirdParty.link());
  await expect(carouselNamed(page, 'I più adorati').getByRole('link')).toHaveCount(10);
  // The images in view have loaded by then, and the browser has been idle.
  await page.clock.runFor(5000);
  await waitForEffects(page);
  expect(isClientRequested()).toBe(false);
  await page.keyboard.press('Shift');
  await expect.poll(isClientRequested).toBe(true);
});

test('the cached home is shown at once and refreshed in the background', async ({ page, thirdParty }) => {
  const home = page.getByRole('heading', { level: 1, name: 'Altrove 0' });
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link());
  await expect(home).toBeVisible();
  await expect(carouselNamed(page, 'I più piaciuti').getByRole('link').first()).toBeVisible();
  await expect(carouselNamed(page, 'Nuove uscite').getByRole('link'), 'far below the screen').toHaveCount(0);
  await page.evaluate(() => window.scrollBy(0, 1));
  for (const row of ['I più adorati', 'I più visti', 'Nuove uscite'])
    await expect(carouselNamed(page, row).getByRole('link').first(), 'below the screen').toBeAttached();
  // It is cached when the browser is idle.
  const cached = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(cached).toContain('Altrove 0');

  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: NEVER_ANSWERS });
  await page.goto('about:blank');
  await page.goto(thirdParty.link());
  await expect(home).toBeVisible();
  await expect(carouselNamed(page, 'I più piaciuti').getByRole('link')).toHaveCount(10);

  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: REFRESHED });
  await page.goto('about:blank');
  await page.goto(thirdParty.link());
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 200' })).toBeVisible();
});
