import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONG } from '../../../tools/verify/longest-first-sequencer.mjs';

it.each(LONG)('the long test file %s is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
