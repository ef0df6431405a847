import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type Content, contentSchema } from '../../../contract/content.ts';
import { TITLE_FIELDS } from './rules/title-fields.ts';
import type { ContentTable } from './titles.table.ts';

type AnsweredColumn = Exclude<Extract<keyof Content, keyof typeof TITLE_FIELDS>, 'data_uscita'>;

/** The fields of a title's record that the calls answer, each a column of `content`; the date is cast when it is read. */
const ANSWERED_COLUMNS = v
  .keyof(contentSchema)
  .options.filter((name): name is AnsweredColumn => name in TITLE_FIELDS && name !== 'data_uscita');

/** The names in a `Title` of columns with Italian names; a column that is not here keeps its name. */
const NAMES_BY_COLUMN = {
  titolo: 'name',
  trama: 'plot',
  generi: 'genres',
  durata: 'duration',
  copertina: 'cover',
  anteprima: 'preview',
} as const;

type NamesByColumn = typeof NAMES_BY_COLUMN;

type NameOf<Column extends AnsweredColumn> = Column extends keyof NamesByColumn
  ? NamesByColumn[Column]
  : Column;

/** A title in the application; `title-to-content.ts` maps it to API answers. */
export type Title = { [Column in AnsweredColumn as NameOf<Column>]: Selectable<ContentTable>[Column] } & {
  id: number;
  /** First release, `YYYY-MM-DD`; null if unknown. */
  releaseDate: string | null;
  /** True if a video of it works. */
  isPlayable: boolean;
  likes: number;
  favorites: number;
  plays: number;
};

const isRenamed = (column: AnsweredColumn): column is keyof NamesByColumn => column in NAMES_BY_COLUMN;

/** Each answered column with its name in a `Title`. */
export const ANSWERED_FIELDS = ANSWERED_COLUMNS.map((column) => ({
  column,
  name: isRenamed(column) ? NAMES_BY_COLUMN[column] : column,
}));

/** One page of a list; pages count from 1. */
export type Paging = { page: number; perPage: number };
