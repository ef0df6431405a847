import type { Generated } from 'kysely';
import { type FactsOf, KEPT } from '../../database/tables/table-facts.ts';

/** A credited person. */
interface ArtistTable {
  id: Generated<number>;
  nome: string;
  /** The name normalised for search. */
  nome_ricerca: string;
}

/** Directors (creators of a series) and leading cast of a title, in their order. */
interface CreditTable {
  title_id: number;
  artist_id: number;
  role: 'regia' | 'cast';
  position: number;
}

export interface CreditTables {
  artist: ArtistTable;
  credit: CreditTable;
}

export const creditTables = {
  artist: {
    ...KEPT,
  },
  credit: {
    ...KEPT,
    title: { merge: 'in code' },
  },
} satisfies FactsOf<CreditTables>;
