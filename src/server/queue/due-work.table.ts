import type { ColumnType, Generated } from 'kysely';
import { claimGuardsOf } from '../database/tables/claim-guards.ts';
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
    ddl: [
      `create table due_work (
        id bigint generated always as identity primary key,
        kind text not null,
        subject text not null,
        user_id text,
        due_at timestamptz not null default now(),
        moved_at timestamptz not null default now(),
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        claimed_until timestamptz,
        failures smallint not null default 0,
        failure text,
        given_up_at timestamptz,
        unique (kind, subject)
      )`,
      ...claimGuardsOf('due_work'),
      `create index due_work_next on due_work (kind, next_attempt_at, id) where given_up_at is null`,
      `create index due_work_oldest on due_work (kind, due_at) where given_up_at is null`,
      `create index due_work_given_up on due_work (kind, id) where given_up_at is not null`,
      `create index due_work_by_person on due_work (user_id) where user_id is not null`,
    ],
  },
} satisfies FactsOf<DueWorkTables>;
