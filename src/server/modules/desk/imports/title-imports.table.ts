import type { ColumnType, Generated } from 'kysely';
import type { MomentWithDefault } from '../../../database/tables/columns.ts';
import type { FactsOf } from '../../../database/tables/table-facts.ts';

/** The latest import of the desk: what it reads, and how far it is. While it runs it has a job in `due_work`. */
interface TitleImportTable {
  id: Generated<number>;
  source: 'file' | 'tmdb' | 'jellyfin';
  /** The name of the file or source, in the owner's language. */
  name: string;
  language: string;
  is_preview: boolean;
  /** The kind of the file, or the selection of titles. */
  input: ColumnType<unknown, string, never>;
  /** The bytes of the file, until the import ends. */
  file: ColumnType<unknown, never, null>;
  state: Generated<'running' | 'done' | 'failed' | 'stopped' | 'interrupted'>;
  /** The changes so far, the wrong rows, and the reason of a failure. */
  progress: ColumnType<unknown, string, string>;
  /** How far it is in its rows, see `ImportReached`; written with the titles. */
  imported: ColumnType<unknown, never, string | null>;
  started_at: MomentWithDefault;
}

export interface TitleImportTables {
  title_import: TitleImportTable;
}

export const titleImportTables = {
  // A restored one would have nobody who waits for it.
  title_import: {
    backup: false,
    retention: null,
  },
} satisfies FactsOf<TitleImportTables>;
