import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ReplacedSourceTable, Schema, SourceTable } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';

/** A whole title, or one of its episodes. */
export type TitlePart = { titleId: number; episode?: Episode | undefined };

type SourceRow = Selectable<SourceTable>;
type ReplacedRow = Selectable<ReplacedSourceTable>;

/**
 * Keeps a source that a newer one takes the place of; answers its id. `isTold`: the owner knows of it. Its title must be
 * locked.
 */
export async function keepReplaced(
  transaction: Transaction<Schema>,
  source: SourceRow,
  isTold: boolean,
): Promise<number> {
  const { id: _, loss_told_at: _told, restored_at: _restored, ...row } = source;
  const existing = await transaction
    .insertInto('replaced_source')
    .values({ ...row, told_at: isTold ? sql<Date>`now()` : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return existing.id;
}

/** Forgets a replaced source of a part that is its source again. */
export async function forgetReplaced(
  transaction: Transaction<Schema>,
  part: TitlePart,
  location: Pick<SourceRow, 'file_id' | 'chat_id' | 'message_id' | 'url'>,
): Promise<void> {
  await transaction
    .deleteFrom('replaced_source')
    .where(ofPart(part))
    .where('file_id', 'is not distinct from', location.file_id)
    .where('chat_id', 'is not distinct from', location.chat_id)
    .where('message_id', 'is not distinct from', location.message_id)
    .where('url', 'is not distinct from', location.url)
    .execute();
}

/**
 * Puts back what was last replaced of a part that has no source any more; false when there is nothing. `isTold`: the
 * owner knows of it, otherwise it is reported. Its title must be locked.
 */
export async function restoreReplaced(
  transaction: Transaction<Schema>,
  part: TitlePart,
  isTold: boolean,
): Promise<boolean> {
  const last = await lastReplaced(transaction, part);
  if (last) await putBack(transaction, last, isTold);
  return last !== undefined;
}

/**
 * Puts a lost source aside where an earlier one can be put back; answers whether there was one. Its title must be
 * locked.
 */
export async function restoreInPlaceOfLost(
  transaction: Transaction<Schema>,
  lost: SourceRow,
  isTold: boolean,
): Promise<boolean> {
  const last = await lastReplaced(transaction, partOf(lost));
  if (!last) return false;
  await transaction.deleteFrom('source').where('id', '=', lost.id).execute();
  await putBack(transaction, last, isTold);
  await keepReplaced(transaction, lost, true);
  return true;
}

/** Makes a replaced source the part's source again, and keeps the newer one; undefined when it is gone. */
export async function swapWithReplaced(db: Kysely<Schema>, id: number): Promise<TitlePart | undefined> {
  return db.transaction().execute(async (transaction) => {
    const known = await findReplaced(transaction, id);
    if (!known) return undefined;
    await lockTitles(transaction, [known.content_id]);
    const replaced = await findReplaced(transaction, id);
    if (!replaced) return undefined;
    const part = partOf(replaced);
    const current = await transaction
      .deleteFrom('source')
      .where(ofPart(part))
      .returningAll()
      .executeTakeFirst();
    await putBack(transaction, replaced, true);
    if (current) await keepReplaced(transaction, current, true);
    return part;
  });
}

/** The part that a row is of. */
export function partOf({
  content_id,
  season,
  episode,
}: Pick<SourceRow, 'content_id' | 'season' | 'episode'>): TitlePart {
  return {
    titleId: content_id,
    episode: season === null || episode === null ? undefined : { season, episode },
  };
}

/** SQL condition: a source, or a replaced one, is of a part. */
export function ofPart({ titleId, episode }: TitlePart) {
  return (eb: ExpressionBuilder<Schema, 'source' | 'replaced_source'>) =>
    eb.and([
      eb('content_id', '=', titleId),
      eb('season', 'is not distinct from', episode?.season ?? null),
      eb('episode', 'is not distinct from', episode?.episode ?? null),
    ]);
}

function findReplaced(db: Kysely<Schema>, id: number): Promise<ReplacedRow | undefined> {
  return db.selectFrom('replaced_source').selectAll().where('id', '=', id).executeTakeFirst();
}

function lastReplaced(db: Kysely<Schema>, part: TitlePart): Promise<ReplacedRow | undefined> {
  return db
    .selectFrom('replaced_source')
    .selectAll()
    .where(ofPart(part))
    .where('lost_at', 'is', null)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function putBack(
  transaction: Transaction<Schema>,
  replaced: ReplacedRow,
  isTold: boolean,
): Promise<void> {
  const { id, replaced_at: _, told_at: _told, ...row } = replaced;
  await transaction.deleteFrom('replaced_source').where('id', '=', id).execute();
  const restored = await transaction
    .insertInto('source')
    .values({ ...row, restored_at: isTold ? null : sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeArrivals(transaction, [restored.id]);
}
