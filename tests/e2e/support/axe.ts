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

/** The violations that axe finds in a page. Its code is injected once per page: it is large. */
async function violationsIn(page: Page, runOnly?: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    // It preloads stylesheets and sound for rules on media that play by themselves: the app has none.
    (rules) => window.axe?.run(document, { resultTypes: ['violations'], preload: false, ...rules }),
    runOnly && { runOnly },
  );
  if (!found) throw new Error('axe is not loaded');
  return found.violations;
}

/** Checks all rules, or only these. */
export async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  const found = (await violationsIn(page, rules)).map(({ id, impact, nodes }) => ({
    id,
    impact,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
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
