import type { Remark } from '../../chat/remarks.ts';

/** `words`: what is left besides the phrase that was understood, from its first telling word to its last. */
export type ReadRemark = { remark: Remark; words: string };

/** Remarks that may name a title, which is searched first. */
export const NAMING: ReadonlySet<Remark> = new Set<Remark>([
  'bot',
  'help',
  'link',
  'nothing',
  'other',
  'wish',
]);
/** Remarks that are said to somebody: the words beside them may be a name, or all of a title's. */
export const SOCIAL: ReadonlySet<Remark> = new Set<Remark>(['thanks', 'farewell', 'greeting']);

/** Remarks about money and leaving, which nothing but a whole name outdoes. */
export const ABOUT_MONEY: ReadonlySet<Remark> = new Set<Remark>(['erase', 'leave', 'premium', 'refund']);
