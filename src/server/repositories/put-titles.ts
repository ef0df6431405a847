import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { TitleRecord } from '../domain/title-record.ts';
import { compareTitles } from './compare-titles.ts';
import { lockCounters } from './lock-counters.ts';
import { noticeArrivals } from './notices.ts';
import { putCredits } from './put-credits.ts';
import { regroupTitles } from './regroup-titles.ts';
import { FACTS, factsOf, titleTable } from './title-rows.ts';

export type Put = {
  created: number;
  changed: number;
  unchanged: number;
  /** The ids of all the titles, by origin. */
  ids: ReadonlyMap<string, number>;
};

/**
 * Takes titles into the catalogue, matched by `origin` (each at most once): adds those it has not, and changes those
 * that differ. Likes, lists, plays and existing sources stay. Writers of the catalogue wait for each other.
 */
export async function putTitles(
  transaction: Transaction<Schema>,
  records: readonly TitleRecord[],
): Promise<Put> {
  const reckoning = await lockCounters(transaction);
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
    await putCredits(transaction, written, ids);
    await addMissingSources(transaction, written, ids);
    const regrouped = compared.filter((one) => one.regrouped);
    await regroupTitles(
      transaction,
      regrouped.flatMap(({ origin }) => ids.get(origin) ?? []),
      reckoning,
    );
  }
  const unchanged = records.length - written.length;
  return { created: created.size, changed: changed.size, unchanged, ids };
}

const originOf = ({ origin }: { origin: string }) => origin;

async function addGenres(transaction: Transaction<Schema>, records: readonly TitleRecord[]): Promise<void> {
  const names = [...new Set(records.flatMap(({ generi }) => generi))];
  // Only the missing ones: a refused row would use up one of the few ids all the same.
  await sql`
    insert into genre (nome)
    select nome from unnest(${names}::text[]) as new(nome)
    where not exists (select from genre where genre.nome = new.nome)`.execute(transaction);
}

/** A preview that was made when the cover was fetched stays as long as the cover does. */
async function changeTitles(
  transaction: Transaction<Schema>,
  records: readonly TitleRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const facts = FACTS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`title.${column}`)}`);
  await sql`
    update content
    set ${sql.join(facts)}, hidden = coalesce(title.hidden, content.hidden), updated_at = now(),
      anteprima = coalesce(title.anteprima,
        case when content.copertina = title.copertina then content.anteprima end)
    from ${titleTable(records)} where content.origin = title.origin`.execute(transaction);
}

async function addTitles(
  transaction: Transaction<Schema>,
  records: readonly TitleRecord[],
): Promise<{ origin: string; id: number }[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<{ origin: string; id: number }>`
    insert into content (origin, hidden, created_at, anteprima, ${sql.join(FACTS.map((column) => sql.ref(column)))})
    select title.origin, coalesce(title.hidden, false), coalesce(title.created_at, now()), title.anteprima,
      ${factsOf('title')}
    from ${titleTable(records)}
    returning origin, id`.execute(transaction);
  return rows;
}

async function addMissingSources(
  transaction: Transaction<Schema>,
  records: readonly TitleRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = records.flatMap(({ origin, sorgenti }) =>
    sorgenti.map((source) => ({ ...source, id: ids.get(origin) })),
  );
  if (rows.length === 0) return;
  const added = await sql<{ id: number }>`
    insert into source (content_id, season, episode, kind, url)
    select id, stagione, episodio, 'link', url
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as brought(id integer, stagione smallint, episodio smallint, url text)
    on conflict do nothing
    returning source.id`.execute(transaction);
  await noticeArrivals(
    transaction,
    added.rows.map(({ id }) => id),
  );
}
