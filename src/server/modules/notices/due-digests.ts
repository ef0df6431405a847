import { sql } from 'kysely';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import { all, type Db, one } from '../../database/db.ts';
import { type BotContext, type DueJob, dueWork, OR_ANEW } from '../../queue/due-work.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { isUnchosen } from '../recommendations/recommendable.ts';
import { choosesAdult, genresOfChoices } from '../recommendations/taste.ts';

/** SQL: the time between two digests of a person. */
export const DIGEST_INTERVAL = sql`interval '7 days'`;

/** Digests that become jobs at once. */
const BATCH = 100;

/** SQL: people whose digest is due. */
const DUE = sql`person where digest_at <= now()`;

/**
 * People's weekly digests. A job is stored along with the time of the person's next digest, so that none comes twice. A
 * person without new titles gets none.
 */
export const DIGESTS = dueWork<BotContext>({
  name: 'digests',
  summary: 'weekly digests to put together',
  what: sql`'digest'`,
  isAtomic: true,
  isOldAfter: 3600,
  feed: { from: DUE, dueAt: sql`digest_at` },
  take: sql`
    with due as (
      select user_id, digest_at from ${DUE} order by digest_at, user_id limit ${sql.lit(BATCH)}
      for no key update skip locked
    ), postponed as (
      update person set digest_at = now() + ${DIGEST_INTERVAL} from due where person.user_id = due.user_id
    )
    insert into due_work (kind, subject, user_id, due_at) select 'digests', user_id, user_id, digest_at from due
    ${OR_ANEW} returning 1`,
  handler: ({ bot }) => bot && ((job, transaction) => enqueueDigest(transaction, job)),
});

async function enqueueDigest(transaction: Db, { subject: userId, dueAt }: DueJob): Promise<undefined> {
  const person = await one<{ since: Date }>(transaction)`
    select ${dueAt.toISOString()}::timestamptz - ${DIGEST_INTERVAL} as since from person
    where user_id = ${userId} and blocked_at is null and barred_at is null and not notices_off`;
  const titles = person ? await newTitlesFor(transaction, { userId, ...person }) : [];
  if (titles.length > 0) await queueNotice(transaction, 'digest', { userId, details: { titles } });
}

/** Titles of a digest. */
const MAX_TITLES = 10;
/** The genres of most of a person's titles. */
const MAX_GENRES = 5;
/** Newest titles of one genre that are considered. */
const MAX_OF_GENRE = 50;
/** SQL: a choice that is more than a wish. */
const IS_TASTE = sql`(seen or started or liked)`;

/**
 * The ids of titles added since a moment that belong to a person's genres. Titles of most of these genres come first, then the
 * newest. Titles that the person has in a list or has started are left out, and adult titles for people who choose none.
 */
export async function newTitlesFor(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    with taste as materialized (
      ${genresOfChoices(userId, { limit: MAX_GENRES, which: IS_TASTE })}
    ), fresh as (
      select title_id as id, sum(weight) as weight, max(created_at) as created_at
      from taste cross join lateral (
        select title_id, created_at from title_genre
        where title_genre.genre_id = taste.genre_id and created_at > ${since.toISOString()}::timestamptz
        order by created_at desc, title_id desc limit ${MAX_OF_GENRE}
      ) as newest
      group by title_id
    )
    select title.id from fresh join title using (id)
    where ${visibleTo('lists')} and ${isUnchosen(userId)} and (not adult or ${choosesAdult(userId)})
    order by fresh.weight desc, fresh.created_at desc, title.id desc limit ${MAX_TITLES}`;
  return rows.map(({ id }) => id);
}
