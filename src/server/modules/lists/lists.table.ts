import { type Generated, sql } from 'kysely';
import type { StaticList } from '../../../contract/static-lists.ts';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import {
  deleteUsers,
  type FactsOf,
  KEPT,
  type Merge,
  moveMissingRows,
  ofUser,
  part,
  someOf,
} from '../../database/tables/table-facts.ts';

interface ListItemTable {
  user_id: string;
  list: StaticList;
  title_id: number;
  added_at: MomentWithDefault;
}

interface CustomListTable {
  id: Generated<number>;
  user_id: string;
  titolo: string;
  created_at: MomentWithDefault;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
  /** Its place among the person's lists; null: after those with one. */
  place: number | null;
}

interface CustomListItemTable {
  list_id: number;
  title_id: number;
  added_at: MomentWithDefault;
}

export interface ListTables {
  list_item: ListItemTable;
  custom_list: CustomListTable;
  custom_list_item: CustomListItemTable;
}

/** Updates the counters of liked titles as well. */
const forgetLists = (userId: string) => sql`
  with gone as (
    delete from list_item where ${ofUser(userId)} returning title_id, list
  ), number as (
    select title_id, count(*) filter (where list = 'mi_piace')::int as likes,
      count(*) filter (where list = 'preferiti')::int as loves
    from gone group by title_id
  )
  update title_stats set mi_piace = mi_piace - likes, preferiti = preferiti - loves
  from number where title_stats.title_id = number.title_id and (likes > 0 or loves > 0)`;

/** Moves entries of titles that become one, and updates the counters of liked titles. */
const mergeLists: Merge = (titles) => sql`
  with moved as (
    delete from list_item where ${someOf(titles)} returning user_id, list, added_at
  ), added as (
    insert into list_item (user_id, list, title_id, added_at)
    select user_id, list, ${titles.keep}::int, added_at from moved on conflict do nothing returning list
  ), counted as (
    update title_stats set mi_piace = mi_piace + (select count(*) from added where list = 'mi_piace')::int,
      preferiti = preferiti + (select count(*) from added where list = 'preferiti')::int
    where title_id = ${titles.keep}
  )
  select count(*)::int as moved from moved`;

export const listTables = {
  list_item: {
    ...KEPT,
    person: {
      whose: 'user_id',
      exported: part(
        'lists',
        (userId) => sql`
          select list, title_id as content_id, titolo, added_at from list_item join title on title.id = title_id
          where user_id = ${userId} order by list, added_at`,
      ),
      erase: forgetLists,
    },
    title: { merge: [mergeLists], isLarge: true },
  },
  custom_list: {
    updates: 'update_id',
    ...KEPT,
    person: {
      whose: 'user_id',
      exported: part(
        'customLists',
        (userId) => sql`
          select custom_list.id, custom_list.titolo, custom_list.created_at, title_id as content_id, title.titolo as content,
            added_at
          from custom_list left join custom_list_item on list_id = custom_list.id
          left join title on title.id = title_id
          where user_id = ${userId} order by custom_list.id, added_at`,
      ),
      erase: deleteUsers('custom_list'),
    },
  },
  custom_list_item: {
    ...KEPT,
    person: { whose: null, exported: { within: 'custom_list' } },
    title: { merge: [moveMissingRows], isLarge: true },
  },
} satisfies FactsOf<ListTables>;
