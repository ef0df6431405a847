import { type RawBuilder, sql } from 'kysely';
import type { ShownTitles } from '../../../../contract/desk/titles.ts';
import { all, type Db, one } from '../../../database/db.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import { selectTitlesIncludingHidden } from '../../catalogue/select-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { HAS_WORKING_VIDEO, HIDDEN_BY_OWNER, visibleTo } from '../../catalogue/visible-to.ts';
import { searchTitles } from '../../search/search-titles.ts';

const PAGE = 40;
/** Titles among which one statement searches, and statements of a page: a filter that fits few titles goes through them all. */
const SEARCHED = 2000;
const SEARCHED_FOR_DOUBLES = 250;
const STATEMENTS = 3;
/** Titles that match words, besides the one with that number. */
const MAX_FOUND = 40;
const MAX_ID = 2 ** 31 - 1;

/** The selection of titles in the list. */
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

/** A page of the catalogue; `next`: the start of the next one, null on the last one. */
export async function listTitles(
  db: Db,
  list: TitleList,
): Promise<{ titles: ListedTitle[]; next: number | null }> {
  const { ids, next } = list.words === '' ? await newest(db, list) : await ofWords(db, list);
  return { titles: await listedTitles(db, ids, list.show), next };
}

async function ofWords(db: Db, list: TitleList): Promise<Ids> {
  const found = await searchTitles(db, list.words, MAX_FOUND, 'owner');
  const number = parseRowId(list.words);
  const ids = [...(number === undefined ? [] : [number]), ...found.map(({ title }) => title.id)];
  const rows = await all<{ id: number }>(db)`
    select id from title where id = any(${ids}::int[]) and ${isListed(list)}`;
  const kept = new Set(rows.map(({ id }) => id));
  return { ids: [...new Set(ids)].filter((id) => kept.has(id)), next: null };
}

type Ids = { ids: number[]; next: number | null };

/** The ids of a page, the title that was added last first. */
async function newest(db: Db, list: TitleList): Promise<Ids> {
  const searched = list.show === 'doubles' ? SEARCHED_FOR_DOUBLES : SEARCHED;
  const ids: number[] = [];
  let after = list.after ?? MAX_ID;
  for (let statement = 0; statement < STATEMENTS; statement += 1) {
    const last = await one<{ id: number }>(db)`
      select id from title where id < ${after} order by id desc limit 1 offset ${searched - 1}`;
    const range = sql`between ${last?.id ?? 0} and ${after - 1}`;
    const limit = PAGE - ids.length;
    const rows = await all<{ id: number }>(db)`
      select id from title where id ${range} and ${isListed(list, range)} order by id desc limit ${limit}`;
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === limit) return { ids, next: ids.at(-1) ?? null };
    if (!last) return { ids, next: null };
    after = last.id;
  }
  return { ids, next: after };
}

/** Namesakes to compare: a name that more titles have says little. */
const MAX_NAMESAKES = 20;

/**
 * SQL: an older title that this one may duplicate: by its id at a service, or by its name if neither id nor year
 * contradicts.
 */
const DOUBLE_OF = (() => {
  // The sum keeps the planner from searching for the least id among all titles.
  const older = (titles: RawBuilder<unknown>) => sql<number | null>`(
    select min(older.id + 0) from (${titles}) as older where older.type = title.type and older.id < title.id)`;
  const byId = (column: 'tmdb_id' | 'imdb_id') =>
    older(
      sql`select id, type from title as one where ${sql.ref(`one.${column}`)} = ${sql.ref(`title.${column}`)}`,
    );
  const namesakes = sql`select id, type from (
      select * from title as one where one.titolo_ricerca = title.titolo_ricerca limit ${sql.lit(MAX_NAMESAKES)}
    ) as one
    where title.titolo_ricerca <> '' and (one.anno between title.anno - 1 and title.anno + 1) is not false
      and (one.tmdb_id = title.tmdb_id) is not false`;
  return sql<number | null>`coalesce(${byId('tmdb_id')}, ${byId('imdb_id')}, ${older(namesakes)})`;
})();

const IS_SHOWN: Record<ShownTitles, RawBuilder<boolean>> = {
  all: sql`true`,
  'no-video': sql`true`,
  'no-picture': sql`title.copertina is null`,
  'no-plot': sql`title.trama = ''`,
  hidden: HIDDEN_BY_OWNER,
  doubles: sql`${DOUBLE_OF} is not null`,
};

/** SQL; `ids`: the range of ids, by which the videos are read at once, or one by one without it. */
function isListed(
  { show, genre, year, days }: TitleList,
  ids: RawBuilder<unknown> = sql`= title.id`,
): RawBuilder<boolean> {
  const conditions = [visibleTo('owner'), IS_SHOWN[show]];
  if (show === 'no-video')
    conditions.push(sql`not exists (select from video where video.title_id = title.id
      and video.title_id ${ids} and position = 0 and lost_at is null)`);
  if (genre !== undefined) conditions.push(sql`title.generi @> array[${genre}]::text[]`);
  if (year !== undefined) conditions.push(sql`title.anno = ${year}`);
  if (days !== undefined) conditions.push(sql`title.created_at > now() - make_interval(days => ${days})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

type Row = Title & {
  isHidden: boolean;
  hasVideo: boolean;
  doubleId: number | null;
  doubleName: string | null;
};

/** The titles with these ids as owners see them, in this order. */
export async function listedTitles(
  db: Db,
  ids: readonly number[],
  show: ShownTitles = 'all',
): Promise<ListedTitle[]> {
  const double = show === 'doubles' ? DOUBLE_OF : sql<null>`null::int`;
  const rows = await selectTitlesIncludingHidden(db)
    .leftJoinLateral(
      sql<{ doubleId: number | null }>`(select ${double} as "doubleId")`.as('double'),
      (join) => join.onTrue(),
    )
    .leftJoin('title as older', 'older.id', 'double.doubleId')
    .select([
      HIDDEN_BY_OWNER.as('isHidden'),
      HAS_WORKING_VIDEO.as('hasVideo'),
      'double.doubleId',
      'older.titolo as doubleName',
    ])
    .where(sql<boolean>`title.id = any(${[...ids]}::int[])`)
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
