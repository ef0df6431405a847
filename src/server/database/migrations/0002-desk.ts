import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

const HELPERS: readonly string[] = [
  `create table helper (
    user_id text primary key,
    given_by text,
    given_at timestamptz not null default now()
  )`,
];

const CHANGES: readonly string[] = [
  // `undo` is JSON as text: jsonb knows neither NUL nor half characters.
  `create table change (
    id bigint generated always as identity primary key,
    user_id text,
    role text not null check (role in ('owner', 'helper')),
    what text not null,
    person_id text,
    about text[] not null default '{}',
    undo text,
    changed_at timestamptz not null default now(),
    undone_at timestamptz,
    undone_by text
  )`,
  `create index change_by_time on change (changed_at)`,
  `create index change_of_helpers on change (id) where role = 'helper'`,
  `create index change_about on change using gin (about) with (fastupdate = off) where undone_at is null`,
  `create index change_by_user on change (user_id) where user_id is not null`,
  `create index change_by_person on change (person_id) where person_id is not null`,
  `create index change_undone_by on change (undone_by) where undone_by is not null`,
];

/** People who help an owner at the desk, and what is changed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...HELPERS, ...CHANGES]);
  await createIndexesOfSmallTables(db, ['person_by_words']);
}
