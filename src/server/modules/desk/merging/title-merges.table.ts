import type { Generated } from 'kysely';
import type { ClaimColumns, MomentWithDefault } from '../../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../../database/tables/table-facts.ts';

/**
 * Running merges of titles, in batches: `title_id` into `keep_id`. Meanwhile neither takes part in a different
 * merge or a removal.
 */
interface TitleMergeTable extends ClaimColumns {
  id: Generated<number>;
  title_id: number;
  keep_id: number;
  /** `failed`: given up, and may be retried; `left`: an owner has dropped it, half done. */
  state: Generated<'running' | 'failed' | 'left'>;
  requested_at: MomentWithDefault;
  /** When a server last made progress with it. */
  moved_at: MomentWithDefault;
  /** Failures since then. */
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
