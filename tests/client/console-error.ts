import { type MockInstance, vi } from 'vitest';

/** Milliseconds after a test's end within which an expected console.error may still come. */
const MAX_WAIT_MS = 5_000;

let spy: MockInstance<typeof console.error> | undefined;
let expected: RegExp[] = [];

/** Called by the setup before each test. */
export function watchConsoleError(): void {
  spy?.mockRestore();
  expected = [];
  spy = vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** Expects a console.error that matches in the current test; any other one fails it. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Resolves when every expected console.error has come, or after MAX_WAIT_MS: the screen shows a failure before it is logged. */
export async function waitForExpectedErrors(): Promise<void> {
  const check = () => {
    if (missingErrors().length > 0) throw new Error('not yet');
  };
  await vi.waitFor(check, { timeout: MAX_WAIT_MS, interval: 5 }).catch(() => {});
}

/** Unexpected errors, and expected ones that did not occur. */
export function unexpectedConsoleErrors(): string[] {
  const surprises = reports().filter((report) => !expected.some((pattern) => pattern.test(report)));
  return [...surprises, ...missingErrors().map((pattern) => `no error matched ${pattern}`)];
}

function missingErrors(): RegExp[] {
  const reported = reports();
  return expected.filter((pattern) => !reported.some((report) => pattern.test(report)));
}

function reports(): string[] {
  return (spy?.mock.calls ?? []).map((values) => values.map(String).join(' '));
}
