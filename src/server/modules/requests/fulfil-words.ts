import { all, type Db } from '../../database/db.ts';
import { releaseYear } from '../catalogue/cards/title-card.ts';
import { lastCatalogueChange } from '../catalogue/catalogue-changes.ts';
import { parseTitleWords } from '../catalogue/rules/parse-title-words.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitlesNamed } from '../search/resolve-titles.ts';
import { assignVideos } from '../videos/unmatched/assign-videos.ts';
import { createTitleOfVideos } from '../videos/unmatched/title-of-videos.ts';
import { postsOfGroup } from '../videos/unmatched/video-groups.ts';
import { settleRequest } from './settle-requests.ts';

/** Requests of one run, the most wanted first. */
const MAX_REQUESTS = 1000;

type Deps = {
  db: Db;
  /** Wakes the workers that announce decisions. */
  notifyRequests(): void;
};

/** Words that were approved before the catalogue has their title. */
type ApprovedWords = { id: number; words: string };

/**
 * Fulfils approved words: unmatched videos with exactly that name become a title, and a title with that name (and
 * the words' year, if any) that is newer than the request settles it. The returned job remembers its comparisons,
 * so that it costs two queries while nothing changes.
 */
export function createWordsFulfilment({ db, notifyRequests }: Deps): (signal: AbortSignal) => Promise<void> {
  let compared = '';
  return async (signal) => {
    await createTitlesOfApproved(db);
    const approved = await approvedWords(db);
    const change = await lastCatalogueChange(db);
    const state = JSON.stringify([change?.at, approved.map(({ id }) => id)]);
    if (state === compared) return;
    for (const request of approved) {
      if (signal.aborted) return;
      if (await fulfil(db, request)) notifyRequests();
    }
    compared = state;
  };
}

async function approvedWords(db: Db): Promise<ApprovedWords[]> {
  return all<ApprovedWords>(db)`
    select id, words from title_request
    where state = 'accepted' and title_id is null and starts_with(key, 'words:')
    order by people desc, id limit ${MAX_REQUESTS}`;
}

/** Creates titles of unmatched videos whose name was approved and that match no title of the catalogue. */
async function createTitlesOfApproved(db: Db): Promise<void> {
  const rows = await all<{ key: string }>(db)`
    select distinct group_key as key from title_request join video_post
      on group_key in ('f:' || substr(key, 7), 's:' || substr(key, 7))
        or (starts_with(group_key, 'f:' || substr(key, 7) || ' ') and group_key ~ ' \\d{4}$'
          and length(group_key) = length(key) + 1)
    where title_request.state = 'accepted' and title_id is null and starts_with(key, 'words:') and key <> 'words:'
      and video_post.state = 'unmatched' and candidates = 0`;
  for (const { key } of rows) {
    const posts = await postsOfGroup(db, key);
    const title = await createTitleOfVideos(db, posts);
    if (title) await assignVideos(db, posts, { title, season: undefined, byHand: false });
  }
}

async function fulfil(db: Db, { id, words }: ApprovedWords): Promise<boolean> {
  const [title, ...others] = await newerThanRequest(db, id, await titlesMeant(db, words));
  if (!title || others.length > 0) return false;
  return (await settleRequest(db, id, { state: 'added', titleId: title.id })) !== undefined;
}

/** The titles named exactly like the words, or like the name and year in them. */
async function titlesMeant(db: Db, words: string): Promise<Title[]> {
  const whole = await findTitlesNamed(db, words);
  const { name, year } = parseTitleWords(words);
  if (whole.length > 0 || year === undefined) return whole;
  return (await findTitlesNamed(db, name)).filter((title) => releaseYear(title) === String(year));
}

/** Only titles newer than the request: an older one is not the missing one. */
async function newerThanRequest(db: Db, requestId: number, titles: readonly Title[]): Promise<Title[]> {
  const rows = await all<{ id: number }>(db)`
    select title.id from title join title_request on title_request.id = ${requestId}
    where title.id = any(${titles.map(({ id }) => id)}::int[])
      and case when newest_title is null then updated_at > title_request.created_at else title.id > newest_title end`;
  return titles.filter(({ id }) => rows.some((row) => row.id === id));
}
