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
    ddl: [
      `create table lease (
        name text primary key,
        holder text not null,
        held_until timestamptz not null,
        claim_version smallint
      )`,
      `create trigger check_claim_version before insert on lease for each row when (new.name = 'leader')
        execute function check_claim_version()`,
    ],
  },
} satisfies FactsOf<LeaseTables>;
