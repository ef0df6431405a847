// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../tools/build/build-cache.mjs';
import { AVOIDED, commentFault } from '../../../tools/verify/comments-plugin.mjs';

const FOLDERS = ['src', 'tests', 'tools', 'packages', 'public'];
const FILES = [...readdirSync('.'), ...(await Promise.all(FOLDERS.map(listFiles))).flat()];
const NAMES = new Set(FILES.map((file) => basename(file)));
/** The whole of a path and every end of it: `modules/videos/save-video.ts`, `save-video.ts`. */
const ENDS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);
const SOURCES = FILES.filter((file) => /^(src|tests|tools|packages)\/.*\.(tsx?|mjs|css)$/.test(file));
const TESTS = SOURCES.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const COMMENT = /\/\*[^]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
/** A test's title, even after a table of several lines, and the indentation that a `describe` gives it. */
const TITLE = /^( *)(?:(?:it|test)(?:\.\w+\([^\n]*\))?|\](?: as const)?\))\(\s*(['"`])(.+?)\2/gm;
const FRAGMENT = /^(?:is|are|of|that|which|who|whose|those|and|nor|also|neither)\b/;
const NO_SUBJECT =
  /^(?:has|have|does|says?|takes?|keeps?|gives?|gets|shows|makes|reads|leaves|prints|refuses|serves|counts|returns|puts|finds|goes)\b/;
const FILE_NAME = /(?<![\w./*{}$@-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))\b(?![\w*{])/g;

const COMMENTS = SOURCES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMENT)].map(([comment]) => ({ file, comment })),
);

it('comments name files that are there', () => {
  const stale = COMMENTS.flatMap(({ file, comment }) =>
    [...comment.matchAll(FILE_NAME)]
      .filter(([, name = '']) => !(name.includes('/') ? ENDS.has(name) : NAMES.has(name)))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(stale).toEqual([]);
});

it('comments of style sheets, which the linter does not read, use plain words', () => {
  const styles = COMMENTS.filter(({ file }) => file.endsWith('.css'));
  expect(styles.filter(({ comment }) => commentFault(comment))).toEqual([]);
});

it('test titles are not fragments, have a subject if no describe gives one, and use plain words', () => {
  const faults = TESTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)]
      .filter(
        ([, indent, , title = '']) =>
          AVOIDED.test(title) || FRAGMENT.test(title) || (indent === '' && NO_SUBJECT.test(title)),
      )
      .map(([, , , title]) => `${file}: ${title}`),
  );
  expect(faults).toEqual([]);
});
