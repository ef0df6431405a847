import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
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

it('openapi.json is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(openApiDocument());
  expect({ valid, errors }).toEqual({ valid: true });
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
