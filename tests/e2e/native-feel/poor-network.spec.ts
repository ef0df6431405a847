import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, section } from '../support/page-actions.ts';
import { scrollDownTo } from '../support/page-checks.ts';
import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS, StubResponse } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';
import { LONG_CATALOGUE } from './support/long-catalogue.ts';

/** Collects the paths of cancelled calls. */
function givenUp(page: Page): string[] {
  const paths: string[] = [];
  page.on('requestfailed', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.use(PHONE);

test('leaving a screen cancels its hanging request; returning sends it again', { tag: '@all' }, async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_generi: NEVER_ANSWERS });
  const failed = givenUp(page);
  await page.goto(thirdParty.link('/generi'));
  const requested = () => thirdParty.calls.filter(({ name }) => name === 'get_generi').length;
  await expect.poll(requested).toBe(1);
  expect(failed).toEqual([]);
  await section(page, 'Home').click();
  await expect.poll(() => failed).toEqual(['/api/get_generi/0']);
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await section(page, 'Generi').click();
  await expect(page.getByRole('link', { name: 'Noir' })).toBeVisible();
  expect(requested()).toBe(2);
});

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
  await page.waitForTimeout(200);
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.goBack();
  await expect(grid.getByRole('link').first()).toBeVisible();
  await scrollDownTo(page, 1e6);
  await page.waitForTimeout(300);
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
  await page.waitForTimeout(300);
  await expect(section(page, 'Home')).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);

  await context.setOffline(false);
  await expect(carouselNamed(page, 'Ultime aggiunte').getByRole('link').first()).toBeVisible();
});

test('a page interrupted by the network continues when it returns', async ({ page, context, thirdParty }) => {
  thirdParty.answer({
    ...LONG_CATALOGUE,
    get_genere: ({ query }: { query: URLSearchParams }) =>
      query.get('page') === '1' ? thirdPartyTitles(12) : NEVER_ANSWERS,
  });
  await page.goto(thirdParty.link('/genere/Noir'));
  const cells = page.getByRole('list', { name: 'Noir' }).getByRole('listitem');
  await expect(cells.first()).toHaveAttribute('aria-setsize', '12');
  await scrollDownTo(page, 1e6);
  await expect.poll(() => thirdParty.calls.some(({ query }) => query.get('page') === '2')).toBe(true);
  await context.setOffline(true);
  await page.waitForTimeout(150);
  await expect(cells.first()).toBeAttached();
  thirdParty.answer(LONG_CATALOGUE);
  await context.setOffline(false);
  await expect(cells.first()).toHaveAttribute('aria-setsize', /^(24|36)$/);
});

test('failed calls are retried with a growing delay', { tag: '@all' }, async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  const times: number[] = [];
  const get_top = () =>
    times.push(performance.now()) > 2 ? THIRD_PARTY_CATALOGUE['get_top'] : new StubResponse(500);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top });
  await page.goto(thirdParty.link());
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThan(400);
  expect(third - second).toBeGreaterThan(second - first);
  expect(times).toHaveLength(3);
});

test('a title whose call fails keeps the fields passed by its cover', { tag: '@all' }, async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_content: new StubResponse(503) });
  await page.goto(thirdParty.link());
  await carouselNamed(page, 'I più piaciuti').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 40' })).toBeVisible();
  await expect
    .poll(() => thirdParty.calls.filter(({ name }) => name === 'get_content').length)
    .toBeGreaterThanOrEqual(3);
  await page.waitForTimeout(200);
  await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
});
