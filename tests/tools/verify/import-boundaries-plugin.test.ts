import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { importViolation } from '../../../tools/verify/import-boundaries-plugin.mjs';

type Case = [from: string, to: string, typesOnly?: 'types only'];

const look = ([from, to, typesOnly]: Case) => {
  const target = to.includes('.') && to.includes('/') ? { file: to } : { package: to };
  return importViolation(from, target, typesOnly !== undefined);
};

describe('an import may go', () => {
  it.each<Case>([
    ['src/contract/lists.ts', 'valibot'],
    ['src/contract/lists.ts', 'src/contract/api-call.ts'],
    ['src/client/screens/home/home-screen.tsx', 'src/client/features/titles/title-row.tsx'],
    ['src/client/features/titles/details/title-actions.tsx', 'src/client/features/lists/lists-panel.tsx'],
    ['src/client/messenger/theme.ts', '@telegram-apps/sdk-react'],
    ['src/server/modules/catalogue/catalogue-routes.ts', 'src/server/modules/catalogue/titles.ts'],
    ['src/server/modules/catalogue/catalogue-routes.ts', 'src/server/database/schema.ts', 'types only'],
    ['src/server/modules/catalogue/catalogue-routes.ts', 'kysely', 'types only'],
    ['src/server/main.ts', 'src/server/database/open-database.ts'],
    ['src/server/database/schema.ts', 'src/server/modules/lists/lists.table.ts'],
    ['src/server/modules.ts', 'src/server/modules/lists/module.ts'],
    ['src/server/modules/lists/module.ts', 'src/server/modules/lists/list-routes.ts'],
    ['src/server/modules/lists/module.ts', 'src/server/module.ts', 'types only'],
    ['packages/demo-catalogue/load-demo.ts', 'src/server/modules/imports/import-titles.ts'],
    ['tests/server/build-app.test.ts', 'src/server/build-app.ts'],
  ])('from %s to %s', (...one) => {
    expect(look(one)).toBeUndefined();
  });
});

describe('an import may not go', () => {
  it.each<Case>([
    ['src/contract/lists.ts', 'react'],
    ['src/server/build-app.ts', 'src/server/modules/lists/module.ts'],
    ['src/server/modules/premium/premium-sale-handlers.ts', 'src/server/modules/lists/module.ts'],
    ['src/server/modules/lists/module.ts', 'src/server/modules/people/people.ts'],
    ['src/contract/lists.ts', 'src/server/build-app.ts'],
    ['src/client/app/app.tsx', 'src/server/lib/calendar.ts', 'types only'],
    ['src/server/build-app.ts', 'src/client/lib/navigation/path.ts'],
    ['packages/telegram-simulator/page/main.tsx', 'packages/telegram-simulator/server/start-simulator.ts'],
    ['packages/telegram-simulator/server/start-simulator.ts', 'src/server/build-app.ts'],
    ['src/client/ui/images/cover.tsx', 'src/client/calls/http-client.ts'],
    ['src/client/ui/images/cover.tsx', 'src/client/messenger/haptic.ts'],
    ['src/client/features/lists/list-row.tsx', 'src/client/features/titles/covers/title-cover.tsx'],
    ['src/client/app/app.tsx', '@telegram-apps/sdk-react'],
    ['src/server/lib/calendar.ts', 'pg'],
    ['src/server/lib/calendar.ts', 'src/server/config/config.ts'],
    ['src/server/modules/catalogue/titles.ts', 'src/server/modules/playback/delivery-queue.ts'],
    ['src/server/modules/catalogue/titles.ts', 'src/server/modules/rankings/rankings.ts', 'types only'],
    ['src/server/modules/catalogue/catalogue-routes.ts', 'kysely'],
    ['src/server/database/schema.ts', 'src/server/modules/lists/list-routes.ts'],
    ['src/server/modules/lists/lists.table.ts', 'src/server/database/open-database.ts'],
    ['src/server/build-app.ts', 'tests/server/support/test-app.ts'],
    ['src/server/build-app.ts', 'tools/build/build-cache.mjs'],
    ['src/server/run-server.ts', 'packages/demo-catalogue/load-demo.ts'],
  ])('from %s to %s', (...one) => {
    expect(look(one)).toMatch(/may (not )?import/);
  });

  it('from a folder that the table does not know', () => {
    expect(look(['src/client/novelties/x.ts', 'src/client/lib/navigation/path.ts'])).toMatch(/has no rule/);
  });
});

describe('the lint rule', () => {
  const IMPORTS = [
    `import '../calls/http-client.ts';`,
    `import '../ui/../calls/./http-client.ts';`,
    `import './disguise/http-client.ts';`,
    `import '/src/client/calls/http-client.ts';`,
    `export * from '../calls/http-client.ts';`,
    `export const later = import('../calls/http-client.ts');`,
    `export type Http = import('../calls/http-client.ts').Http;`,
  ];
  const WRITES = [
    'sql`insert into title (origin) values (${1})`;',
    'sql`with gone as (delete from title_alias where title_id = 1) update  genre set nome = 1`;',
    `db.updateTable('title').set({ hidden: true });`,
    `db.deleteFrom('play_window');`,
  ];
  const READ = 'sql`select from title where id = 1 for update of content`;';

  /** A file for each line, linted all at once: the linter takes longer to start than to read them. */
  const FILES: Record<string, string> = {
    'src/client/calls/http-client.ts': '',
    'src/client/ui/neighbour.ts': `import './row.ts';`,
    'src/server/modules/lists/read.ts': READ,
    ...Object.fromEntries(IMPORTS.map((line, at) => [`src/client/ui/import-${at}.ts`, line])),
    ...Object.fromEntries(WRITES.map((line, at) => [`src/server/modules/lists/write-${at}.ts`, line])),
    ...Object.fromEntries(WRITES.map((line, at) => [`src/server/modules/catalogue/write-${at}.ts`, line])),
  };
  let found: string[];

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-boundaries-'));
    const settings = {
      jsPlugins: [resolve('tools/verify/import-boundaries-plugin.mjs')],
      categories: { correctness: 'off' },
      rules: { 'boundaries/imports': 'error', 'boundaries/tables': 'error' },
    };
    const written = { '.oxlintrc.json': JSON.stringify(settings), ...FILES };
    for (const [name, text] of Object.entries(written)) {
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await symlink('../calls', join(folder, 'src/client/ui/disguise'));
    const args = [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'unix'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    await rm(folder, { recursive: true });
    found = stdout.split('\n');
  });

  const foundIn = (file: string) => found.filter((line) => line.startsWith(`${file}:`));

  it.each([...IMPORTS.entries()])('sees where import %i leads: %s', (at) => {
    expect(foundIn(`src/client/ui/import-${at}.ts`)).toEqual([
      expect.stringMatching(/:1:\d+: src\/client\/ui may not import src\/client\/calls\/http-client.ts/),
    ]);
  });

  it('has nothing against a neighbour', () => {
    expect(foundIn('src/client/ui/neighbour.ts')).toEqual([]);
  });

  it.each([...WRITES.entries()])('lets the catalogue alone run statement %i: %s', (at) => {
    expect(foundIn(`src/server/modules/lists/write-${at}.ts`).join()).toMatch(/ may write the table /);
    expect(foundIn(`src/server/modules/catalogue/write-${at}.ts`)).toEqual([]);
  });

  it('lets everyone read the catalogue’s tables and lock their rows', () => {
    expect(foundIn('src/server/modules/lists/read.ts')).toEqual([]);
  });
});
