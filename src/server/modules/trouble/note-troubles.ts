import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { type Cause, type Trouble, trouble } from './trouble.ts';

/** Seconds between two messages: troubles that come one after the other share one. */
const GATHER_SECONDS = 60;
/** Seconds for which a trouble has to be gone before it counts as over. */
const SETTLE_SECONDS = 40;

/** The messenger refuses everything while it lasts: owners hear of it once it is over. */
const TOLD_LATER: Cause = 'token';

/** The results of all checks. */
export type Found = {
  troubles: readonly Trouble[];
  /** Causes that could not be checked: they stay as they were. */
  unknown: readonly Cause[];
};

/** The content of a message to owners: new troubles, and those that are over. */
export type News = { begun: Trouble[]; over: Trouble[] };

type Options = { ownerIds: readonly string[]; now: Date };

/**
 * Notes the present troubles, and queues a message to owners about new ones and those that are over, in the same transaction: so
 * owners get each once, however often the server starts. A trouble counts once it was found twice.
 */
export async function noteTroubles(db: Db, found: Found, { ownerIds, now }: Options): Promise<News> {
  return joinTransaction(db, async (transaction) => {
    const at = sql<Date>`${now}::timestamptz`;
    await storeFound(transaction, found, at);
    if (await wasJustTold(transaction, at)) return { begun: [], over: [] };
    const news = { begun: await takeBegun(transaction, at), over: await takeOver(transaction, at) };
    const told = { ...news, begun: news.begun.filter(({ cause }) => cause !== TOLD_LATER) };
    if (told.begun.length + told.over.length > 0) await queueMessages(transaction, told, ownerIds, at);
    return news;
  });
}

async function storeFound(db: DbTransaction, { troubles, unknown }: Found, at: RawBuilder<Date>) {
  await sql`lock table trouble in exclusive mode`.execute(db);
  const rows = JSON.stringify(troubles.map(({ cause, subject, ...facts }) => ({ cause, subject, facts })));
  await sql`
    with found as (
      select * from jsonb_to_recordset(${rows}::jsonb) as found(cause text, subject text, facts jsonb)
    ), gone as (
      update trouble set gone_at = ${at}
      where gone_at is null and cause <> all(${unknown}::text[])
        and (cause, subject) not in (select cause, subject from found)
    )
    insert into trouble (cause, subject, facts, since) select cause, subject, facts, ${at} from found
    on conflict (cause, subject) do update set facts = excluded.facts, is_sure = true, gone_at = null`.execute(
    db,
  );
  await sql`delete from trouble where gone_at is not null and told_at is null`.execute(db);
}

async function wasJustTold(db: Db, at: RawBuilder<Date>): Promise<boolean> {
  const last = await one(db)`
    select from outbox where kind = 'trouble'
      and created_at > ${at} - make_interval(secs => ${sql.lit(GATHER_SECONDS)}) and created_at <= ${at} limit 1`;
  return last !== undefined;
}

const COLUMNS = sql`cause, subject, facts`;

async function takeBegun(db: Db, at: RawBuilder<Date>): Promise<Trouble[]> {
  return read(
    await all<Row>(db)`
      update trouble set told_at = ${at} where is_sure and told_at is null and gone_at is null returning ${COLUMNS}`,
  );
}

async function takeOver(db: Db, at: RawBuilder<Date>): Promise<Trouble[]> {
  return read(
    await all<Row>(db)`
      delete from trouble where told_at is not null
        and gone_at <= ${at} - make_interval(secs => ${sql.lit(SETTLE_SECONDS)})
      returning ${COLUMNS}`,
  );
}

async function queueMessages(db: Db, news: News, ownerIds: readonly string[], at: RawBuilder<Date>) {
  await sql`
    insert into outbox (user_id, kind, details, created_at)
    select unnest(${ownerIds}::text[]), 'trouble', ${JSON.stringify(news)}::jsonb, ${at}`.execute(db);
}

type Row = { cause: string; subject: string; facts: unknown };

/** The troubles of rows, without those of a cause that this version does not know. */
function read(rows: readonly Row[]): Trouble[] {
  return rows.flatMap(({ cause, subject, facts }) => {
    const parsed = v.safeParse(trouble, { ...v.parse(v.looseObject({}), facts), cause, subject });
    return parsed.success ? [parsed.output] : [];
  });
}

/** A trouble and its start. */
export type Since = Trouble & { since: Date };

/** All present troubles, the earliest first. */
export async function listTroubles(db: Db): Promise<Since[]> {
  const rows = await all<Row & { since: Date }>(db)`
    select ${COLUMNS}, since from trouble where is_sure and gone_at is null order by since, cause, subject`;
  return rows.flatMap((row) => read([row]).map((found) => ({ ...found, since: row.since })));
}
