import type { Texts } from '../languages/texts.ts';

/** A line that names no title, by its meaning. */
export type Remark =
  | Exclude<keyof Texts['remarks'], 'common' | 'endings' | 'short' | 'hails' | 'acts'>
  | 'title'
  | 'wordless'
  | 'link';
