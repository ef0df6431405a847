import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import type { WrittenSql } from './written-sql.ts';

/** Errors about a column or table that is not there, and about statements that are none. */
const MISSING = new Set(['42703', '42P01']);
const WRONG = new Set([...MISSING, '42601', '42702', '42704', '42883']);
/** Tables that a part may be about. */
const MAX_TABLES = 8;
const STATEMENT = /^(?:with|select|insert|update|delete|values)\b/i;
/** A part that nobody knows, in the place of a table or of a column that is set. */
const UNKNOWN_TABLE = /\b(from|update|into|join)\s+null\b/gi;
const UNKNOWN_COLUMN = /\bset\s+null\s*=/gi;
const OTHER_TABLE = /missing FROM-clause entry for table "(\w+)"/;

type Failure = { code: string; message: string };
/** `isTried`: the database has read it, or has found a fault. */
type Tried = { isTried: boolean; fault?: string | undefined };
type Form = (from: string) => string;

/** The places in a statement that a part may be for. */
const PARTS: readonly ((text: string) => Form)[] = [
  (text) => (from) => `select ${text} ${from}`,
  (text) => (from) => `select (${text}) ${from}`,
  (text) => (from) => `select ${from} order by ${text}`,
  (text) => () => `with ${text} select`,
  (text) => () => `with a as (select) ${text} select`,
  (text) => (from) => `select ${from || 'from title'} where true ${text}`,
  (text) => () => (/\s/.test(text) ? `select from ${text}` : text),
];

export const isStatement = ({ text }: WrittenSql) => STATEMENT.test(text);

/** Has the database read SQL: statements as they are, parts of them within one about the tables that they name. */
export function sqlTester(db: Kysely<Schema>, names: ReadonlySet<string>, tables: ReadonlySet<string>) {
  async function prepare(text: string): Promise<Failure | undefined> {
    try {
      await sql.raw(`prepare tried as ${text}`).execute(db);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      return { code: String(error.code), message: error.message };
    }
    await sql.raw('deallocate tried').execute(db);
    return undefined;
  }

  /** Adds the tables that a part is about, as the database misses them. */
  async function prepareAbout(form: Form): Promise<Failure | undefined> {
    const about: string[] = [];
    for (;;) {
      const failure = await prepare(form(about.length > 0 ? `from ${about.join(', ')}` : ''));
      const [, missing = ''] = OTHER_TABLE.exec(failure?.message ?? '') ?? [];
      if (!tables.has(missing) || about.includes(missing) || about.length > MAX_TABLES) return failure;
      about.push(missing);
    }
  }

  /** A part may lack a column or table for want of the statement around it: then others know the name. */
  function isKnown({ message }: Failure): boolean {
    const [, name = ''] = /(?:column|relation) "?([\w.]+)"?/.exec(message) ?? [];
    const [column = '', table = ''] = name.split('.').toReversed();
    return column === 'null' || (names.has(column) && !tables.has(table));
  }

  return async function tryOne({ text: written, isWhole, isRun }: WrittenSql): Promise<Tried> {
    const text = written.replace(UNKNOWN_TABLE, '$1 title').replace(UNKNOWN_COLUMN, 'set titolo =');
    const hasVerb = STATEMENT.test(text);
    const forms = hasVerb
      ? [() => text, ...PARTS.map((part) => part(`(${text})`))]
      : PARTS.map((part) => part(text));
    for (const form of text === '' ? [] : forms) {
      const failure = await prepareAbout(form);
      if (!failure) return { isTried: true };
      const { code, message } = failure;
      if (OTHER_TABLE.test(message)) continue;
      if (hasVerb && isRun && isWhole && WRONG.has(code)) return { isTried: true, fault: message };
      if (MISSING.has(code)) return { isTried: true, fault: isKnown(failure) ? undefined : message };
    }
    return { isTried: false };
  };
}
