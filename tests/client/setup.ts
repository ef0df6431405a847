import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { unexpectedConsoleErrors, watchConsoleError } from './console-error.ts';

beforeEach(watchConsoleError);

afterEach(() => {
  cleanup();
  const [first] = unexpectedConsoleErrors();
  if (first !== undefined) throw new Error(`console.error was called, and no test expected it: ${first}`);
});

/** The kit's buttons draw a ripple this many milliseconds after a press, also when they are gone by then. */
const RIPPLE_MS = 70;

// It needs a window, which goes when the file has ended.
afterAll(() => {
  vi.useRealTimers();
  return new Promise((resolve) => setTimeout(resolve, RIPPLE_MS + 10));
});
