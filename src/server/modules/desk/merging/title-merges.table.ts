import type { Generated } from 'kysely';
import { claimGuardsOf } from '../../../database/tables/claim-guards.ts';
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
    ddl: [
      `create table title_merge (
        id integer generated always as identity primary key,
        title_id integer not null unique references title on delete cascade,
        keep_id integer not null references title on delete cascade check (keep_id <> title_id),
        state text not null default 'running' check (state in ('running', 'failed', 'left')),
        requested_at timestamptz not null default now(),
        moved_at timestamptz not null default now(),
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        claimed_until timestamptz,
        failures smallint not null default 0,
        failure text
      )`,
      ...claimGuardsOf('title_merge'),
      `create index title_merge_by_keep on title_merge (keep_id)`,
    ],
  },
} satisfies FactsOf<TitleMergeTables>;
