import type { TitleType } from '../../../contract/request-schemas.ts';

/** A title in the application; `routes/title-to-content.ts` maps it to API answers. */
export type Title = {
  id: number;
  type: TitleType;
  titolo: string;
  trama: string;
  /** Genre names in the catalogue's own order. */
  generi: string[];
  /** First release, `YYYY-MM-DD`. */
  dataUscita: string;
  /** Minutes of a film, seasons of a series. */
  durata: number;
  adult: boolean;
  copertina: string | null;
  banner: string | null;
  trailer: string | null;
  /** ThumbHash of the cover, base64. */
  anteprima: string | null;
  miPiace: number;
  preferiti: number;
  visualizzazioni: number;
};

/** One page of a list; pages count from 1. */
export type Paging = { page: number; perPage: number };
