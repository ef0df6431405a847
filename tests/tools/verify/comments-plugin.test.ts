import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentFault } from '../../../tools/verify/comments-plugin.mjs';

it.each([
  ['/** What a list holds. */', 'What'],
  ['/**\n * Whether it is open.\n */', 'Whether'],
  ['// Who may open it.', 'Who'],
  ['/* A list. What is hidden is left out. */', 'What'],
  ['/**\n * A list:\n * Who is in it.\n */', 'Who'],
  ['/** The server is told. */', 'is told'],
])('a comment may not say %j', (comment, word) => {
  expect(commentFault(comment)).toContain(`'${word}'`);
});

it.each([
  '/** Where it is, and how it got there. */',
  '/** True if it is open, whoever asks. */',
  '/** The answer to "what is it". */',
  '/** Whatever comes, WhatsApp included. */',
  '// eslint-disable-next-line',
  '/**/',
])('a comment may say %j', (comment) => {
  expect(commentFault(comment)).toBeUndefined();
});

describe('the lint rule', () => {
  let found: string[];

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-comments-'));
    const settings = {
      jsPlugins: [resolve('tools/verify/comments-plugin.mjs')],
      categories: { correctness: 'off' },
      rules: { 'comments/english': 'error' },
    };
    const source = [
      '/** What it is. */',
      'export const one = 1;',
      'one; // Who knows.',
      "'What';",
      '// One.',
    ];
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(settings));
    await writeFile(join(folder, 'one.ts'), source.join('\n'));
    const args = [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'unix'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    await rm(folder, { recursive: true });
    found = stdout.split('\n').filter((line) => line.startsWith('one.ts:'));
  });

  it('reports comments, at their lines, and no texts', () => {
    expect(found).toEqual([
      expect.stringMatching(/^one\.ts:1:1: .*'What'/),
      expect.stringMatching(/^one\.ts:3:6: .*'Who'/),
    ]);
  });
});
