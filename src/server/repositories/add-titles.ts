import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { searchText } from '../domain/search-text.ts';
import type { Title } from './title.ts';

/** A title that is not in the catalogue yet: no id, no counters. */
export type NewTitle = Omit<Title, 'id' | 'miPiace' | 'preferiti' | 'visualizzazioni'> & {
  /** Where it comes from and its name there; unique. */
  origin: string;
  createdAt: Date;
};

/** Adds titles with their genres in one go and answers their ids, by origin. Call it within a transaction. */
export async function addTitles(
  db: Kysely<Schema>,
  titles: readonly NewTitle[],
): Promise<ReadonlyMap<string, number>> {
  await addGenres(db, [...new Set(titles.flatMap((title) => title.generi))]);
  const rows = titles.map((title) => ({ ...title, ricerca: searchText(title.titolo) }));
  const added = await sql<{ id: number; origin: string }>`
    insert into content (origin, type, titolo, titolo_ricerca, trama, generi, data_uscita, durata, adult,
      copertina, banner, trailer, created_at)
    select origin, type, titolo, ricerca, trama, generi, "dataUscita", durata, adult,
      copertina, banner, trailer, "createdAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as title(origin text, type text, titolo text,
      ricerca text, trama text, generi text[], "dataUscita" date, durata integer, adult boolean,
      copertina text, banner text, trailer text, "createdAt" timestamptz)
    returning id, origin`.execute(db);
  const ids = added.rows.map((row) => row.id);
  await sql`
    insert into content_genre (genre_id, content_id, created_at)
    select genre.id, content.id, content.created_at
    from content join genre on genre.nome = any(content.generi)
    where content.id = any(${ids}::int[])`.execute(db);
  return new Map(added.rows.map((row) => [row.origin, row.id]));
}

async function addGenres(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  await sql`
    insert into genre (nome)
    select nome from unnest(${names}::text[]) as new(nome)
    where not exists (select from genre where genre.nome = new.nome)
    on conflict do nothing`.execute(db);
}
