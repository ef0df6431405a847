import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../database/tables/table-facts.ts';

/** Hidden titles whose rows are being deleted, in batches. */
interface TitleRemovalTable {
  content_id: number;
  requested_at: MomentWithDefault;
}

export interface TitleRemovalTables {
  title_removal: TitleRemovalTable;
}

export const titleRemovalTables = {
  title_removal: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      // Titles whose rows are deleted in batches. Without a foreign key, whose check would look for rows of each of
      // them.
      `create table title_removal (
        content_id integer primary key,
        requested_at timestamptz not null default now()
      )`,
    ],
  },
} satisfies FactsOf<TitleRemovalTables>;
