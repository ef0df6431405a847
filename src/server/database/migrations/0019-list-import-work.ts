import type { Kysely } from 'kysely';
import { claimGuardsOf } from './claim-version.ts';
import { runStatements } from './run-statements.ts';

const LIST_IMPORT_WORK: readonly string[] = [
  `alter table list_import
    add column attempts smallint not null default 0,
    add column claimed_until timestamptz,
    add column next_attempt_at timestamptz not null default now(),
    add column moved_at timestamptz not null default now(),
    add column failures smallint not null default 0,
    add column failure text,
    add column searches smallint not null default 0,
    add column missing integer not null default 0`,
  ...claimGuardsOf('list_import'),
  `create index list_import_next on list_import (next_attempt_at, id) where state = 'running'`,
  `create index list_import_turn on list_import (user_id, id) where state = 'running'`,
  `create index list_import_given_up on list_import (id) where failure is not null`,
];

/** Lists from elsewhere become a queue like the others: claimed, in turn by person, given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, LIST_IMPORT_WORK);
}
