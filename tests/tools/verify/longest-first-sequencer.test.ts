import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { TestProject, TestSpecification, Vitest } from 'vitest/node';
import { LongestFirstSequencer } from '../../../tools/verify/longest-first-sequencer.mjs';
import { readTestSeconds } from '../../../tools/verify/test-seconds.mjs';

/** Vitest as on a fresh clone: it knows no times. */
const UNKNOWING = {
  config: { root: process.cwd() },
  cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
} as unknown as Vitest;
const config = { root: process.cwd(), sequence: { groupOrder: 0 } };
const project = { name: 'server', config } as unknown as TestProject;

it('files that take seconds run before all others, the longest first', async () => {
  const [longest = '', next = ''] = Object.keys(readTestSeconds());
  const files = ['tests/short.test.ts', next, longest].map(
    (path) => ({ project, moduleId: resolve(path) }) as TestSpecification,
  );
  const sorted = await new LongestFirstSequencer(UNKNOWING).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [longest, next, 'tests/short.test.ts'].map((path) => resolve(path)),
  );
});
