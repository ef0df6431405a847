import type { TitleRecord } from '../../../src/server/modules/catalogue/rules/title-record.ts';
import { slugOf } from '../titles.ts';

/** A title's data for its poster. */
export type PosterInput = {
  /** Names the poster's files, and seeds every random choice in its drawing. */
  readonly slug: string;
  readonly titolo: string;
  /** First release, `YYYY-MM-DD`. */
  readonly data: string;
  readonly generi: readonly string[];
  /** Directors of a film, creators of a series. */
  readonly autori: readonly string[];
};

/** The fields of a demo title that its poster needs. */
export function posterInputOf({ origin, titolo, data_uscita, generi, registi }: TitleRecord): PosterInput {
  return { slug: slugOf(origin), titolo, data: data_uscita ?? '', generi, autori: registi };
}
