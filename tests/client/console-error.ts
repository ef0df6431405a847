import { type MockInstance, vi } from 'vitest';

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

/** Unexpected errors, and expected ones that did not occur. */
export function unexpectedConsoleErrors(): string[] {
  const reports = (spy?.mock.calls ?? []).map((values) => values.map(String).join(' '));
  const surprises = reports.filter((report) => !expected.some((pattern) => pattern.test(report)));
  const missing = expected.filter((pattern) => !reports.some((report) => pattern.test(report)));
  return [...surprises, ...missing.map((pattern) => `no error matched ${pattern}`)];
}
