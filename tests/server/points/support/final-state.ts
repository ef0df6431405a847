import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { CLAIMED_QUEUES, KINDS_OF_WORK } from '../../../../src/server/kinds-of-work.ts';
import { hasUnreported } from '../../../../src/server/modules/videos/posts/unreported-posts.ts';
import { MODULES } from '../../../../src/server/modules.ts';

/** Tables of the progress of work; of reports of films, several share one by the moment of a restart. */
const OF_WORK = new Set([
  'bot_update',
  'changed_video',
  'delivery',
  'due_work',
  'intake',
  'kysely_migration',
  'lease',
  'live_message',
  'outbox',
  'ranking_state',
  'rate_limited_chat',
  'setting',
  'trouble',
  'work_progress',
]);
/** Columns with times, counts of attempts, and numbers that sequences and updates give. */
const INCIDENTAL =
  /(_at|_until|_day|^id|^attempts|^failure|^failures|^undo$|^claim_version|^version$|^seed$|^code$|^replaced_by$|told_by$|^(un)?sent$|^unknown$|(?<!user|chat)_id|^token|^key|^link|_hash)$/;

/** Times and numbers of rows in a text. */
const INCIDENTAL_NUMBERS =
  /\b1[67]\d{8}(?:\d{3}|\.\d+)?\b|(?<=\\"ids?\\":\[?|"callback_data":"\w+:|"origin":"request:|"(?:request|report) )\d+/g;

async function filledTables(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows of all tables that name a person. */
export async function rowsNaming(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const selects = (await filledTables(db)).map(
    (name) => sql`select ${name} || ' ' || to_jsonb(${sql.table(name)})::text as row from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ row: string }>`
    select row from (${sql.join(selects, sql` union all `)}) as rows where row ~ ${`\\m${userId}\\M`}`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

/** The rows of all tables without the parts that differ from run to run, each as a line. */
export async function finalState(db: Kysely<Schema>): Promise<string[]> {
  const lines: string[] = [];
  const titles = await titlesById(db);
  for (const name of await filledTables(db)) {
    if (OF_WORK.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    lines.push(
      ...rows.map(
        (row) => `${name} ${JSON.stringify(lasting(row, titles)).replaceAll(INCIDENTAL_NUMBERS, 'N')}`,
      ),
    );
  }
  return lines.sort();
}

async function titlesById(db: Kysely<Schema>): Promise<ReadonlyMap<unknown, string>> {
  const titles = await db.selectFrom('title').select(['id', 'titolo']).execute();
  return new Map(titles.map(({ id, titolo }) => [id, titolo]));
}

/** A moment that the person's next update makes up for. */
const RENEWED = 'menu_set_at';

/** Of a moment stays that there was one, of a title's number its name. */
function lasting(row: Record<string, unknown>, titles: ReadonlyMap<unknown, string> = new Map()): object {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (name === RENEWED) return [];
      if (titles.has(value) && name.endsWith('title_id')) return [[name, titles.get(value)]];
      if (value instanceof Date || value === Infinity) return [[name, 'set']];
      return !INCIDENTAL.test(name) || (value === null && /_(at|until)$/.test(name)) ? [[name, value]] : [];
    }),
  );
}

/** Tables of which a process that has ended holds a row: it has to be claimed again. */
export async function tablesHeld(db: Kysely<Schema>): Promise<string[]> {
  const tables = new Set(CLAIMED_QUEUES.map(({ table }) => table));
  const selects = [...tables].map(
    (table) => sql`select ${table} as name from ${sql.table(table)} where claimed_until > now()`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(selects, sql` union `)}`.execute(db);
  return rows.map(({ name }) => name);
}

type Work = { row: string; isClaimed: boolean; isGivenUp: boolean };
const UNREPORTED: Work = { row: 'a report of videos', isClaimed: false, isGivenUp: false };

/** Claimed work that is due within the hour, the leader's work, reports to owners, and all that was given up. */
export async function waitingWork(db: Kysely<Schema>): Promise<Work[]> {
  const soon = sql`(claimed_until > now() or next_attempt_at < now() + interval '1 hour')`;
  const claimed = CLAIMED_QUEUES.map(
    ({ table, isPending }) => sql`select to_jsonb(${sql.table(table)})::text as row, ${table} || ' ' as kind,
      coalesce(claimed_until > now(), false) as claimed from ${sql.table(table)} where ${isPending} and ${soon}`,
  );
  const others = MODULES.flatMap(({ work }) => work ?? []).map((kind) =>
    rowsWhere(kind, kind.isWaiting, `${kind.name} `),
  );
  const fed = KINDS_OF_WORK.flatMap(({ name, feed }) =>
    feed ? [sql`select 'fed' as row, ${`${name} `} as kind, false as claimed from ${feed.from}`] : [],
  );
  const givenUp = KINDS_OF_WORK.map((kind) => rowsWhere(kind, kind.isGivenUp, `given up: ${kind.name} `));
  const { rows } = await sql<{ row: string; kind: string; claimed: boolean }>`
    ${sql.join([...claimed, ...others, ...fed, ...givenUp], sql` union all `)}`.execute(db);
  const work = rows.map(({ row, kind, claimed: isClaimed }) => ({
    row: kind + lastingWork(row),
    isClaimed,
    isGivenUp: kind.startsWith('given up'),
  }));
  return (await hasUnreported(db)) ? [...work, UNREPORTED] : work;
}

/** A row of work in the same form in every run; its failure stays. */
function lastingWork(row: string): string {
  if (row === 'fed') return row;
  const { failure, ...rest } = JSON.parse(row) as Record<string, unknown>;
  return JSON.stringify({ ...lasting(rest), failure });
}

function rowsWhere(
  { table, join = sql`` }: (typeof KINDS_OF_WORK)[number],
  condition: (typeof KINDS_OF_WORK)[number]['isWaiting'],
  kind: string,
) {
  return sql`select to_jsonb(${sql.table(table)})::text as row, ${kind} as kind, false as claimed
    from ${sql.table(table)} ${join} where ${condition}`;
}
