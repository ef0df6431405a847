import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LANGUAGE_CODES } from '../../../src/server/languages/codes.ts';

/**
 * The lines that add the field `campo_di_prova` to a title, besides the column: each goes before a given line of a
 * file.
 */
const ADDED: Readonly<Record<string, { line: string; before: string }>> = {
  'src/server/modules/catalogue/titles.table.ts': {
    line: '  campo_di_prova: string | null;',
    before: '  durata: number;',
  },
  'src/server/modules/catalogue/rules/title-fields.ts': {
    line: `  campo_di_prova: field(v.nullish(values.filled(100)), {
      sql: 'text',
      column: 'campo_di_prova',
      text: 'the country that it comes from, such as \`Italia\`',
    }),`,
    before: '  durata: field(',
  },
  ...Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      `src/server/languages/${code}/fields.ts`,
      {
        line: "    campo_di_prova: { label: 'campo_di_prova', hint: 'Scrivi il campo.' },",
        before: '    durata: ',
      },
    ]),
  ),
  'src/contract/titles.ts': { line: '  campo_di_prova: lenientText,', before: '  durata: lenientText,' },
};

const COPIED = ['package.json', 'tsconfig.base.json', 'src/contract', 'src/server', 'tools/docs'];

/** A copy of the server's sources with one more field of a title; `load` imports a module of it. */
export async function copySourcesWithNewField() {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-test-'));
  for (const path of COPIED) await cp(path, join(folder, path), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, { line, before }] of Object.entries(ADDED)) {
    const [start, end, ...others] = (await readFile(path, 'utf8')).split(`\n${before}`);
    if (end === undefined || others.length > 0) throw new Error(`${path} has no one line '${before}'`);
    await writeFile(join(folder, path), `${start}\n${line}\n${before}${end}`);
  }
  return {
    folder,
    load: <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(folder, path)),
    remove: () => rm(folder, { recursive: true }),
  };
}
