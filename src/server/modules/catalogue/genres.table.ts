import type { Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { Moment } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../database/tables/table-facts.ts';

/** Genres of visible titles, with the columns for filtering and sorting. */
interface TitleGenreTable {
  genre_id: number;
  title_id: number;
  created_at: Moment;
  type: TitleType;
  anno: number | null;
  durata_scelta: number | null;
}

interface GenreTable {
  id: Generated<number>;
  nome: string;
}

export interface GenreTables {
  title_genre: TitleGenreTable;
  genre: GenreTable;
}

export const genreTables = {
  title_genre: {
    ...KEPT,
    title: { merge: [] },
  },
  genre: {
    ...KEPT,
  },
} satisfies FactsOf<GenreTables>;
