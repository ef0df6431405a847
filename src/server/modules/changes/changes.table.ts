import { type ColumnType, type Generated, sql } from 'kysely';
import type { BigId, MomentWithDefault } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, ofUser, part } from '../../database/tables/table-facts.ts';

/** Changes by owners and helpers, at the desk or in the chat. */
interface ChangeTable {
  id: BigId;
  /** The person who made the change; null once their data are erased. */
  user_id: string | null;
  /** The lowest role that may see it: an owner, or a helper as well. */
  role: 'owner' | 'helper';
  /** JSON of the change, see `modules/changes`; no names of people. */
  what: string;
  /** The person concerned. */
  person_id: string | null;
  /** Keys by which a repeat finds the change recorded. */
  about: Generated<string[]>;
  /** These three: of changes that servers of 1.0 have made, and undone. */
  undo: string | null;
  changed_at: MomentWithDefault;
  undone_at: ColumnType<Date | null, undefined, Date | null>;
  undone_by: ColumnType<string | null, undefined, string | null>;
}

export interface ChangeTables {
  change: ChangeTable;
}

const KEEP_CHANGES_DAYS = 365;

export const changeTables = {
  change: {
    backup: true,
    retention: { expired: () => sql`changed_at < ${daysAgo(KEEP_CHANGES_DAYS)}` },
    person: {
      // An owner may deal with somebody erased: that is the owner's change.
      whose: 'user_id',
      exported: part(
        'changes',
        (userId) => sql`
          select changed_at, what, about, undo, undone_at, coalesce(user_id = ${userId}, false) as is_own,
            coalesce(person_id = ${userId}, false) as is_about_person, coalesce(undone_by = ${userId}, false) as is_undone_by_person
          from change where ${userId} in (user_id, person_id, undone_by) order by id`,
      ),
      // In the catalogue the change stays, without its author.
      eraseMany: (userId, rows) => sql`update change set user_id = null where ${rows(ofUser(userId))}`,
      erase: (userId) => sql`
        with gone as (delete from change where person_id = ${userId})
        update change set undone_by = null where undone_by = ${userId} and person_id is distinct from ${userId}`,
    },
  },
} satisfies FactsOf<ChangeTables>;
