import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../../../database/db.ts';
import { TITLE_RECORD_FIELDS, type TitleRecord } from '../rules/title-record.ts';
import { HIDDEN_BY_OWNER, visibleTo } from '../visible-to.ts';
import { VIDEOS_OF_RECORD } from './record-videos.ts';
import { creditedNamesExpression } from './title-columns.ts';
import { TRANSLATIONS_OF_RECORD } from './translations.ts';

/** A title as an import record, hidden ones included. */
export type StoredTitle = { id: number; record: TitleRecord };

export async function titleRecordOf(db: Db, id: number): Promise<StoredTitle | undefined> {
  const [title] = await select(db, sql`title.id = ${id}`, 1);
  return title;
}

/** The titles with these ids, hidden ones too. */
export async function titleRecordsOf(db: Db, ids: readonly number[]): Promise<StoredTitle[]> {
  return ids.length === 0 ? [] : select(db, sql`title.id = any(${ids}::int[])`, ids.length);
}

/** The titles whose ids come after `afterId`, hidden ones too, in the order of their ids. */
export async function titleRecordsAfter(db: Db, afterId: number, limit: number): Promise<StoredTitle[]> {
  return select(db, sql`title.id > ${afterId}`, limit);
}

const TITLE_ID = sql<number>`title.id`;

/** Fields that are more than a column of `title`. */
const EXPRESSIONS: Partial<Record<keyof TitleRecord, RawBuilder<unknown>>> = {
  registi: creditedNamesExpression(TITLE_ID, 'regia'),
  interpreti: creditedNamesExpression(TITLE_ID, 'cast'),
  hidden: HIDDEN_BY_OWNER,
  traduzioni: TRANSLATIONS_OF_RECORD,
  sorgenti: VIDEOS_OF_RECORD,
};

/** The fields of a record, in their order, as a query selects them. */
const RECORD_FIELDS = sql.join(
  TITLE_RECORD_FIELDS.map(({ name, sql: type }) => {
    const value = EXPRESSIONS[name] ?? sql.ref(`title.${name}`);
    return sql`${type === 'date' ? sql`${value}::text` : value} as ${sql.ref(name)}`;
  }),
);

type Row = Omit<TitleRecord, 'created_at'> & { id: number; created_at: Date };

async function select(db: Db, which: RawBuilder<unknown>, limit: number): Promise<StoredTitle[]> {
  const rows = await all<Row>(db)`
    select id, ${RECORD_FIELDS} from title
    where ${which} and ${visibleTo('owner')} order by id limit ${limit}`;
  return rows.map(({ id, created_at, ...row }) => ({
    id,
    record: { ...row, created_at: created_at.toISOString() },
  }));
}
