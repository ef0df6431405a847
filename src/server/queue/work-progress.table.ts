import type { Moment } from '../database/tables/columns.ts';
import type { FactsOf } from '../database/tables/table-facts.ts';

/** The jobs of a kind of work that could be done at the last round, see `queue/stuck-work.ts`. */
interface WorkProgressTable {
  kind: string;
  jobs: string[];
  /** When one of them was last seen to move, or none waited. */
  moved_at: Moment;
}

export interface WorkProgressTables {
  work_progress: WorkProgressTable;
}

export const workProgressTables = {
  // Belongs to running servers.
  work_progress: {
    backup: false,
    retention: null,
  },
} satisfies FactsOf<WorkProgressTables>;
