import { expect, type Page } from '@playwright/test';

/** What a failed call leaves in the console: the client's own line, and the browser's about a bad status. */
export const FAILED_CALL_LOGS = [
  /^(GET|POST) \/api\/\S+ (failed:|returned an unreadable response)/,
  /^Failed to load resource: the server responded with a status of [45]\d\d/,
];

/** Collects what goes wrong in a page: errors in the console, and those that nobody caught. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(message.text());
    });
  }

  /** From now on, and for what was seen before. */
  allow(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** How many of what was seen match. */
  count(pattern: RegExp): number {
    return this.#seen.filter((text) => pattern.test(text)).length;
  }

  expectNone(): void {
    const unexpected = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  }
}
