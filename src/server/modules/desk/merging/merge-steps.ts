import { type RawBuilder, sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../../database/db.ts';
import { givingWay, waitBriefly } from '../../../database/give-way.ts';
import { TABLES, tableNames } from '../../../database/schema.ts';
import { sleep } from '../../../lib/clock.ts';
import { lockRankingState } from '../../catalogue/locks.ts';
import { deleteMergedTitle } from '../../catalogue/remove-titles.ts';
import { carryOverTitle } from '../../movie-nights/deck/carry-over-title.ts';
import { countMoved, moveNotifications } from '../../notices/move-notifications.ts';
import { joinTitles } from './join-titles.ts';
import { type MergeJob, mergeQueue } from './merge-queue.ts';

/** Rows moved in one transaction: others wait for that long on the embedded database. */
const BATCH = 1000;

/** Between two batches, when others get the one connection of the embedded database. */
const REST_MS = 10;

/** Another worker has the merge by now, or it has ended. */
export class LostMergeError extends Error {
  override name = 'LostMergeError';
}

/** A transaction's part of a merge: it returns the number of moved rows. */
type Move = (transaction: DbTransaction) => Promise<number>;

/** A merge's progress: `more` to do at once, or `held` up by messages that are being sent about the title. */
export type MergeProgress = 'ended' | 'more' | 'held';

/**
 * Continues a merge until it has ended or `isOver`. Each transaction moves a batch and leaves the rest to the next
 * one, on any server, so that it may stop after any of them; the last one finds nothing to move and ends the merge.
 */
export async function continueMerge(db: Db, job: MergeJob, isOver: () => boolean): Promise<MergeProgress> {
  const moves = movesOf(job);
  while (!isOver()) {
    const isMoving = await inStep(db, job, (transaction) => moveBatch(transaction, moves));
    if (!isMoving) return inStep(db, job, (transaction) => endMerge(transaction, job));
    await sleep(REST_MS);
  }
  return 'more';
}

/** Moves rows of one table after the other, a batch in all. False: nothing was left. */
async function moveBatch(transaction: DbTransaction, moves: readonly Move[]): Promise<boolean> {
  await waitBriefly(transaction);
  let moved = 0;
  for (const move of moves) {
    moved += await move(transaction);
    if (moved >= BATCH) return true;
  }
  return moved > 0;
}

/** Runs a transaction of a merge while it is the caller's, which locks its row and renews the claim. */
async function inStep<Result>(
  db: Db,
  job: MergeJob,
  work: (transaction: DbTransaction) => Promise<Result>,
): Promise<Result> {
  return givingWay(() =>
    db.transaction().execute(async (transaction) => {
      const held = await mergeQueue.renew(transaction, [job]);
      if (held.length === 0) throw new LostMergeError('another worker has this merge');
      return work(transaction);
    }),
  );
}

/** The moves of all rows that move in batches, by the tables' facts. */
function movesOf(titles: Pick<MergeJob, 'keep' | 'other'>): Move[] {
  const { keep, other } = titles;
  const ofTables = MERGED_TABLES.flatMap(({ table, statements }) =>
    statements.map(
      (statement): Move =>
        (transaction) =>
          countMoved(transaction, statement({ table, keep, other, batch: BATCH })),
    ),
  );
  return [...ofTables, (transaction) => carryOverTitle(transaction, { keep, other })];
}

const MERGED_TABLES = tableNames.flatMap((table) => {
  const { merge = [] } = TABLES[table].title ?? {};
  return merge === 'in code' || merge.length === 0 ? [] : [{ table, statements: merge }];
});

/**
 * Ends a merge if nothing is left to move. Its lock of `other` waits for everybody who is adding something to it,
 * and from then on nobody can, since additions refer to the title's row.
 */
async function endMerge(transaction: DbTransaction, job: MergeJob): Promise<MergeProgress> {
  const { keep, other } = job;
  await lockRankingState(transaction);
  await waitBriefly(transaction);
  await lockForGood(transaction, job);
  for (const move of movesOf(job)) if ((await move(transaction)) > 0) return 'more';
  if (await isSomethingLeft(transaction, other)) return 'more';
  if (await isBeingSent(transaction, other)) return 'held';
  await joinTitles(transaction, { keep, other });
  await moveNotifications(transaction, { keep, other });
  await deleteMergedTitle(transaction, other);
  return 'ended';
}

/** The counters first, as a toggle locks them before the title. */
async function lockForGood(transaction: DbTransaction, { keep, other }: MergeJob): Promise<void> {
  const ids = sql`any(${[keep, other]}::int[])`;
  await sql`select from title_stats where title_id = ${ids} order by title_id for update`.execute(
    transaction,
  );
  await sql`select from title where id = ${other} for update`.execute(transaction);
}

/**
 * Tables whose rows may stay behind: duplicates of those of `keep`, and messages, which `moveNotifications` moves.
 */
const GO_WITH_THE_TITLE = ['report', 'subtitle_file', 'outbox'];

/** Rows that others were changing while they should have been moved. */
async function isSomethingLeft(transaction: DbTransaction, other: number): Promise<boolean> {
  const tables = MERGED_TABLES.map(({ table }) => table).filter(
    (table) => !GO_WITH_THE_TITLE.includes(table),
  );
  const left = tables.map((table) => sql`exists (select from ${sql.table(table)} where title_id = ${other})`);
  return isTrue(transaction, sql`${sql.join(left, sql` or `)}`);
}

/** A message about the title that is being sent is delivered, or due again, soon. */
function isBeingSent(transaction: DbTransaction, other: number): Promise<boolean> {
  return isTrue(
    transaction,
    sql`exists (
      select from outbox
      where kind = 'arrival' and subject = ${other}::text and state = 'waiting' and claimed_until > now())`,
  );
}

async function isTrue(transaction: DbTransaction, condition: RawBuilder<unknown>): Promise<boolean> {
  const row = await one<{ holds: boolean }>(transaction)`select ${condition} as holds`;
  return row?.holds === true;
}
