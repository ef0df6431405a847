import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds wrong in a page, by all of its rules unless told which. Its code goes into a page once: it is long. */
export async function violationsIn(page: Page, rules?: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const found = await page.evaluate((how) => window.axe?.run(document, how), options);
  if (!found) throw new Error('axe is not in the page');
  return found.violations;
}
