import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** Replaces the credits of titles with those of their records; `ids` maps origins to title ids. */
export async function replaceCredits(
  transaction: Transaction<Schema>,
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
  await sql`delete from credit where content_id = any(${titleIds}::int[])`.execute(transaction);
  await sql`
    insert into credit (content_id, artist_id, role, position)
    select title.id, artist.id, role, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as title(id integer, registi text[], interpreti text[])
    cross join lateral (
      select 'regia' as role, nome, position from unnest(title.registi) with ordinality as one(nome, position)
      union all
      select 'cast', nome, position from unnest(title.interpreti) with ordinality as one(nome, position)
    ) as person
    join artist on artist.nome = person.nome`.execute(transaction);
}

async function addArtists(transaction: Transaction<Schema>, records: readonly TitleRecord[]): Promise<void> {
  const names = new Set(records.flatMap(({ registi, interpreti }) => [...registi, ...interpreti]));
  const rows = [...names].map((nome) => ({ nome, nome_ricerca: normalizeForSearch(nome) }));
  await sql`
    insert into artist (nome, nome_ricerca)
    select nome, nome_ricerca
    from json_to_recordset(${JSON.stringify(rows)}::json) as new(nome text, nome_ricerca text)
    where not exists (select from artist where artist.nome = new.nome)`.execute(transaction);
}
