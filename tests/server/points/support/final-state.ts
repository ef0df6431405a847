import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { CLAIMED_QUEUES, KINDS_OF_WORK } from '../../../../src/server/kinds-of-work.ts';
import { MODULES } from '../../../../src/server/modules.ts';

/** Tables of the progress of work. */
const OF_WORK = new Set([
  'bot_update',
  'changed_video',
  'delivery',
  'due_work',
  'kysely_migration',
  'lease',
  'live_message',
  'neighbour_refresh',
  'outbox',
  'ranking_state',
  'rate_limited_chat',
  'setting',
  'trouble',
  'work_progress',
]);
/** Columns with times, counts of attempts, and numbers that sequences give. */
const INCIDENTAL =
  /(_at|_until|_day|^id|^attempts|^failure|^failures|^undo$|^claim_version|^version$|^seed$|^code$|(?<!user|content|chat)_id|^token|^key|^link|_hash)$/;

/** Times and numbers of rows in a text. */
const INCIDENTAL_NUMBERS =
  /\b1[67]\d{8}(?:\d{3}|\.\d+)?\b|(?<=\\"ids?\\":\[?|"callback_data":"\w+:|"origin":"request:)\d+/g;

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
  for (const name of await filledTables(db)) {
    if (OF_WORK.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    lines.push(
      ...rows.map((row) => `${name} ${JSON.stringify(lasting(row)).replaceAll(INCIDENTAL_NUMBERS, 'N')}`),
    );
  }
  return lines.sort();
}

function lasting(row: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !INCIDENTAL.test(name) && !(value instanceof Date)),
  );
}

/** Tables of which a row was claimed once more, after its first worker had failed or ended. */
export async function tablesClaimedAgain(db: Kysely<Schema>): Promise<string[]> {
  const tables = new Set(CLAIMED_QUEUES.map(({ table }) => table));
  const selects = [...tables].map(
    (table) => sql`select ${table} as name from ${sql.table(table)} where attempts > 1`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(selects, sql` union `)}`.execute(db);
  return rows.map(({ name }) => name);
}

type Work = { row: string; isClaimed: boolean; isGivenUp: boolean };

/** Claimed work that is due within the hour, the leader's work, and all that was given up. */
export async function waitingWork(db: Kysely<Schema>): Promise<Work[]> {
  const soon = sql`(claimed_until > now() or next_attempt_at < now() + interval '1 hour')`;
  const claimed = CLAIMED_QUEUES.map(
    ({ table, isPending }) => sql`select to_jsonb(${sql.table(table)})::text as row, ${table} || ' ' as kind,
      coalesce(claimed_until > now(), false) as claimed from ${sql.table(table)} where ${isPending} and ${soon}`,
  );
  const others = MODULES.flatMap(({ work }) => work ?? [])
    .filter(({ name }) => name !== 'neighbours')
    .map((kind) => rowsWhere(kind, kind.isWaiting, `${kind.name} `));
  const fed = KINDS_OF_WORK.flatMap(({ name, feed }) =>
    feed && name !== 'neighbours'
      ? [sql`select 'fed' as row, ${`${name} `} as kind, false as claimed from ${feed.from}`]
      : [],
  );
  const givenUp = KINDS_OF_WORK.map((kind) => rowsWhere(kind, kind.isGivenUp, `given up: ${kind.name} `));
  const { rows } = await sql<{ row: string; kind: string; claimed: boolean }>`
    ${sql.join([...claimed, ...others, ...fed, ...givenUp], sql` union all `)}`.execute(db);
  return rows.map(({ row, kind, claimed: isClaimed }) => ({
    row: kind + row,
    isClaimed,
    isGivenUp: kind.startsWith('given up'),
  }));
}

function rowsWhere(
  { table, join = sql`` }: (typeof KINDS_OF_WORK)[number],
  condition: (typeof KINDS_OF_WORK)[number]['isWaiting'],
  kind: string,
) {
  return sql`select to_jsonb(${sql.table(table)})::text as row, ${kind} as kind, false as claimed
    from ${sql.table(table)} ${join} where ${condition}`;
}

/** Facts that are stored twice, and must agree; each statement finds the rows that do not. */
const AGREEMENTS: Record<string, string> = {
  'a title counts other plays than were made': `select id::text as row from title
    join title_stats on title_stats.title_id = title.id
    where visualizzazioni <> (select count(*) from play_event where play_event.title_id = title.id)`,
  'a title counts other likes than there are': `select title_id::text as row from title_stats
    where mi_piace <> (select count(*) from list_item
      where list = 'mi_piace' and list_item.title_id = title_stats.title_id)`,
  'a report counts other people than reported': `select id::text as row from report
    where people <> (select count(*) from report_person where report_id = report.id)`,
  'a request counts other people than asked': `select id::text as row from title_request
    where people <> (select count(*) from title_requester 
      where request_id = title_request.id and withdrawn_at is null)`,
  'a hidden title has genres, or a visible one has none': `select id::text as row from title
    where hidden = exists (select from title_genre where title_id = title.id) and generi <> '{}'`,
  'a payment gives other than one month': `select telegram_payment_charge_id as row from payment
    where user_id is not null and refunded_at is null and 1 <> (select count(*) from premium_grant
      where premium_grant.telegram_payment_charge_id = payment.telegram_payment_charge_id)`,
  'a message goes to somebody banned': `select id::text as row from outbox join person using (user_id)
    where delivered_at > barred_at`,
};

/** Rows that contradict others. */
export async function contradictions(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(AGREEMENTS)) {
    const { rows } = await sql.raw<{ row: string }>(statement).execute(db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
