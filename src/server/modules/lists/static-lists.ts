import { type RawBuilder, sql } from 'kysely';
import type { StaticList } from '../../../contract/static-lists.ts';
import { all, type Db, one, undefinedIfDeleted } from '../../database/db.ts';
import { gatherLookups } from '../../database/gather-lookups.ts';
import { limitToPage } from '../catalogue/select-titles.ts';
import type { Paging } from '../catalogue/title.ts';
import { TITLE_VERSION, type TitleVersion } from '../catalogue/title-json.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { MAX_LIST_ITEMS } from './list-limits.ts';

type Place = { userId: string; list: StaticList; titleId: number };

/** A person's list, last added first; all titles without paging. */
export async function staticListTitles(
  db: Db,
  { userId, list, paging }: { userId: string; list: StaticList; paging?: Paging | undefined },
): Promise<TitleVersion[]> {
  return titlesOfEntries(db, entriesOf({ userId, list }), paging);
}

const entriesOf = ({ userId, list }: Omit<Place, 'titleId'>) =>
  sql`list_item where user_id = ${userId} and list = ${list}`;

/** Selects the titles of list entries, last added first. As one text: `pg` takes three times as long to read a thousand rows. */
export async function titlesOfEntries(
  db: Db,
  entries: RawBuilder<unknown>,
  paging: Paging = { page: 1, perPage: MAX_LIST_ITEMS },
): Promise<TitleVersion[]> {
  const row = await one<{ titles: string | null }>(db)`
    select string_agg(concat_ws(' ', page.id, ${TITLE_VERSION}, coalesce(stats.mi_piace, 0),
      coalesce(stats.preferiti, 0), coalesce(stats.visualizzazioni, 0)), ',' order by page.added_at desc, page.id desc) as titles
    from (
      select title_id as id, added_at from ${entries}
        and not exists (select from title as gone where gone.id = title_id and not ${visibleTo('people', 'gone')})
      order by added_at desc, title_id desc ${limitToPage(paging)}
    ) as page join title on title.id = page.id left join title_stats as stats on stats.title_id = page.id`;
  return row?.titles?.split(',').map(parseTitleVersion) ?? [];
}

function parseTitleVersion(text: string): TitleVersion {
  const [id, version = '', likes, favorites, plays] = text.split(' ');
  return {
    id: Number(id),
    version,
    mi_piace: Number(likes),
    preferiti: Number(favorites),
    visualizzazioni: Number(plays),
  };
}

/** True if a title is one of list entries; false while it is hidden, though its list rows are kept. */
export async function isEntry(db: Db, entries: RawBuilder<unknown>, titleId: number): Promise<boolean> {
  const entry = await one(db)`
    select from ${entries} and title_id = ${titleId} and exists (
      select from title where id = title_id and ${visibleTo('people')})`;
  return entry !== undefined;
}

/** Lookups of a title in somebody's list; false while it is hidden, though its list rows are kept. */
export function createStaticListLookup(db: Db): (place: Place) => Promise<boolean> {
  return gatherLookups(async (places) => {
    const columns = [
      places.map(({ userId }) => userId),
      places.map(({ list }) => list),
      places.map(({ titleId }) => titleId),
    ] as const;
    const found = await all<{ place: number }>(db)`
      select place::int from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::int[])
        with ordinality as asked (user_id, list, title_id, place)
      where exists (
        select from list_item as item where item.user_id = asked.user_id and item.list = asked.list
          and item.title_id = asked.title_id)
        and exists (select from title where id = asked.title_id and ${visibleTo('people')})`;
    const inList = new Set(found.map(({ place }) => place));
    return places.map((_, index) => inList.has(index + 1));
  });
}

/** Adds a title to a list, or removes it (behaviour 6.1), and updates its counter. Atomic under concurrent calls. */
export async function toggleInStaticList(
  db: Db,
  place: Place,
): Promise<'added' | 'removed' | 'no such title' | 'full'> {
  for (;;) {
    const { known, is_full, removed, added } = await toggleOnce(db, place);
    if (removed) return 'removed';
    if (added) return 'added';
    if (!known) return 'no such title';
    if (is_full) return 'full';
    // A concurrent call inserted it after our check: delete it.
  }
}

const NO_SUCH_TITLE = { known: false, is_full: false, removed: false, added: false };

async function toggleOnce(db: Db, { userId, list, titleId }: Place) {
  const outcome = await one<{ known: boolean; is_full: boolean; removed: boolean; added: boolean }>(db)`
    with wanted as (
      select id from title where id = ${titleId} and ${visibleTo('people')}
    ), size as (
      select count(*) >= ${MAX_LIST_ITEMS} as is_full from (
        select from list_item where user_id = ${userId} and list = ${list} limit ${MAX_LIST_ITEMS}
      ) as item
    ), removed as (
      delete from list_item using wanted
      where user_id = ${userId} and list = ${list} and title_id = wanted.id
      returning title_id
    ), added as (
      insert into list_item (user_id, list, title_id)
      select ${userId}, ${list}, id from wanted, size
      where not size.is_full and not exists (select from removed)
      on conflict do nothing
      returning title_id
    ) ${countedFor(list, titleId)}
    select exists (select from wanted) as known, (select is_full from size),
      exists (select from removed) as removed, exists (select from added) as added`.catch(undefinedIfDeleted);
  return outcome ?? NO_SUCH_TITLE;
}

/** Likes and favourites are counted per title, the watchlist is not. */
function countedFor(list: StaticList, titleId: number) {
  if (list === 'liste') return sql``;
  const counter = sql.ref(list);
  return sql`, counted as (
    update title_stats
    set ${counter} = ${counter} + (select count(*) from added)::int - (select count(*) from removed)::int
    where title_id = ${titleId} and (exists (select from added) or exists (select from removed))
  )`;
}
