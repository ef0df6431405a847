import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/seconds.json';

/** The shortest that is worth a place before the others. */
const LEAST = 3;

/**
 * The seconds of test files that take some, as `npm test -- --seconds` has measured them.
 *
 * @returns {Record<string, number>}
 */
export const readTestSeconds = () => JSON.parse(readFileSync(FILE, 'utf8'));

/**
 * Stores the seconds of a run; files that did not run keep theirs.
 *
 * @param {Record<string, number>} measured
 */
export function storeTestSeconds(measured) {
  const all = Object.entries({ ...readTestSeconds(), ...measured })
    .map(([file, seconds]) => /** @type {const} */ ([file, Math.round(seconds)]))
    .filter(([file, seconds]) => seconds >= LEAST && existsSync(file))
    .sort(([, one], [, other]) => other - one);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
}
