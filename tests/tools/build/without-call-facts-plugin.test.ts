// @vitest-environment node
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../../tools/build/build-cache.mjs';
import { withoutCallFactsPlugin } from '../../../tools/build/without-call-facts-plugin.ts';
import { DECLARED_CALLS } from '../../../tools/docs/declared-calls.ts';

let code: string;

beforeAll(async () => {
  const input = (await listFiles('src/contract')).filter((file) => file.endsWith('.ts'));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutCallFactsPlugin()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const output = 'output' in built ? built.output : [];
  code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
});

test('the client’s build keeps every call of the contract, without what documentation and tests read', () => {
  const named = (calls: typeof DECLARED_CALLS) => calls.map(({ name }) => name);
  expect(named(DECLARED_CALLS.filter(({ path }) => !code.includes(`"${path}"`)))).toEqual([]);
  expect(named(DECLARED_CALLS.filter(({ summary }) => code.includes(`"${summary}"`)))).toEqual([]);
  expect(code).not.toMatch(/\b(?:example|isPublic|streams):|failures: \[/);
});

test('the client’s build has no schemas of calls’ input, except of the changes that a phone stores until they are sent', () => {
  const declared = code.split(/^var /m).filter((statement) => /^\w+ = .*\bdefine\w+\(\{/.test(statement));
  const withInput = declared.filter((call) => /^\t(?:params|query|body):/m.test(call));
  expect(declared.length).toBeGreaterThan(100);
  expect(withInput).toEqual(declared.filter((call) => /defineOwnChange\(/.test(call)));
});
