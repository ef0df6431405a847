import type { Generated } from 'kysely';
import type { StaticList } from '../../../contract/static-lists.ts';
import type { MomentWithDefault } from './columns.ts';

interface ListItemTable {
  user_id: string;
  list: StaticList;
  content_id: number;
  added_at: MomentWithDefault;
}

interface CustomListTable {
  id: Generated<number>;
  user_id: string;
  titolo: string;
  created_at: MomentWithDefault;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

interface CustomListItemTable {
  list_id: number;
  content_id: number;
  added_at: MomentWithDefault;
}

export interface ListTables {
  list_item: ListItemTable;
  custom_list: CustomListTable;
  custom_list_item: CustomListItemTable;
}
