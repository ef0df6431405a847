import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { checkDatabase } from '../../../src/server/doctor/check-database.ts';
import { inLanguage } from '../../../src/server/languages/current-language.ts';
import { newDatabase, postgresUrl } from '../support/postgres-server.ts';

/** A database of its owner's, and the address by which a role without any rights opens it. */
async function restricted(): Promise<{ role: string; owner: Database; url: string }> {
  const { url, drop } = await newDatabase(postgresUrl());
  const owner = await openDatabase({ url, folder: '' });
  const role = `visitor_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.id(role)} login password 'secret'`.execute(owner.db);
  onTestFinished(async () => {
    await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
    await sql`drop role ${sql.id(role)}`.execute(owner.db);
    await owner.close();
    await drop();
  });
  return { role, owner, url: Object.assign(new URL(url), { username: role, password: 'secret' }).href };
}

/** The doctor's findings as that role: its permissions, and the failures for want of one. */
async function examined(url: string) {
  let database: Database | undefined;
  const open = async () => {
    database = await openDatabase({ url, folder: '', migrates: false });
    return database.db;
  };
  const findings = await inLanguage('en', () => checkDatabase(open, readConfig({ DATABASE_URL: url })));
  await database?.close();
  return findings
    .filter(({ state }) => state === 'fail')
    .map(({ hint = '' }) => hint.replace(/^As .*?: /, ''));
}

const run = (database: Database, statements: string) => sql.raw(statements).execute(database.db);

it('the doctor names the statements that grant a role its missing permissions, until none is missing', async () => {
  const { role, owner, url } = await restricted();
  const tables = `GRANT DELETE, INSERT, SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO ${role};`;
  const sequences = `GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};`;
  const schema = `GRANT USAGE ON SCHEMA public TO ${role};`;
  expect(await examined(url)).toEqual([`${sequences} ${tables}`]);
  await run(owner, 'revoke usage on schema public from public');
  expect((await examined(url))[0]).toMatch(new RegExp(`^${schema}`));
  await run(owner, `${schema} ${tables}`);
  expect(await examined(url)).toEqual([sequences]);
  await run(owner, `${sequences} revoke delete on play_event from ${role}`);
  expect(await examined(url)).toEqual([`GRANT DELETE ON ALL TABLES IN SCHEMA public TO ${role};`]);
  await run(owner, tables);
  expect(await examined(url)).toEqual([]);
});

it('a start names the missing permissions, and migrates once they are granted', async () => {
  const { role, owner, url } = await restricted();
  await run(owner, 'drop schema public cascade; create schema public');
  const start = () => openDatabase({ url, folder: '' });
  const failure = await start().then(() => '', String);
  const [, statements = ''] = /run: (GRANT .*;)$/.exec(failure) ?? [];
  expect(statements).toContain(`GRANT CREATE ON SCHEMA public TO ${role};`);
  await run(owner, statements);
  const database = await start();
  expect(await database.db.selectFrom('title').select('id').execute()).toEqual([]);
  await database.close();
});

it('a start names the search path of an extension in another schema, and migrates with it', async () => {
  const { role, owner, url } = await restricted();
  await run(owner, 'drop schema public cascade; create schema public; create schema extensions');
  await run(owner, `create extension pg_trgm schema extensions; grant usage on schema extensions to ${role}`);
  await run(owner, `grant create, usage on schema public to ${role}`);
  const start = () => openDatabase({ url, folder: '' });
  const failure = await start().then(() => '', String);
  const [, statement = ''] = /run: (ALTER ROLE .*;)$/.exec(failure) ?? [];
  expect(statement).toContain('SET search_path = "$user", public, extensions;');
  await run(owner, statement);
  await (await start()).close();
});
