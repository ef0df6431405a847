import { expect, type Page } from '@playwright/test';

/** The console messages of a failed call: the client's own, and the browser's about the status. */
export const FAILED_CALL_LOGS = [
  /^(GET|POST) \/api\/\S+ failed:/,
  /^Failed to load resource: the server responded with a status of [45]\d\d/,
];

/** Collects a page's errors: those in the console, and uncaught ones. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(message.text());
    });
  }

  /** From now on, and for earlier ones. */
  allow(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The matching errors, counted. */
  count(pattern: RegExp): number {
    return this.#seen.filter((text) => pattern.test(text)).length;
  }

  expectNone(): void {
    const unexpected = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  }
}
