import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Code that makes statements, by the ways in which the server writes them. */
const STATEMENT = /\bsql[<`]|\b(?:one|all)[<(]|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
/** Tests that the embedded database cannot run, that open none, or that take long. */
const OTHERS = /\.(?:unit|postgres|slow)\.test\.ts$/;

/**
 * The tests that run the changed statements: of each source that has statements and differs from the main branch those of
 * its name, else those of its folder. Undefined without a history to compare with.
 *
 * @returns {Promise<string[] | undefined>}
 */
export async function testsOfChangedStatements() {
  const changed = await changedSources();
  const sources = changed?.filter((file) => existsSync(file) && STATEMENT.test(readFileSync(file, 'utf8')));
  return sources && [...new Set(sources.flatMap(testsOf))].sort();
}

async function changedSources() {
  const base = (await git('merge-base', 'HEAD', 'origin/main')) ?? (await git('merge-base', 'HEAD', 'main'));
  const differing = await git('diff', '--name-only', base?.[0] ?? 'HEAD', '--', 'src/server');
  const added = await git('ls-files', '--others', '--exclude-standard', 'src/server');
  return differing && [...differing, ...(added ?? [])].filter((file) => file.endsWith('.ts'));
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<string[] | undefined>} Lines; undefined if it fails.
 */
const git = (...args) =>
  run('git', args).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    () => undefined,
  );

/** @param {string} source */
export function testsOf(source) {
  const folder = testFolderOf(dirname(source).replace(/^src/, 'tests'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts') && !OTHERS.test(file));
  const named = tests.filter((file) => basename(file).split('.')[0] === basename(source, '.ts'));
  return (named.length > 0 ? named : tests).map((file) => join(folder, file));
}

/**
 * @param {string} folder
 * @returns {string} The nearest one that exists.
 */
const testFolderOf = (folder) => (existsSync(folder) ? folder : testFolderOf(dirname(folder)));
