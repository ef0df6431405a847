import { type ColumnType, type Generated, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import { daysAgo, deleteUsers, type FactsOf, KEPT, ofUser, part } from '../../database/tables/table-facts.ts';
import { DAY_SECONDS, isWithinLast } from '../../database/tables/within-last.ts';

/** A file with a person's titles from a different service, for the watched ones, likes or their list. */
interface ListImportTable extends ClaimColumns {
  id: Generated<number>;
  user_id: string;
  /** The update that brought it, which may be handled twice. */
  update_id: number;
  file_name: string;
  /** The target of its titles; null until the person has chosen. */
  target: 'visti' | 'liste' | 'mi_piace' | null;
  state: Generated<'asked' | 'running' | 'done'>;
  /** The position of the last finished entry; of these only the ones missing in the catalogue are kept. */
  reached: Generated<number>;
  /** Titles that were added, were there before, and could not be added. */
  added: Generated<number>;
  known: Generated<number>;
  left_out: Generated<number>;
  /** Rows that are neither a film nor a series. */
  skipped: Generated<number>;
  /** The parts of the file that were not imported, for its summary. */
  notes: ColumnType<unknown, string | null, string | null>;
  /** Titles missing in the catalogue; more than there are entries of them. */
  missing: Generated<number>;
  /** Searches by similar names that were made for it. */
  searches: Generated<number>;
  /** When it was started, or last made progress. */
  moved_at: MomentWithDefault;
  /** Failures since then; with a `failure`, a done one was given up. */
  failures: Generated<number>;
  created_at: MomentWithDefault;
}

/** A title of such a file. */
interface ListImportEntryTable {
  import_id: number;
  position: number;
  type: TitleType | null;
  name: string;
  original_name: string;
  year: number | null;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** When it was watched, liked or listed. */
  at: Date | null;
  /** The watched ones as `[season, episode]`; null: the file names none. */
  episodes: ColumnType<[number, number][] | null, string | null, never>;
  /** When the person asked for it, since it is missing in the catalogue. */
  requested_at: Date | null;
}

export interface ListImportTables {
  list_import: ListImportTable;
  list_import_entry: ListImportEntryTable;
}

/** Longest retention of foreign lists in days: a person asks for the missing titles at once or never. */
const KEEP_LISTS_DAYS = 14;

export const listImportTables = {
  list_import: {
    updates: 'update_id',
    backup: true,
    messages: ['listImport'],
    // Each may have thousands of entries.
    retention: {
      expired: ({ deliveries }) =>
        sql`state <> 'running' and created_at < ${daysAgo(Math.min(deliveries, KEEP_LISTS_DAYS))}`,
      batch: 5,
    },
    person: {
      whose: 'user_id',
      exported: part(
        'importedLists',
        (userId) => sql`
          select file_name, target, state, created_at, added, name, original_name, year, imdb_id, at, requested_at
          from list_import left join list_import_entry on import_id = list_import.id
          where user_id = ${userId} order by list_import.id, position`,
      ),
      erase: deleteUsers('list_import'),
      uses: {
        lists: (userId) => sql`
          select count(*) from list_import where ${ofUser(userId)} and ${isWithinLast(sql`created_at`, DAY_SECONDS)}`,
      },
    },
  },
  list_import_entry: {
    ...KEPT,
    person: { whose: null, exported: { within: 'list_import' } },
  },
} satisfies FactsOf<ListImportTables>;
