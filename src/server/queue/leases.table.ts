import type { Moment } from '../database/tables/columns.ts';
import type { FactsOf } from '../database/tables/table-facts.ts';

/** Leases: holder and expiry, for leader election. */
interface LeaseTable {
  name: string;
  holder: string;
  held_until: Moment;
}

export interface LeaseTables {
  lease: LeaseTable;
}

export const leaseTables = {
  // Belongs to running servers.
  lease: {
    backup: false,
    retention: null,
  },
} satisfies FactsOf<LeaseTables>;
