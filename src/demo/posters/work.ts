import type { TitleRecord } from '../../server/domain/title-record.ts';
import { slugOf } from '../titles.ts';

/** What a poster says and goes by. */
export type Work = {
  /** Names the poster's files; every chance in its drawing comes from it. */
  readonly slug: string;
  readonly titolo: string;
  /** First release, `YYYY-MM-DD`. */
  readonly data: string;
  readonly generi: readonly string[];
  /** Directors of a film, creators of a series. */
  readonly autori: readonly string[];
};

/** A title of the demo as its poster sees it. */
export function workOf({ origin, titolo, data_uscita, generi, registi }: TitleRecord): Work {
  return { slug: slugOf(origin), titolo, data: data_uscita, generi, autori: registi };
}
