import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified, since each page parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Its code is injected once per page: it is large. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  // By WAI-ARIA all that is inside a button is presentational: the label of the kit's buttons is no heading to anybody.
  const selector = ':is(h1, h2, h3, h4, h5, h6, [role=heading]):not(button *)';
  await page.evaluate(
    (given) => window.axe?.configure({ rules: [{ id: 'heading-order', selector: given }] }),
    selector,
  );
}

/** The violations that axe finds in a page. */
async function violationsIn(page: Page): Promise<Result[]> {
  await loadAxe(page);
  const found = await page.evaluate(
    // It preloads stylesheets and sound for rules on media that play by themselves: the app has none.
    () => window.axe?.run(document, { resultTypes: ['violations'], preload: false }),
  );
  if (!found) throw new Error('axe is not loaded');
  return found.violations;
}

/** Checks all rules. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  const found = (await violationsIn(page)).map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, where).toEqual([]);
}

/** Checks that every text has this contrast ratio, save on the colour of buttons, which is the messenger's. */
export async function expectContrast(page: Page, where: string, ratio: number): Promise<void> {
  await loadAxe(page);
  const found = await page.evaluate(async (expected) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--tg-theme-button-color)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const exclude = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).backgroundColor === color,
    );
    const contrastRatio = { normal: { expected }, large: { expected } };
    window.axe?.configure({
      checks: [{ id: 'color-contrast', options: { ignoreUnicode: true, contrastRatio } }],
    });
    const result = await window.axe?.run(
      { exclude },
      { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false },
    );
    return result?.violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary));
  }, ratio);
  expect.soft(found, where).toEqual([]);
}

/** Names and sizes of visible controls less than 44 px wide or high. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a, button, input, select, textarea, [role=button], [tabindex="0"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      // A switch's whole row takes presses.
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)}x${Math.round(height)}`] : [];
    });
  });
}
