import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame, scrollDownTo, scrollTop, waitForEffects } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';

const BOTTOM = 10_000_000;

/**
 * Scrolls down until this call returns a page that is not full; returns the number of entries on all pages.
 */
async function scrollToEnd(page: Page, call: RegExp, pageSize: number, open: () => Promise<void>) {
  const sizes: number[] = [];
  page.on('response', (answer) => {
    if (!call.test(answer.url())) return;
    void answer.json().then((entries: unknown[]) => sizes.push(entries.length));
  });
  await open();
  await expect
    .poll(
      async () => {
        await scrollDownTo(page, BOTTOM);
        return sizes.at(-1) ?? pageSize;
      },
      { intervals: [80], timeout: 20_000 },
    )
    .toBeLessThan(pageSize);
  const pages = sizes.length;
  await scrollDownTo(page, BOTTOM);
  await waitForEffects(page);
  expect(sizes, 'nothing is requested after the end').toHaveLength(pages);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Every entry states the total, since only visible entries are in the DOM. */
async function expectEntries(page: Page, list: string, count: number) {
  await scrollDownTo(page, BOTTOM);
  const last = page.getByRole('list', { name: list }).getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-setsize', String(count));
  await expect(last).toHaveAttribute('aria-posinset', String(count));
}

test('a genre scrolls to its end, with a back-to-top button from 2500 pixels on', async ({ page, open }) => {
  const count = await scrollToEnd(page, /get_genere/, 12, () => open('ordinary', '/genere/Horror'));
  expect(count).toBeGreaterThan(60);
  await expectEntries(page, 'Horror', count);

  const top = page.getByRole('button', { name: 'Torna su' });
  await scrollDownTo(page, 2500);
  await expect(top).toHaveCount(0);
  await scrollDownTo(page, 2501);
  await expect(top).toBeVisible();
  await expectFrame(page);
  const before = await scrollTop(page);
  await top.click();
  expect(await scrollTop(page), 'it flies away first').toBe(before);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(top).toHaveCount(0);
});

test('the next page is requested 100 pixels from the bottom, also in a cross-origin frame', async ({
  page,
  thirdParty,
}) => {
  const full = Array.from({ length: 60 }, (_, index) => thirdPartyTitle(index));
  const second = () => thirdParty.calls.filter(({ query }) => query.get('page') === '2').length;
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_genere: ({ query }: { query: URLSearchParams }) => (query.get('page') === '1' ? full : []),
  });
  // A page with a different origin, as the messenger's on the web, with the app in a frame.
  await page.goto(thirdParty.link('/error').replace('127.0.0.1', 'localhost'));
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    document.body.replaceChildren(frame);
  }, thirdParty.link('/genere/Noir'));
  const frame = page.frames()[1] ?? page.mainFrame();
  await frame.getByRole('list', { name: 'Noir' }).getByRole('link').first().waitFor();
  const leave = (pixels: number) =>
    frame.evaluate((left) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight - window.innerHeight - left);
    }, pixels);
  await leave(101);
  await waitForEffects(frame);
  expect(second()).toBe(0);
  await leave(100);
  await expect.poll(second).toBe(1);
});
