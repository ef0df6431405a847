import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Schema, TABLES, tableNames } from '../../../../src/server/database/schema.ts';
import {
  erasePersonData,
  exportPersonData,
  type PersonData,
} from '../../../../src/server/modules/people/person-data.ts';
import { type TestBot, testBot } from '../../support/test-bot.ts';
import { leaveWork, liveAsOnePerson, WHO, WORDS } from './support/live-as-one-person.ts';

const ID = String(WHO);

type Row = { table: keyof Schema; values: Record<string, unknown> };

const isTheirs = ({ values }: Row) =>
  new RegExp(`\\b${ID}\\b|${WORDS.join('|')}`, 'i').test(JSON.stringify(values));

/** Every column of every row of every table. */
async function dump(db: Kysely<Schema>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const table of tableNames) {
    const found = await sql<{
      values: Record<string, unknown>;
    }>`select to_jsonb(row) as values from ${sql.table(table)} as row`.execute(db);
    rows.push(...found.rows.map(({ values }) => ({ table, values })));
  }
  return rows;
}

let server: TestBot;
let before: Row[];
let exported: PersonData;
let after: Row[];
beforeAll(async () => {
  server = await testBot({ ownerIds: [ID] });
  await liveAsOnePerson(server);
  await server.bot.stop();
  await leaveWork(server);
  before = await dump(server.db);
  exported = await exportPersonData(server.db, ID);
  await erasePersonData(server.db, ID);
  after = await dump(server.db);
}, 120_000);
afterAll(() => server.close());

/** Tables whose rows are found by their parent row. */
const CHILDREN: (keyof Schema)[] = ['announcement', 'custom_list_item', 'movie_night_vote'];
/** Columns for people, chats and their words. */
const PERSONAL =
  /(^|_)(user|owner|host|giver|recipient|person|member|chat|reached|payload|note|name|words)(_id)?$/;
/** Channels, titles' own facts, and servers. */
const NOT_PERSONAL =
  /^(video|channel_reading)\.(chat_id|note)$|^(lease|title_import)\.name$|^title_translation\./;

it('every table of the database is listed', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%' order by 1`.execute(server.db);
  expect(rows.map(({ name }) => name)).toEqual([...tableNames].sort());
});

it('one person’s activity leaves rows in every table with personal data', () => {
  const holding = new Set(before.filter(isTheirs).map(({ table }) => table));
  for (const child of CHILDREN) if (before.some(({ table }) => table === child)) holding.add(child);
  expect([...holding].sort()).toEqual(tableNames.filter((table) => TABLES[table].person).sort());
});

it('a table listed as impersonal has no column for a person', async () => {
  const { rows } = await sql<{ table: keyof Schema; column: string }>`
    select relname::text as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`.execute(
    server.db,
  );
  const columns = rows
    .filter(
      ({ table, column }) => tableNames.includes(table) && !TABLES[table].person && PERSONAL.test(column),
    )
    .map(({ table, column }) => `${table}.${column}`);
  expect(columns.filter((column) => !NOT_PERSONAL.test(column))).toEqual([]);
});

/** Numbers, states and times, and the data of queues and messenger: not compared one by one. */
const BOOKKEEPING =
  /(^|_)(id|key|seed|at|until|since|state|kind|type|role|list|chat|failure|poster|plot|year|reached)$/;
/** Another person's words are only in that person's export. */
const isOthers = ({ values }: Row) => String(values['payload']).includes('"id":2002,"is_bot"');

it('the export contains the tables’ data', () => {
  const printed = JSON.stringify(exported);
  const missing = before.filter(isTheirs).flatMap(({ table, values }) =>
    !isOthers({ table, values }) && TABLES[table].person?.exported
      ? Object.entries(values)
          .filter(([column, value]) => typeof value === 'string' && !BOOKKEEPING.test(column))
          .filter(([, value]) => !printed.includes(JSON.stringify(value).slice(1, -1)))
          .map(([column, value]) => `${table}.${column}: ${String(value)}`)
      : [],
  );
  expect(missing).toEqual([]);
});

it('the export contains as many rows of each table as name the person', () => {
  const rows = (table: keyof Schema) =>
    before.filter((row) => row.table === table && isTheirs(row) && !isOthers(row)).length;
  const short = tableNames.filter((table) => {
    const part = TABLES[table].person?.exported;
    return part && 'part' in part && (exported[part.part] ?? []).length < rows(table);
  });
  expect(short).toEqual([]);
});

it('an export contains received gifts, and nights hosted from other chats', () => {
  expect(exported['gifts']).toMatchObject([
    { given: true, received: false },
    { given: false, received: true },
    { given: true, received: false },
  ]);
  const nights = exported['movieNights'] ?? [];
  expect(nights).toContainEqual(expect.objectContaining({ hosted: true, joined_at: null }));
  expect(nights).toContainEqual(expect.objectContaining({ hosted: true, vote: 'yes' }));
});

it('an erased person is not found in the database, by id, by name or by their words', () => {
  expect(after.filter(isTheirs)).toEqual([]);
});

it('everyone else’s data stays', () => {
  const others = (rows: Row[]) =>
    rows.filter((row) => !TABLES[row.table].person).filter(({ table }) => !COUNTED.includes(table));
  expect(others(after)).toEqual(others(before));
});

/** Likes are deleted with their person, and an erasure is stored by a hash, whose key is created by the first one. */
const COUNTED: (keyof Schema)[] = ['title_stats', 'setting', 'lease', 'erasure'];
