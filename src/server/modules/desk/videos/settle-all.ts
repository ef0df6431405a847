import type { SettledVideos, VideoAnswer } from '../../../../contract/desk/videos.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { newTitleName } from '../../catalogue/editing/add-new-title.ts';
import { importRecord } from '../../catalogue/records/import-record.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { againAfterOthers } from '../../changes/again-after-others.ts';
import { fetchRecord } from '../../imports/tmdb/fetch-record.ts';
import { isRememberedGroup } from '../../videos/matching/video-group.ts';
import { nameOfVideo } from '../../videos/posts/video-posts.ts';
import {
  assignEpisodes,
  findUnmatchedVideo,
  type LeftVideo,
  lacksSeason,
} from '../../videos/unmatched/assign-videos.ts';
import { changeOfMatching } from '../../videos/unmatched/changes-of-videos.ts';
import {
  assignGroup,
  createTitleOfGroup,
  ignoreGroup,
  postsIn,
  type UnmatchedGroup,
} from '../../videos/unmatched/settle-group.ts';
import { createTitleOfWords, newTitleOf } from '../../videos/unmatched/title-of-videos.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';

type Left = { post: number; title: number; needs: 'season' | 'episode' };
/** `isBulk`: no video takes the place of one that works. */
type Answers = { answers: readonly VideoAnswer[]; isBulk: boolean };
type Outcome = { settled: SettledVideos; left: Left[]; failures: string[] };

/** Settles waiting videos, one after the other. */
export async function settleAll(desk: DeskChangeContext, { answers, isBulk }: Answers): Promise<Outcome> {
  const outcome: Outcome = { settled: { matched: [], ignored: [] }, left: [], failures: [] };
  for (const { post: postId, isOne, to } of answers) {
    // Its title may be removed meanwhile, and the video decided.
    await againAfterOthers(async () => {
      const post = await findUnmatchedVideo(desk, postId);
      if (post) await settle(desk, { post, isOne }, { to, isBulk }, outcome);
    });
  }
  return outcome;
}

async function settle(
  desk: DeskChangeContext,
  group: UnmatchedGroup,
  { to, isBulk }: Pick<VideoAnswer, 'to'> & Pick<Answers, 'isBulk'>,
  { settled, left, failures }: Outcome,
): Promise<void> {
  if (to.kind === 'ignore') {
    const { changes } = await desk.record((transaction) => ignoreGroup(transaction, group));
    if (changes.length > 0) settled.ignored.push(group.post.id);
    return;
  }
  if (to.kind === 'each') {
    settled.matched.push(...(await settleEach(desk, group)));
    return;
  }
  // Videos without a name in common, such as trailers, belong to several titles.
  const answered = { ...group, isOne: group.isOne || !isRememberedGroup(group.post.groupKey ?? '') };
  const title = await titleFor(desk, answered, to);
  if (typeof title === 'string') {
    failures.push(title);
    return;
  }
  const { season, episode } = to.kind === 'title' ? to : { season: null, episode: null };
  const given = { title, season: season ?? undefined };
  if (episode !== null && title.type === 'serie') {
    const { isPossible } = await desk.record(async (transaction) => {
      const isPossible = await assignEpisodes(transaction, [group.post], { ...given, first: episode });
      const change = changeOfMatching(nameOfVideo(group.post), title, [group.post.id]);
      return { isPossible, changes: isPossible ? [change] : [] };
    });
    if (isPossible) settled.matched.push(group.post.id);
    else left.push({ post: group.post.id, title: title.id, needs: 'season' });
    return;
  }
  const isOne = answered.isOne || episode !== null;
  const { assigned, left: first } = await assignGroup(desk, { ...answered, isOne }, { ...given, isBulk });
  settled.matched.push(...assigned);
  if (first) left.push(needOf(first, title));
}

/** Titles that one answer makes: each takes some milliseconds. */
const MAX_EACH = 100;

/** Makes each video of a group a title by itself; those of one name are one. */
async function settleEach(desk: DeskChangeContext, group: UnmatchedGroup): Promise<number[]> {
  const matched: number[] = [];
  const made = new Map<string, Title>();
  for (const id of (await postsIn(desk.db, group)).slice(0, MAX_EACH)) {
    const post = await findUnmatchedVideo(desk, id);
    const named = post && (await newTitleOf(desk.db, [id]));
    const key = named ? `${named.type} ${newTitleName(named)}` : `video ${id}`;
    const title = made.get(key) ?? (post && (await createTitleOfGroup(desk.db, { post, isOne: true })));
    if (!post || !title) continue;
    made.set(key, title);
    matched.push(...(await assignGroup(desk, { post, isOne: true }, { title, season: undefined })).assigned);
  }
  return matched;
}

function needOf(left: LeftVideo, { id }: Title): Left {
  return { post: left.post.id, title: id, needs: lacksSeason(left) ? 'season' : 'episode' };
}

/** The title in an answer, which may be new; or the reason why there is none. */
async function titleFor(
  desk: DeskContext,
  group: UnmatchedGroup,
  to: Exclude<VideoAnswer['to'], { kind: 'ignore' | 'each' }>,
): Promise<Title | string> {
  const { db } = desk;
  if (to.kind === 'new') return (await createTitleOfGroup(db, group)) ?? deskTexts.noTitleInName;
  if (to.kind === 'words')
    return (await createTitleOfWords(db, await postsIn(db, group), to)) ?? deskTexts.notATitle;
  if (to.kind === 'title') return (await findTitleIncludingHidden(db, to.id)) ?? deskTexts.titleGone;
  const read = await fetchRecord(desk, to);
  if ('failure' in read) return read.failure;
  const { id } = await importRecord(desk, read.record);
  return (await findTitleIncludingHidden(db, id)) ?? deskTexts.titleGone;
}
