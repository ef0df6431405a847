import type { Generated } from 'kysely';
import type { ClaimColumns, MomentWithDefault } from '../../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../../database/tables/table-facts.ts';

/** Unfinished merges of servers of version 1.0, which moved rows in batches: `title_id` into `keep_id`. */
interface TitleMergeTable extends ClaimColumns {
  id: Generated<number>;
  title_id: number;
  keep_id: number;
  /** `left`: an owner has dropped it, half done. */
  state: Generated<'running' | 'failed' | 'left'>;
  requested_at: MomentWithDefault;
  moved_at: MomentWithDefault;
  failures: Generated<number>;
}

export interface TitleMergeTables {
  title_merge: TitleMergeTable;
}

export const titleMergeTables = {
  title_merge: {
    ...KEPT,
    title: { merge: [] },
  },
} satisfies FactsOf<TitleMergeTables>;
