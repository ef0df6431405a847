import type { Page } from '@playwright/test';
import { PHONE } from './native-feel/support/devices.ts';
import { expect, test } from './support/journey.ts';
import { carouselNamed } from './support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from './support/third-party-catalogue.ts';

/** A row below the fold has its covers in the frame after the scroll to it, even on a busy processor. */

test.use(PHONE);

/** Slows the processor, and keeps it busy: a task that is posted waits for four others. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    for (let waiting = 0; waiting < 4; waiting += 1) {
      const { port1, port2 } = new MessageChannel();
      const end = performance.now() + 20_000;
      port1.onmessage = () => {
        const from = performance.now();
        while (performance.now() - from < 40);
        if (from < end) port2.postMessage(null);
      };
      port2.postMessage(null);
    }
  });
}

/**
 * Scrolls to the end at once, and returns the number of covers that each row in view has two frames later, by its
 * name.
 */
function scrollToEnd(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll('main section:has(h2)')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return Object.fromEntries(
      rows.map((row) => [row.querySelector('h2')?.textContent, row.querySelectorAll('li a').length]),
    );
  });
}

const titles = { top_genres: thirdPartyTitles(40), top_contents: thirdPartyTitles(40) };

for (const [path, last, count] of [
  ['/', 'Nuove uscite', 10],
  ['/films', 'Thriller', 30],
  ['/series', 'Sci-Fi & Fantasy', 30],
] as const)
  test(`a quick scroll to the end finds the rows filled on a busy phone, ${path}`, async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, ...titles });
    await page.goto(thirdParty.link(path));
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeAttached();
    if (path !== '/') await expect(page.getByRole('button', { name: 'CASUALE' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const rows = await scrollToEnd(page);
    expect(rows[last], 'rows show at most 30 titles, the home 10').toBe(count);
    expect(Object.keys(rows).length).toBeGreaterThan(1);
    expect(Object.values(rows)).not.toContain(0);
    await expect(carouselNamed(page, last).getByRole('link').first()).toHaveAccessibleName(/Altrove \d/);
  });
