import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySourcesWithNewField } from '../../support/sources-with-new-field.ts';

let sources: Awaited<ReturnType<typeof copySourcesWithNewField>>;
beforeAll(async () => {
  sources = await copySourcesWithNewField();
});
afterAll(() => sources.remove());

it('a new field is in the help', async () => {
  const { importTitlesCommand } = await sources.load<{ importTitlesCommand: { details: string } }>(
    'src/server/cli/commands/titles/import.ts',
  );
  expect(importTitlesCommand.details).toMatch(
    /^ {2}campo_di_prova +the country that it comes from, such as Italia$/m,
  );
});

it('a new field is in the documentation', async () => {
  const { titleFieldsTable } = await sources.load<{ titleFieldsTable: () => string }>(
    'tools/docs/title-fields-table.ts',
  );
  expect(titleFieldsTable()).toContain(
    '| `campo_di_prova` |  | the country that it comes from, such as `Italia` |',
  );
  const { titleAnswerSchema } = await sources.load<{ titleAnswerSchema: () => unknown }>(
    'tools/docs/answer-schemas.ts',
  );
  expect(titleAnswerSchema()).toMatchObject({
    properties: { campo_di_prova: { description: 'The country that it comes from, such as `Italia`' } },
  });
});

it('a new field is edited at the desk, by what each language calls it', async () => {
  const { EDITABLE_FIELDS, fieldTexts } = await sources.load<{
    EDITABLE_FIELDS: unknown[];
    fieldTexts: { ofTitle: unknown };
  }>('src/server/modules/catalogue/editing/editable-fields.ts');
  expect(EDITABLE_FIELDS).toContainEqual(expect.objectContaining({ name: 'campo_di_prova' }));
  expect(fieldTexts.ofTitle).toMatchObject({ campo_di_prova: { label: 'campo_di_prova' } });
});
