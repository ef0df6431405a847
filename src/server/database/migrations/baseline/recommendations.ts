/**
 * The titles that people of a title also choose, computed from what people do: rows without people. Without a foreign key
 * of the neighbour, which would need an index of its own: one that is gone is dropped with the next computation.
 */
export const RECOMMENDATIONS: readonly string[] = [
  `create table title_neighbour (
    content_id integer not null references content on delete cascade,
    neighbour_id integer not null,
    score real not null,
    supporters smallint not null check (supporters >= 5),
    primary key (content_id, neighbour_id)
  )`,
  `create table neighbour_refresh (
    content_id integer primary key references content on delete cascade,
    due_at timestamptz not null default now()
  )`,
  `create index neighbour_refresh_due on neighbour_refresh (due_at, content_id)`,
];
