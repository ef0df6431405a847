import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ShownTitles } from '../../../../contract/desk-titles.ts';
import { all, one } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { selectTitlesIncludingHidden } from '../../catalogue/select-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { HAS_WORKING_SOURCE, HIDDEN_BY_OWNER, visibleTo } from '../../catalogue/visible-to.ts';
import { searchTitles } from '../../search/search-titles.ts';

/** Titles of a page. */
const PAGE = 40;
/** Titles among which one statement searches, and statements of a page: a filter that fits few titles goes through them all. */
const SEARCHED = 4000;
const STATEMENTS = 3;
/** Titles that words mean. */
const MAX_FOUND = 100;

/** What of the catalogue is listed. */
export type TitleList = {
  show: ShownTitles;
  words: string;
  genre?: string | undefined;
  year?: number | undefined;
  days?: number | undefined;
  /** The page starts behind this title. */
  after?: number | undefined;
};

/** A title as owners see it. */
export type ListedTitle = {
  title: Title;
  isHidden: boolean;
  hasVideo: boolean;
  double: { id: number; name: string } | null;
};

/** A page of the catalogue; `next`: what the next one starts behind, null on the last one. */
export async function listTitles(
  db: Kysely<Schema>,
  list: TitleList,
): Promise<{ titles: ListedTitle[]; next: number | null }> {
  const { ids, next } = list.words === '' ? await newest(db, list) : await ofWords(db, list);
  return { titles: await listed(db, ids, list.show), next };
}

async function ofWords(db: Kysely<Schema>, list: TitleList): Promise<Ids> {
  const found = await searchTitles(db, list.words, MAX_FOUND, 'owner');
  const ids = found.map(({ title }) => title.id);
  const rows = await all<{ id: number }>(db)`
    select id from content where id = any(${ids}::int[]) and ${isListed(list)}`;
  const kept = new Set(rows.map(({ id }) => id));
  return { ids: ids.filter((id) => kept.has(id)), next: null };
}

type Ids = { ids: number[]; next: number | null };

/** The ids of a page, the title that was added last first. */
async function newest(db: Kysely<Schema>, list: TitleList): Promise<Ids> {
  const ids: number[] = [];
  let after = list.after ?? null;
  for (let statement = 0; statement < STATEMENTS; statement += 1) {
    const behind = after === null ? sql`true` : sql`id < ${after}`;
    const limit = PAGE - ids.length;
    const rows = await all<{ id: number }>(db)`
      select id from (select * from content where ${behind} order by id desc limit ${SEARCHED}) as content
      where ${isListed(list)} order by id desc limit ${limit}`;
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === limit) return { ids, next: ids.at(-1) ?? null };
    const last = await one<{ id: number }>(db)`
      select id from content where ${behind} order by id desc limit 1 offset ${SEARCHED - 1}`;
    if (!last) return { ids, next: null };
    after = last.id;
  }
  return { ids, next: after };
}

/** SQL: an older title that this one may be: by its id elsewhere, or by name and year where no id says otherwise. */
const DOUBLE_OF = (() => {
  const older = (condition: RawBuilder<unknown>) => sql<number | null>`(
    select min(older.id) from content as older
    where ${condition} and older.type = content.type and older.id < content.id)`;
  return sql<number | null>`coalesce(
    ${older(sql`older.tmdb_id = content.tmdb_id`)}, ${older(sql`older.imdb_id = content.imdb_id`)},
    ${older(sql`older.titolo_ricerca = content.titolo_ricerca and content.titolo_ricerca <> ''
      and older.anno between content.anno - 1 and content.anno + 1
      and (older.tmdb_id = content.tmdb_id) is not false`)})`;
})();

const IS_SHOWN: Record<ShownTitles, RawBuilder<boolean>> = {
  all: sql`true`,
  'no-video': sql`not ${HAS_WORKING_SOURCE}`,
  'no-picture': sql`content.copertina is null`,
  'no-plot': sql`content.trama = ''`,
  hidden: HIDDEN_BY_OWNER,
  doubles: sql`${DOUBLE_OF} is not null`,
};

function isListed({ show, genre, year, days }: TitleList): RawBuilder<boolean> {
  const conditions = [visibleTo('owner'), IS_SHOWN[show]];
  if (genre !== undefined) conditions.push(sql`content.generi @> array[${genre}]::text[]`);
  if (year !== undefined) conditions.push(sql`content.anno = ${year}`);
  if (days !== undefined) conditions.push(sql`content.created_at > now() - make_interval(days => ${days})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

type Row = Title & {
  isHidden: boolean;
  hasVideo: boolean;
  doubleId: number | null;
  doubleName: string | null;
};

async function listed(db: Kysely<Schema>, ids: readonly number[], show: ShownTitles): Promise<ListedTitle[]> {
  const double = show === 'doubles' ? DOUBLE_OF : sql<null>`null::int`;
  const rows = await selectTitlesIncludingHidden(db)
    .leftJoinLateral(
      sql<{ doubleId: number | null }>`(select ${double} as "doubleId")`.as('double'),
      (join) => join.onTrue(),
    )
    .leftJoin('content as older', 'older.id', 'double.doubleId')
    .select([
      HIDDEN_BY_OWNER.as('isHidden'),
      HAS_WORKING_SOURCE.as('hasVideo'),
      'double.doubleId',
      'older.titolo as doubleName',
    ])
    .where(sql<boolean>`content.id = any(${[...ids]}::int[])`)
    .$castTo<Row>()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [titleOf(row)] : [];
  });
}

function titleOf({ isHidden, hasVideo, doubleId, doubleName, ...title }: Row): ListedTitle {
  const double = doubleId === null ? null : { id: doubleId, name: doubleName ?? '' };
  return { title, isHidden, hasVideo, double };
}
