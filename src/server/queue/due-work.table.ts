import type { ColumnType, Generated } from 'kysely';
import type { BigId, ClaimColumns, MomentWithDefault } from '../database/tables/columns.ts';
import { deleteUsers, type FactsOf, KEPT } from '../database/tables/table-facts.ts';

/** Things to be done later, one a row; a row goes once it is done. See `queue/due-work.ts`. */
interface DueWorkTable extends ClaimColumns {
  id: BigId;
  /** One of those that the modules declare. */
  kind: string;
  /** The key of what is to be done, of which there is one a kind. */
  subject: string;
  /** The person whose it is. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
  due_at: MomentWithDefault;
  /** When it was last done, or stored. */
  moved_at: MomentWithDefault;
  /** Persistent failures and lost claims since then. */
  failures: Generated<number>;
  given_up_at: Date | null;
}

export interface DueWorkTables {
  due_work: DueWorkTable;
}

export const dueWorkTables = {
  due_work: {
    ...KEPT,
    person: { whose: 'user_id', exported: null, erase: deleteUsers('due_work') },
  },
} satisfies FactsOf<DueWorkTables>;
