import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type Title as TitleAnswer, titleSchema } from '../../../contract/titles.ts';
import { TITLE_FIELDS } from './rules/title-fields.ts';
import type { TitleTable } from './titles.table.ts';

type AnsweredColumn = Exclude<Extract<keyof TitleAnswer, keyof typeof TITLE_FIELDS>, 'data_uscita'>;

/** The fields of a title's record that the calls answer, each a column of `title`; the date is cast when it is read. */
export const ANSWERED_COLUMNS = v
  .keyof(titleSchema)
  .options.filter((name): name is AnsweredColumn => name in TITLE_FIELDS && name !== 'data_uscita');

/** A title in the application; `title-to-answer.ts` maps it to API answers. */
export type Title = Pick<Selectable<TitleTable>, AnsweredColumn> & {
  id: number;
  /** First release, `YYYY-MM-DD`; null if unknown. */
  data_uscita: string | null;
  /** True if a video of it works. */
  isPlayable: boolean;
  mi_piace: number;
  preferiti: number;
  visualizzazioni: number;
};

/** One page of a list; pages count from 1. */
export type Paging = { page: number; perPage: number };
