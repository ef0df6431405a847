import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf } from '../../database/tables/table-facts.ts';

/** A title often chosen by people who chose `title_id`; computed by `modules/recommendations`. */
interface TitleNeighbourTable {
  title_id: number;
  neighbour_id: number;
  /** The higher, the closer; comparable among the neighbours of all titles. */
  score: number;
  /** The considered people who chose both; at least five. */
  supporters: number;
}

/** When a title's neighbours are computed next. */
interface NeighbourRefreshTable {
  title_id: number;
  due_at: MomentWithDefault;
  /** Why they could not be computed the last time. */
  failure: string | null;
}

export interface RecommendationTables {
  title_neighbour: TitleNeighbourTable;
  neighbour_refresh: NeighbourRefreshTable;
}

/** Computed again if missing. */
export const recommendationTables = {
  title_neighbour: {
    backup: false,
    retention: null,
    title: { merge: [] },
    ddl: [
      `create table title_neighbour (
        title_id integer not null references title on delete cascade,
        neighbour_id integer not null,
        score real not null,
        supporters smallint not null check (supporters >= 5),
        primary key (title_id, neighbour_id)
      )`,
    ],
  },
  neighbour_refresh: {
    backup: false,
    retention: null,
    title: { merge: [] },
    ddl: [
      `create table neighbour_refresh (
        title_id integer primary key references title on delete cascade,
        due_at timestamptz not null default now(),
        failure text
      )`,
      `create index neighbour_refresh_due on neighbour_refresh (due_at, title_id)`,
      `create index neighbour_refresh_failed on neighbour_refresh (title_id) where failure is not null`,
    ],
  },
} satisfies FactsOf<RecommendationTables>;
