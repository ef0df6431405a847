import type { Texts } from '../languages/texts.ts';

/** A line's meaning that words tell. */
export type SpokenRemark = Exclude<
  keyof Texts['remarks'],
  'common' | 'everyday' | 'inflections' | 'endings' | 'short' | 'hails' | 'acts' | 'service'
>;
/** A line that names no title, by its meaning. */
export type Remark = SpokenRemark | 'title' | 'part' | 'wordless' | 'link';
