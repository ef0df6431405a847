import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const summarySchema = v.object({
  passed: v.number(),
  failed: v.number(),
  flaky: v.array(v.string()),
  failures: v.array(v.string()),
});

/**
 * The summary of a `RunReport`; nothing passed and nothing failed if a program ended before it wrote one.
 *
 * @param {string} file
 */
export async function readSummary(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const empty = { passed: 0, failed: 0, flaky: [], failures: [] };
  return v.parse(v.fallback(summarySchema, empty), text === undefined ? undefined : JSON.parse(text));
}
