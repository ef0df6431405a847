import { type MockInstance, vi } from 'vitest';

let spy: MockInstance<typeof console.error> | undefined;
let expected: RegExp[] = [];

/** Called by the set-up before each test. */
export function watchConsoleError(): void {
  spy?.mockRestore();
  expected = [];
  spy = vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** Says that the test at hand makes console.error report what matches; any other report fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** What was reported and not expected, and what was expected and not reported. */
export function unexpectedConsoleErrors(): string[] {
  const reports = (spy?.mock.calls ?? []).map((values) => values.map(String).join(' '));
  const surprises = reports.filter((report) => !expected.some((pattern) => pattern.test(report)));
  const missing = expected.filter((pattern) => !reports.some((report) => pattern.test(report)));
  return [...surprises, ...missing.map((pattern) => `never, but ${pattern} was awaited`)];
}
