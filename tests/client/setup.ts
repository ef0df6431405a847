import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { unexpectedConsoleErrors, watchConsoleError } from './console-error.ts';

beforeEach(watchConsoleError);

afterEach(() => {
  cleanup();
  const [first] = unexpectedConsoleErrors();
  if (first !== undefined) throw new Error(`console.error was called, and no test expected it: ${first}`);
});
