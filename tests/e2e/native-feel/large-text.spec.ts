import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { tour } from '../support/tour.ts';
import { DEVICES } from './support/devices.ts';
import { pagedResponses } from './support/long-catalogue.ts';

const ANSWERS = {
  ...THIRD_PARTY_CATALOGUE,
  get_genere: pagedResponses(30),
  filter_contents: pagedResponses(30),
};

/** Text that is cut off by a box with hidden overflow, or by the window's edge. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('.visually-hidden, script, style')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY) || box.matches('.swiper') || position === 'fixed')
          break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        // A collapsed text has a button that expands it.
        if (box.nextElementSibling?.matches('[aria-expanded]')) break;
        const frame = box.getBoundingClientRect();
        const cut = Math.max(right - frame.right, bottom - frame.bottom, frame.left - left, frame.top - top);
        if (cut > 3) lost.push(`${text.textContent.slice(0, 40)} (${Math.round(cut)} px)`);
      }
    }
    return lost;
  });
}

/** Controls whose text overflows, or that overlap. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('main a, main button, header a, header button')];
    const shown = controls.filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return shown.flatMap((control) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const [words, box] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
      const out = Math.max(words.right - box.right, box.left - words.left, words.bottom - box.bottom - 4);
      return out > 3 ? [`${control.textContent.slice(0, 30)} sticks out by ${Math.round(out)} px`] : [];
    });
  });
}

const DOUBLE_TEXT = () =>
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });

for (const width of [320, 390])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    const name = 'with text at twice the size every button and the current tab are whole';
    test(name, width === 320 ? {} : { tag: '@all' }, async ({ page, thirdParty }) => {
      await page.addInitScript(DOUBLE_TEXT);
      thirdParty.answer(ANSWERS);
      await page.goto(thirdParty.link('/premium-search').replace('?', '?genere=Noir&'));
      await expect(page.getByRole('button', { name: 'Azzera' })).toBeInViewport({ ratio: 1 });
      const tabs = page.getByRole('navigation', { name: 'Sezioni' });
      for (const tab of ['Liste', 'Generi', 'Home']) {
        await tabs.getByRole('link', { name: tab }).click();
        await expect(tabs.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 1 });
      }
      const brand = page.getByRole('banner').getByText('Vetrina');
      expect(
        await brand.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    });
  });

for (const width of [320, 390]) {
  const name = `${width} wide, no genre’s name breaks within a word, whatever the size of text`;
  test(name, width === 320 ? {} : { tag: '@all' }, async ({ page, thirdParty }) => {
    await page.setViewportSize({ width, height: 740 });
    const names = ['Documentario', 'Fantascienza', 'Documentary', 'Telerrealidad'];
    const genres = names.map((genere) => ({ genere, copertina: null }));
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_generi: genres });
    for (const size of [16, 20, 24, 32]) {
      await page.addInitScript((px) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${px}px`;
        });
      }, size);
      await page.goto(thirdParty.link('/generi'));
      for (const genre of names) {
        const shown = page.getByRole('link', { name: genre }).getByText(genre, { exact: true }).last();
        await expect(shown).toBeVisible();
        expect(await shown.evaluate(linesOf), `${genre}, ${size} px`).toBe(1);
      }
    }
  });
}

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'text at twice the size is complete, and the page does not scroll sideways',
      device === 'phone' ? {} : { tag: '@all' },
      async ({ page, thirdParty }) => {
        test.setTimeout(60_000);
        await page.addInitScript(DOUBLE_TEXT);
        thirdParty.answer(ANSWERS);
        await page.goto(thirdParty.link());
        await tour(page, async (where) => {
          expect.soft(await lostText(page), where).toEqual([]);
          expect.soft(await crowded(page), where).toEqual([]);
          await expectNoSidewaysScroll(page);
        });
      },
    );
  });
}
