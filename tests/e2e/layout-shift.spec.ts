import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

type Shift = { value: number; time: number; what: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

const SCREENS = [
  ['premium', '/home'],
  ['ordinary', '/home'],
  ['ordinary', '/films'],
  ['ordinary', '/content-view/5'],
  ['premium', '/content-view/5'],
  ['ordinary', '/lists'],
  ['ordinary', '/generi'],
] as const;

/** Runs in the page: notes everything that moves by itself, and what it was. */
function watchShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.className} "${node.textContent.slice(0, 30)}"` : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      window.shifts.push({
        value: entry.value,
        time: Math.round(entry.startTime),
        what: entry.sources.map(({ node }) => nameOf(node)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Answers come a little later than they would, so that what stands before them is seen. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 120));
    await route.fallback();
  });
}

for (const width of [360, 1280]) {
  test(`nothing moves by itself while a screen fills, ${width} wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(watchShifts);
    await slowDown(page);
    for (const [person, path] of SCREENS) {
      await open(person, path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.shifts), path).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
