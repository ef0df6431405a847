import { claimGuardsOf } from '../../tables/claim-guards.ts';

/** Lists that people bring from other services: also the queue of running imports. */
export const LIST_IMPORTS: readonly string[] = [
  `create table list_import (
    id integer generated always as identity primary key,
    user_id text not null,
    update_id bigint not null unique,
    file_name text not null,
    target text check (target in ('visti', 'liste', 'mi_piace')),
    state text not null default 'asked' check (state in ('asked', 'running', 'done')),
    reached integer not null default 0,
    added integer not null default 0,
    known integer not null default 0,
    left_out integer not null default 0,
    skipped integer not null default 0,
    searches smallint not null default 0,
    missing integer not null default 0,
    created_at timestamptz not null default now(),
    moved_at timestamptz not null default now(),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    claimed_until timestamptz,
    failures smallint not null default 0,
    failure text,
    check (state = 'asked' or target is not null)
  )`,
  ...claimGuardsOf('list_import'),
  `create index list_import_by_person on list_import (user_id, created_at)`,
  `create index list_import_running on list_import (id) where state = 'running'`,
  `create index list_import_next on list_import (next_attempt_at, id) where state = 'running'`,
  `create index list_import_turn on list_import (user_id, id) where state = 'running'`,
  `create index list_import_given_up on list_import (id) where failure is not null`,
  `create table list_import_entry (
    import_id integer not null references list_import on delete cascade,
    position integer not null,
    type text check (type in ('film', 'serie')),
    name text not null,
    original_name text not null,
    year smallint,
    tmdb_id integer,
    imdb_id text,
    at timestamptz,
    episodes jsonb,
    requested_at timestamptz,
    primary key (import_id, position)
  )`,
];
