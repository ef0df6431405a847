import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import {
  configurationPage,
  environmentExample,
  undescribedSettings,
} from '../../../tools/docs/configuration-pages.ts';
import { importBoundariesTable } from '../../../tools/docs/import-boundaries-table.ts';
import { openApiDocument } from '../../../tools/docs/openapi-document.ts';
import { comandiTable, ownerCommandsTable } from '../../../tools/docs/owner-commands.ts';
import { replaceBetweenMarks } from '../../../tools/docs/replace-between-marks.ts';
import { textLimitsTable } from '../../../tools/docs/text-limits.ts';
import { titleFieldsTable } from '../../../tools/docs/title-fields-table.ts';

/* `npm run docs` runs this file with --update, which writes the differences. */

it('describes every setting of the schema', () => {
  expect(undescribedSettings()).toEqual([]);
});

type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = { operationId: string; parameters?: Parameter[] };
type Paths = Record<string, Record<string, Operation>>;

it('openapi.json has each call once, the parameters of its path, readable schemas and what it refers to', () => {
  const document: { paths: Paths } = JSON.parse(JSON.stringify(openApiDocument()));
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, 'api');
  for (const { path, operationId, parameters = [] } of calls) {
    const inPath = parameters.filter((one) => one.in === 'path' && one.required);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(inPath.map(({ name }) => name).sort(), operationId).toEqual(named.sort());
    for (const { schema } of parameters) ajv.compile(schema);
  }
  const references = new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g));
  for (const reference of references) ajv.compile({ $ref: `api${reference}` });
});

it.each([
  ['docs/openapi.json', () => `${JSON.stringify(openApiDocument(), undefined, 2)}\n`],
  ['docs/configuration.md', configurationPage],
  ['.env.example', environmentExample],
  ['docs/architecture.md', () => pageWith('docs/architecture.md', 'boundaries', importBoundariesTable())],
  ['docs/owner.md', () => pageWith('docs/owner.md', 'commands', ownerCommandsTable())],
  ['docs/proprietario.md', () => pageWith('docs/proprietario.md', 'commands', comandiTable())],
  ['docs/translating.md', () => pageWith('docs/translating.md', 'limits', textLimitsTable())],
  ['docs/catalogue.md', () => pageWith('docs/catalogue.md', 'fields', titleFieldsTable())],
])('%s is up to date', async (file, generate) => {
  await expect(generate(), 'npm run docs').toMatchFileSnapshot(resolve(file));
});

function pageWith(path: string, name: string, text: string): string {
  return replaceBetweenMarks(readFileSync(path, 'utf8'), name, text);
}
