import type { Db } from '../../../database/db.ts';
import type { Title } from '../../catalogue/title.ts';
import { guessVideoEpisodes, partsByName, resolveEpisodeGuess } from '../matching/match-video.ts';
import type { EpisodeGuess } from '../matching/match-video-title.ts';
import { videoTextOf } from '../matching/video-text.ts';
import { assignVideoPost } from '../posts/assign-video-post.ts';
import { findVideoPostById, type VideoPost } from '../posts/video-posts.ts';

type WithDatabase = { db: Db };

/** A video that could not be assigned: the first post, and the episodes in its name. */
export type LeftVideo = { post: VideoPost; guess: EpisodeGuess | undefined };

/**
 * Makes unmatched videos the videos of a title, each of the episodes in its own name. `season`: for names without
 * one. Decisions not made `byHand` are reported to the owner; those of `isBulk` take no working video's place. Returns the assigned videos, and the first of those
 * that the title cannot have.
 */
export async function assignVideos(
  db: Db,
  postIds: readonly number[],
  {
    title,
    season,
    byHand = true,
    isBulk = false,
  }: { title: Pick<Title, 'id' | 'type'>; season: number | undefined; byHand?: boolean; isBulk?: boolean },
): Promise<{ assigned: number[]; left: LeftVideo | undefined }> {
  const assigned: number[] = [];
  let left: LeftVideo | undefined;
  for (const id of postIds) {
    const post = await findVideoPostById(db, id);
    if (post?.state !== 'unmatched') continue;
    const words = await videoTextOf({ db }, post);
    const parts = await partsByName(db, words, { title, season });
    if (parts) await assignVideoPost(db, post, { parts, state: 'kept', byHand, isEarlier: isBulk });
    if (parts) assigned.push(id);
    else left ??= { post, guess: guessVideoEpisodes(words) };
  }
  return { assigned, left };
}

/** True if the name of an unassigned video has an episode without its season. */
export function lacksSeason({ guess }: LeftVideo): boolean {
  return guess !== undefined && guess.season === undefined && guess.episodes.length > 0;
}

/** Makes unmatched videos consecutive episodes, in the order that they came; false when the title cannot have them. */
export async function assignEpisodes(
  db: Db,
  posts: readonly VideoPost[],
  { title, season, first }: { title: Pick<Title, 'id' | 'type'>; season: number | undefined; first: number },
): Promise<boolean> {
  const parts = await resolveEpisodeGuess(db, title.id, {
    season,
    episodes: posts.map((_, index) => first + index),
  });
  if (!parts) return false;
  for (const [index, post] of posts.entries())
    await assignVideoPost(db, post, { parts: parts.slice(index, index + 1), state: 'kept', byHand: true });
  return true;
}

/** An unmatched video by its id; undefined once it is settled. */
export async function findUnmatchedVideo({ db }: WithDatabase, id: number): Promise<VideoPost | undefined> {
  const post = await findVideoPostById(db, id);
  return post?.state === 'unmatched' ? post : undefined;
}
