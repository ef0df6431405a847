import { expect, it } from 'vitest';
import { all } from '../../../src/server/database/db.ts';
import { TITLE_RECORD_FIELDS } from '../../../src/server/modules/catalogue/rules/title-record.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { isStatement, sqlTester } from './support/try-sql.ts';
import { readWrittenSql } from './support/written-sql.ts';

const db = await useTestDatabase();
const written = readWrittenSql('src/server');

/** Statements, of 581, with a part of which so little is known that the database cannot read them. */
const UNREAD_STATEMENTS = 20;

const WORD = /[a-z_]\w*/gi;
const NO_WORDS = /'(?:[^']|'')*'|--.*$|collate "C"/gm;
/** Names that statements give: 'as name(column)', 'name as (select …)', 'declare name'. */
const GIVEN =
  /\b(?:as\s+(?:materialized\s+)?|declare\s+)"?(\w+)"?(?:\s*\(([\w\s,"[\]]+)\))?|"?(\w+)"?(?:\s*\(([\w\s,"[\]]+)\))?\s+as\s+(?:materialized\s+)?\(/gi;
const FIELDS_OF_TIME = ['epoch', 'dow'];
/** They are columns of the rows that an import makes of its records. */
const FIELDS_OF_RECORD = TITLE_RECORD_FIELDS.map(({ name }) => name);

const wordsOf = (text: string) => text.match(WORD) ?? [];
const namesFrom = async (query: Promise<{ name: string }[]>) => (await query).map(({ name }) => name);

const ofDatabase = await namesFrom(all<{ name: string }>(db)`
  select attname as name from pg_attribute union select relname from pg_class union select proname from pg_proc
  union select unnest(proargnames) from pg_proc union select typname from pg_type union select conname from pg_constraint
  union select name from pg_settings union select nspname from pg_namespace union select word from pg_get_keywords()`);
const tables = await namesFrom(all<{ name: string }>(db)`
  select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
const given = written.flatMap(({ text, written: own }) =>
  [...`${text}\n${own}`.matchAll(GIVEN)].flatMap((match) =>
    match.slice(1).flatMap((part) => wordsOf(part ?? '')),
  ),
);
const names = new Set([...ofDatabase, ...given, ...FIELDS_OF_TIME, ...FIELDS_OF_RECORD, 'excluded']);

it('SQL has no word that neither the schema nor a statement knows', () => {
  const unknown = written.flatMap(({ place, written: own }) =>
    wordsOf(own.replaceAll(NO_WORDS, ' '))
      .filter((word) => !names.has(word) && !names.has(word.toLowerCase()))
      .map((word) => `${place} ${word}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

it('the database can read SQL, in statements and in parts of them', { timeout: 120_000 }, async () => {
  const tryOne = sqlTester(db, names, new Set(tables));
  const faults = new Set<string>();
  const tried = new Set<string>();
  for (const one of written) {
    const { isTried, fault } = await tryOne(one);
    if (isTried) tried.add(one.place);
    if (fault !== undefined) faults.add(`${one.place} ${fault}`);
  }
  expect([...faults]).toEqual([]);
  const placesOf = (some: typeof written) => [...new Set(some.map(({ place }) => place))];
  expect(tried.size).toBeGreaterThan(0.9 * placesOf(written).length);
  const unread = placesOf(written.filter(isStatement)).filter((place) => !tried.has(place));
  const more = 'The one that is new has a fault, or the number goes up:';
  expect(unread.length, [more, ...unread].join('\n')).toBeLessThanOrEqual(UNREAD_STATEMENTS);
});
