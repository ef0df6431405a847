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
  },
  neighbour_refresh: {
    backup: false,
    retention: null,
    title: { merge: [] },
  },
} satisfies FactsOf<RecommendationTables>;
