import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { restoreInPlaceOfLost } from './replaced-sources.ts';
import { partOf } from './title-part.ts';
import {
  findVersionRow,
  putWorkingFirst,
  updateVersion,
  type VersionRow,
  versionRows,
} from './versions/part-versions.ts';
import { factsOf, type VersionFacts } from './versions/version-facts.ts';
import { type StoredSource, storedSourceFromRow } from './video-source.ts';

export type ListedSource = StoredSource &
  VersionFacts & { titleId: number; name: string; lostAt: Date | null };

const PER_READING = 500;

/** Iterates over all sources, or a title's, by id, in batches. */
export async function* iterateSources(
  db: Kysely<Schema>,
  { titleId, isLost = false }: { titleId?: number | undefined; isLost?: boolean } = {},
): AsyncGenerator<ListedSource> {
  let after = 0;
  for (;;) {
    const which = sql<boolean>`(id > ${after} and ${titleId === undefined ? sql`true` : sql`content_id = ${titleId}`}
      and ${isLost ? sql`lost_at is not null` : sql`true`})`;
    const { rows } = await sql<VersionRow & { name: string }>`
      select version.*, titolo as name
      from (select * from ${versionRows(which)} as every order by id limit ${PER_READING}) as version
      join content on content.id = content_id order by version.id`.execute(db);
    for (const row of rows)
      yield {
        ...storedSourceFromRow(row),
        ...factsOf(row),
        titleId: row.content_id,
        name: row.name,
        lostAt: row.lost_at,
      };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The number of sources that are in the messenger, not links to pages. */
export async function countVideoSources(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from source where kind <> 'link')
      + (select count(*) from other_version where kind <> 'link'))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Stores whether Telegram still delivers a source; true where an earlier one takes the place of a lost one. No report is
 * due: the caller reports it.
 */
export async function setSourceLostById(db: Kysely<Schema>, id: number, isLost: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const known = await findVersionRow(transaction, id);
    if (!known) return false;
    await lockTitles(transaction, [known.content_id]);
    const version = await findVersionRow(transaction, id);
    if (!version) return false;
    const lostAt = isLost ? (version.lost_at ?? new Date()) : null;
    await updateVersion(transaction, version, {
      lost_at: isLost ? sql<Date>`coalesce(lost_at, now())` : null,
      loss_told_at: isLost ? sql<Date>`now()` : null,
    });
    if (isLost)
      return (await restoreInPlaceOfLost(transaction, { ...version, lost_at: lostAt }, true)).isRestored;
    await putWorkingFirst(transaction, partOf(version));
    return false;
  });
}
