import { sql } from 'kysely';
import { all, type DbTransaction } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { noteCatalogueChange } from '../catalogue-changes.ts';
import { lockRankingState } from '../locks.ts';
import { refreshGenreAndRankingRows } from '../refresh-genre-and-ranking-rows.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { storeArrivals } from '../store-arrivals.ts';
import { compareTitles } from './compare-titles.ts';
import { joinKnownTitles } from './join-known-titles.ts';
import { addMissingVideos } from './record-videos.ts';
import { RECORD_COLUMNS, recordColumnsOf, recordsAsRowSet } from './title-columns.ts';
import { replaceTranslations } from './translations.ts';

export type UpsertCounts = {
  created: number;
  changed: number;
  unchanged: number;
  /** The ids of all the titles, by origin. */
  ids: ReadonlyMap<string, number>;
};

/**
 * Inserts or updates titles by `origin` (each at most once), or by ids elsewhere: see `joinKnownTitles`. Likes, lists, plays
 * and videos stay. Serialised against other writers of the catalogue.
 */
export async function upsertTitles(
  transaction: DbTransaction,
  brought: readonly TitleRecord[],
): Promise<UpsertCounts> {
  const rankingState = await lockRankingState(transaction);
  const records = await joinKnownTitles(transaction, brought);
  const compared = await compareTitles(transaction, records);
  const inState = (state: string) => new Set(compared.filter((one) => one.state === state).map(originOf));
  const [created, changed] = [inState('created'), inState('changed')];
  const written = records.filter(({ origin }) => created.has(origin) || changed.has(origin));
  const known = compared.flatMap(({ origin, id }) => (id === null ? [] : [[origin, id] as const]));
  const ids = new Map(known);
  if (written.length > 0) {
    await addGenres(transaction, written);
    await changeTitles(
      transaction,
      written.filter(({ origin }) => changed.has(origin)),
    );
    const added = await addTitles(
      transaction,
      written.filter(({ origin }) => created.has(origin)),
    );
    for (const { origin, id } of added) ids.set(origin, id);
    await noteCatalogueChange(transaction);
    await replaceCredits(transaction, written, ids);
    await replaceTranslations(transaction, written, ids);
    await storeArrivals(transaction, await addMissingVideos(transaction, written, ids));
    const regrouped = compared.filter((one) => one.regrouped);
    await refreshGenreAndRankingRows(
      transaction,
      regrouped.flatMap(({ origin }) => ids.get(origin) ?? []),
      rankingState,
    );
  }
  const unchanged = brought.length - written.length;
  return { created: created.size, changed: changed.size, unchanged, ids };
}

const originOf = ({ origin }: { origin: string }) => origin;

async function addGenres(transaction: DbTransaction, records: readonly TitleRecord[]): Promise<void> {
  const names = [...new Set(records.flatMap(({ generi }) => generi))];
  // Only missing ones: `on conflict` would use up ids.
  await sql`
    insert into genre (nome)
    select nome from unnest(${names}::text[]) as new(nome)
    where not exists (select from genre where genre.nome = new.nome)`.execute(transaction);
}

/** A generated ThumbHash stays as long as the cover does. */
async function changeTitles(transaction: DbTransaction, records: readonly TitleRecord[]): Promise<void> {
  if (records.length === 0) return;
  const facts = RECORD_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`record.${column}`)}`);
  await sql`
    update title
    set ${sql.join(facts)}, updated_at = now(),
      hidden = coalesce(record.hidden, title.hidden) or (title.unlisted and record.hidden is not true),
      unlisted = title.unlisted and record.hidden is not true,
      anteprima = coalesce(record.anteprima,
        case when title.copertina = record.copertina then title.anteprima end)
    from ${recordsAsRowSet(records)} where title.origin = record.origin`.execute(transaction);
}

async function addTitles(
  transaction: DbTransaction,
  records: readonly TitleRecord[],
): Promise<{ origin: string; id: number }[]> {
  if (records.length === 0) return [];
  return all<{ origin: string; id: number }>(transaction)`
    insert into title (origin, hidden, created_at, anteprima, ${sql.join(RECORD_COLUMNS.map((column) => sql.ref(column)))})
    select record.origin, coalesce(record.hidden, false), coalesce(record.created_at, now()), record.anteprima,
      ${recordColumnsOf('record')}
    from ${recordsAsRowSet(records)}
    returning origin, id`;
}

/** Replaces the credits of titles with those of their records; `ids` maps origins to title ids. */
async function replaceCredits(
  transaction: DbTransaction,
  records: readonly TitleRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await addArtists(transaction, records);
  const rows = records.map(({ origin, registi, interpreti }) => ({
    id: ids.get(origin),
    registi,
    interpreti,
  }));
  const titleIds = rows.map(({ id }) => id);
  await sql`delete from credit where title_id = any(${titleIds}::int[])`.execute(transaction);
  await sql`
    insert into credit (title_id, artist_id, role, position)
    select record.id, artist.id, role, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as record(id integer, registi text[], interpreti text[])
    cross join lateral (
      select 'regia' as role, nome, position from unnest(record.registi) with ordinality as one(nome, position)
      union all
      select 'cast', nome, position from unnest(record.interpreti) with ordinality as one(nome, position)
    ) as person
    join artist on artist.nome = person.nome`.execute(transaction);
}

async function addArtists(transaction: DbTransaction, records: readonly TitleRecord[]): Promise<void> {
  const names = new Set(records.flatMap(({ registi, interpreti }) => [...registi, ...interpreti]));
  const rows = [...names].map((nome) => ({ nome, nome_ricerca: normalizeForSearch(nome) }));
  await sql`
    insert into artist (nome, nome_ricerca)
    select nome, nome_ricerca
    from json_to_recordset(${JSON.stringify(rows)}::json) as new(nome text, nome_ricerca text)
    where not exists (select from artist where artist.nome = new.nome)`.execute(transaction);
}
