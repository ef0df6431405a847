import { expect, test } from '../support/journey.ts';
import { carouselNamed, section } from '../support/page-actions.ts';
import { nextFrames, scrollDownTo, waitForEffects } from '../support/page-checks.ts';
import { PHONE } from './support/devices.ts';
import { LONG_CATALOGUE } from './support/long-catalogue.ts';

test.use(PHONE);

test('offline nothing is sent, loaded data stay usable, and the rest loads once online', async ({
  page,
  context,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  thirdParty.answer(LONG_CATALOGUE);
  await page.goto(thirdParty.link('/genere/Noir'));
  const grid = page.getByRole('list', { name: 'Noir' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await section(page, 'Home').click();
  await expect(page.getByRole('button', { name: 'La mia lista', pressed: true })).toBeVisible();
  await waitForEffects(page);
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.goBack();
  await expect(grid.getByRole('link').first()).toBeVisible();
  await scrollDownTo(page, 1e6);
  await nextFrames(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
  const mine = page.getByRole('button', { name: 'La mia lista' });
  const was = await mine.getAttribute('aria-pressed');
  await mine.click();
  await page.getByRole('button', { name: 'Riproduci' }).click();
  await expect(page.getByText('La riproduzione non è partita.')).toBeVisible();
  await expect(mine).toHaveAttribute('aria-pressed', String(was));
  // A screen waits for its code and data, with the bar usable.
  await section(page, 'Serie').click();
  await expect(section(page, 'Serie')).toHaveAttribute('aria-current', 'page');
  await nextFrames(page);
  await expect(section(page, 'Home')).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);

  await context.setOffline(false);
  await expect(carouselNamed(page, 'Ultime aggiunte').getByRole('link').first()).toBeVisible();
});
