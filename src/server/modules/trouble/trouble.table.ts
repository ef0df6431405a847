import type { ColumnType, Generated } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import type { FactsOf } from '../../database/tables/table-facts.ts';

/** Troubles, and if owners know of them; a row goes once they know that it is over. */
interface TroubleTable {
  /** One of those of `trouble.ts`. */
  cause: string;
  /** The thing that it is about, where a cause can have several; else empty. */
  subject: string;
  facts: ColumnType<unknown, string, string>;
  since: MomentWithDefault;
  /** Found more than once. */
  is_sure: Generated<boolean>;
  /** When owners got the message, or it was left to the end. */
  told_at: Date | null;
  /** When it was first no longer found. */
  gone_at: Date | null;
}

export interface TroubleTables {
  trouble: TroubleTable;
}

export const troubleTables = {
  // Troubles of this installation: another one finds different ones.
  trouble: {
    backup: false,
    retention: null,
  },
} satisfies FactsOf<TroubleTables>;
