import type { BotServices } from '../../../chat/bot-services.ts';
import { readUpdateProgress, saveUpdateProgress } from '../../../chat/updates/bot-updates.ts';
import { type Db, type DbTransaction, joinTransaction } from '../../../database/db.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { againAfterOthers } from '../../changes/again-after-others.ts';
import { partsOfLostFile } from '../lost-file.ts';
import { likelyTitles } from '../matching/likely-titles.ts';
import { matchVideo, partsByName } from '../matching/match-video.ts';
import { type VideoText, videoTextOf } from '../matching/video-text.ts';
import type { TitlePart } from '../title-part.ts';
import { saveVideoGroup } from '../unmatched/video-groups.ts';
import { assignVideoPost, isVideoOf, renewVideos } from './assign-video-post.ts';
import { findVideoAnswer } from './video-answers.ts';
import {
  findVideoPost,
  findVideoPostById,
  markPostUnreported,
  type NewVideoPost,
  saveVideoPost,
  type VideoPost,
} from './video-posts.ts';

type Options = {
  isAsked?: boolean;
  isEarlier?: boolean;
  updateId?: number;
  withVideo?: (transaction: DbTransaction) => Promise<void>;
};

/** The progress of an update whose video is processed. */
const TAKEN = JSON.stringify('taken');

async function isTaken(db: Db, updateId: number | undefined): Promise<boolean> {
  return updateId !== undefined && (await readUpdateProgress(db, updateId)) === TAKEN;
}

/**
 * Processes a new or edited video post: adds it as the video of the title it surely matches or that the owner
 * answered for that name, else queues it for review. A manual decision is only overridden by a sure match, and
 * another file of the same name stays the video of its post's titles.
 * `isAsked`: the owner sent it in person and learns the outcome in any case. `isEarlier`: it is older than the
 * known ones. Stored in one transaction, with the progress of its update `updateId`: the update that brings it again finds it as it
 * was, or settled, and is no second request. Returns the post's id.
 */
export function processVideoPost(
  { db }: Pick<BotServices, 'db'>,
  post: NewVideoPost,
  options: Options = {},
): Promise<number> {
  return againAfterOthers(() => settlePost(db, post, options));
}

async function settlePost(
  db: Db,
  post: NewVideoPost,
  { isAsked = false, isEarlier = false, updateId, withVideo }: Options,
): Promise<number> {
  const known = await findVideoPost(db, post);
  const isSameName = known?.caption === post.caption && known.fileName === post.fileName;
  const isSameFile = known?.fileUniqueId === post.fileUniqueId;
  const isNews = isAsked && !(await isTaken(db, updateId));
  if (known && isSameName && isSameFile && !isNews) return known.id;
  const words = await videoTextOf({ db }, post);
  const outcome = await identify(db, post, words);
  const isByHand = outcome.state !== 'kept' && known?.byHand && (known.state === 'kept' || !isAsked);
  const isSettled = isByHand || (isSameName && !isSameFile && known.state === 'kept');
  const keepsReplaced = known !== undefined && !isAsked;
  // The edit says what its owner has said already.
  const byHand = keepsReplaced && known.byHand && (await isVideoOf(db, known.id, outcome.parts));
  // A video ignored by its name alone becomes a question if the owner sends it in person.
  const state = outcome.state === 'ignored' && isAsked ? 'unmatched' : outcome.state;
  const group = state === 'kept' || isSettled ? undefined : await likelyGroup(db, words, outcome);
  return joinTransaction(db, async (transaction) => {
    const id = known?.id ?? (await saveVideoPost(transaction, post));
    const settled = { parts: outcome.parts, state, byHand, keepsReplaced, isEarlier };
    const seen = known && { state: known.state, byHand: known.byHand };
    if (!isSettled) await assignVideoPost(transaction, { ...post, ...seen, id }, settled);
    else if (!isSameFile) await renewVideos(transaction, { ...known, ...post });
    if (isSettled && isAsked) await markPostUnreported(transaction, id);
    if (group) await saveVideoGroup(transaction, id, group);
    // After its titles, in the order in which all lock these.
    if (known) await saveVideoPost(transaction, post, id);
    await withVideo?.(transaction);
    if (updateId !== undefined) await saveUpdateProgress(transaction, updateId, TAKEN);
    return id;
  });
}

/**
 * Matches an unmatched video again, after titles came in or changed; one that is ignored only becomes the video of a title
 * that it surely is.
 */
export function rematchVideoPost(db: Db, id: number): Promise<void> {
  return againAfterOthers(() => rematch(db, id));
}

async function rematch(db: Db, id: number): Promise<void> {
  const post = await findVideoPostById(db, id);
  if (!post || post.state === 'kept') return;
  const words = await videoTextOf({ db }, post);
  const outcome = await identify(db, post, words);
  const { parts, state } = outcome;
  if (state === 'kept') await assignVideoPost(db, post, { parts, state, byHand: false });
  else if (post.state === 'unmatched') await saveVideoGroup(db, id, await likelyGroup(db, words, outcome));
}

async function likelyGroup(db: Db, words: VideoText, { group, doubted }: Outcome) {
  return { group, ...(await likelyTitles(db, words, { group, doubted })) };
}

type Outcome = {
  parts: readonly TitlePart[];
  state: VideoPost['state'];
  group: string;
  doubted: number | undefined;
};

async function identify(db: Db, post: NewVideoPost, words: VideoText): Promise<Outcome> {
  const { parts: named, group, doubted } = await matchVideo(db, words);
  const again = await partsOfLostFile(db, post);
  const parts = again.length > 0 ? again : named;
  if (parts) return { parts, state: 'kept', group, doubted };
  const answer = await findVideoAnswer(db, group, post.seconds);
  if (answer?.titleId === null) return { parts: [], state: 'ignored', group, doubted };
  const title = answer && (await findTitleIncludingHidden(db, answer.titleId));
  const season = answer?.season ?? undefined;
  const answered = title && (await partsByName(db, words, { title, season }));
  return answered
    ? { parts: answered, state: 'kept', group, doubted }
    : { parts: [], state: 'unmatched', group, doubted };
}
