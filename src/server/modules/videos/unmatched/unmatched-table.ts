import type { Db } from '../../../database/db.ts';
import { releaseYear } from '../../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { tableLines } from '../../imports/tables/write-table.ts';
import { guessVideoEpisodes } from '../matching/match-video.ts';
import { isNamedGroup } from '../matching/video-group.ts';
import { type VideoText, videoTextOf } from '../matching/video-text.ts';
import { findVideoPostById, type VideoPost } from '../posts/video-posts.ts';
import { UNMATCHED_COLUMNS } from './read-unmatched-table.ts';
import { newTitleNamed } from './title-of-videos.ts';
import { unmatchedVideosAfter } from './video-groups.ts';

const SLICE = 100;

/** The unmatched videos as CSV, line by line, with their names' facts about their titles. */
export function unmatchedTable(db: Db): AsyncGenerator<string> {
  return tableLines(UNMATCHED_COLUMNS, unmatchedRows(db));
}

async function* unmatchedRows(db: Db): AsyncGenerator<(string | number)[]> {
  let ids = await unmatchedVideosAfter(db, 0, SLICE);
  while (ids.length > 0) {
    for (const id of ids) {
      const post = await findVideoPostById(db, id);
      if (post?.state === 'unmatched') yield await cellsOf(db, post);
    }
    ids = await unmatchedVideosAfter(db, ids.at(-1) ?? 0, SLICE);
  }
}

async function cellsOf(db: Db, post: VideoPost): Promise<(string | number)[]> {
  const words = await videoTextOf({ db }, post);
  const { name, year, type } = await likelyTitle(db, post, words);
  const guess = type === 'serie' ? guessVideoEpisodes(words) : undefined;
  const minutes = post.seconds === undefined ? '' : Math.round(post.seconds / 60);
  const [caption = ''] = post.caption.split('\n', 1);
  // With hyphens spreadsheets would make days of them.
  const episodes = guess?.episodes.join(', ') ?? '';
  const season = episodes === '' ? '' : (guess?.season ?? 1);
  return [post.id, post.fileName, caption, minutes, name, year, type, season, episodes];
}

async function likelyTitle(db: Db, post: VideoPost, words: VideoText) {
  const { candidateId, groupKey = '' } = post;
  const known =
    candidateId !== undefined && isNamedGroup(groupKey)
      ? await findTitleIncludingHidden(db, candidateId)
      : undefined;
  if (known) return { name: known.titolo, year: releaseYear(known) ?? '', type: known.type };
  const made = newTitleNamed([{ post, words }]);
  return { name: made?.name ?? '', year: made?.year ?? '', type: made?.type ?? '' };
}
