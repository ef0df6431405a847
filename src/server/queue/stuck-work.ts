import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../database/db.ts';
import { MAX_WATCHED } from './claimed-queue.ts';
import { idOf, type KindOfWork, rowsOf } from './given-up-work.ts';

/** Seconds after which due work without any movement is stuck. */
const STUCK_SECONDS = 300;

/** Work that is stuck, and for how many minutes. */
export type StuckWork = { name: KindOfWork['name']; minutes: number };

/** Notes which jobs could be done now: the next check sees which of them have moved. */
export async function noteWorkProgress(db: Db, kinds: readonly KindOfWork[]): Promise<void> {
  if (kinds.length === 0) return;
  await sql`
    insert into work_progress (kind, jobs, moved_at) select kind, jobs, now() from (${dueNow(kinds)}) as seen
    on conflict (kind) do update set jobs = excluded.jobs,
      moved_at = case when ${stands(sql`excluded.jobs`)} then work_progress.moved_at else now() end`.execute(
    db,
  );
}

/** The kinds of which nothing has moved for minutes though it could be done. */
export async function findStuckWork(db: Db, kinds: readonly KindOfWork[]): Promise<StuckWork[]> {
  if (kinds.length === 0) return [];
  return all<StuckWork>(db)`
    select kind as name, floor(extract(epoch from now() - moved_at) / 60)::int as minutes
    from work_progress join (${dueNow(kinds)}) as seen using (kind)
    where ${stands(sql`seen.jobs`)} and moved_at <= now() - make_interval(secs => ${sql.lit(STUCK_SECONDS)})
    order by moved_at, kind`;
}

/** SQL: there are noted jobs, and all are still to be done. */
const stands = (now: RawBuilder<unknown>) =>
  sql<boolean>`(work_progress.jobs <> '{}' and work_progress.jobs <@ ${now})`;

const dueNow = (kinds: readonly KindOfWork[]) =>
  sql.join(
    kinds.flatMap((kind) => {
      const { name, dueJobs = waitingJobs(kind) } = kind;
      return dueJobs === null ? [] : [sql`select ${name}::text as kind, array(${dueJobs}) as jobs`];
    }),
    sql` union all `,
  );

const waitingJobs = (kind: KindOfWork) => sql`
  select ${idOf(kind)}::text as job from ${rowsOf(kind)} where ${kind.isWaiting}
  order by ${kind.oldestFirst ?? kind.waitsSince} limit ${sql.lit(MAX_WATCHED)}`;
