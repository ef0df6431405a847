import type { VideoAnswer, WaitingVideos } from '../../../../contract/desk/videos.ts';

/** A row of the table: a group, or with `isOne` a single video of one. */
export type Row = WaitingVideos & { isOne: boolean };

const answer = ({ post, isOne }: Row, to: VideoAnswer['to']): VideoAnswer => ({ post, isOne, to });

/** The row is this title, and its name has the part. */
export const asTitle = (row: Row, id: string | number) =>
  answer(row, { kind: 'title', id: Number(id), season: null, episode: null });

/** The row's videos become a new title. */
export const asNew = (row: Row) => answer(row, { kind: 'new' });

/** The row is a title that only TMDB has. */
export const asTmdb = (row: Row, { type, id }: { type: 'film' | 'serie'; id: number }) =>
  answer(row, { kind: 'tmdb', type, id });

/** The row's videos become a title that a person has named. */
export const asWords = (row: Row, named: { type: 'film' | 'serie'; words: string }) =>
  answer(row, { kind: 'words', ...named });

/** Each of the row's videos becomes a title by itself. */
const asEach = (row: Row) => answer(row, { kind: 'each' });

export const asIgnored = (row: Row) => answer(row, { kind: 'ignore' });

/**
 * True if the group's videos share no name, such as trailers: each video gets an answer, and the group can be
 * ignored.
 */
export const isMixed = ({ posts, likelihood, reason }: Row) =>
  posts > 1 && likelihood === 'other' && reason !== null;

/** True if one title fits the whole row, and its name leaves no doubt. */
export const isGuessed = ({ guess, reason }: Row) => guess !== null && reason === null;

/** The row's own offer: its best title, else new ones; undefined if a person has to choose. */
export function offeredAnswer(row: Row): VideoAnswer | undefined {
  if (row.isEach) return asEach(row);
  if (row.guess) return asTitle(row, row.guess.id);
  return row.newName === null ? undefined : asNew(row);
}
