// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../tools/build/build-cache.mjs';

const FOLDERS = ['src', 'tests', 'tools', 'packages', 'public'];
const FILES = [...readdirSync('.'), ...(await Promise.all(FOLDERS.map(listFiles))).flat()];
const NAMES = new Set(FILES.map((file) => basename(file)));
/** The whole of a path and every end of it: `modules/sources/save-video.ts`, `save-video.ts`. */
const ENDS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);
const SOURCES = FILES.filter((file) => /^(src|tests|tools|packages)\/.*\.(tsx?|mjs|css)$/.test(file));
const COMMENT = /\/\*[^]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const FILE_NAME = /(?<![\w./*{}$@-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))\b(?![\w*{])/g;

it('comments name files that are there', () => {
  const stale = SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => [...comment.matchAll(FILE_NAME)].map(([, name = '']) => name))
      .filter((name) => !(name.includes('/') ? ENDS.has(name) : NAMES.has(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(stale).toEqual([]);
});
