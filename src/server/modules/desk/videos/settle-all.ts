import type { SettledVideos, VideoAnswer } from '../../../../contract/desk/videos.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { importRecord } from '../../../import/import-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import type { Change } from '../../changes/changes.ts';
import { fetchRecord } from '../../sources/fetch-record.ts';
import { isNamedGroup } from '../../sources/matching/video-group.ts';
import {
  assignEpisodes,
  type LeftVideo,
  lacksSeason,
  waitingPost,
} from '../../sources/unmatched/assign-videos.ts';
import { changeOfIgnoring, changeOfMatching } from '../../sources/unmatched/changes-of-videos.ts';
import { createTitleOfGroup } from '../../sources/unmatched/create-title-of-videos.ts';
import { nameOfVideo } from '../../sources/unmatched/name-of-video.ts';
import { assignGroup, ignoreGroup, type WaitingGroup } from '../../sources/unmatched/settle-group.ts';
import type { DeskContext } from '../register-desk-call.ts';

type Left = { post: number; title: number; needs: 'season' | 'episode' };
type Outcome = { settled: SettledVideos; left: Left[]; failures: string[]; changes: Change[] };

/** Answers what waits, one after the other. */
export async function settleAll(desk: DeskContext, answers: readonly VideoAnswer[]): Promise<Outcome> {
  const outcome: Outcome = { settled: { matched: [], ignored: [] }, left: [], failures: [], changes: [] };
  for (const { post: postId, isOne, to } of answers) {
    const post = await waitingPost(desk, postId);
    if (post) await settle(desk, { post, isOne }, to, outcome);
  }
  return outcome;
}

async function settle(
  desk: DeskContext,
  group: WaitingGroup,
  to: VideoAnswer['to'],
  { settled, left, failures, changes }: Outcome,
): Promise<void> {
  const { db } = desk;
  const name = nameOfVideo(group.post);
  if (to.kind === 'ignore') {
    const videos = await ignoreGroup(db, group);
    settled.ignored.push(group.post.id);
    changes.push(changeOfIgnoring({ id: group.post.id, name }, videos));
    return;
  }
  // Videos without a name in common, such as trailers, are no one title's.
  const answered = { ...group, isOne: group.isOne || !isNamedGroup(group.post.groupKey ?? '') };
  const title = await titleFor(desk, answered, to);
  if (typeof title === 'string') {
    failures.push(title);
    return;
  }
  const { season, episode } = to.kind === 'title' ? to : { season: null, episode: null };
  const given = { title, season: season ?? undefined };
  if (episode !== null) {
    const isPossible = await assignEpisodes(db, [group.post], { ...given, first: episode });
    if (!isPossible) {
      left.push({ post: group.post.id, title: title.id, needs: 'episode' });
      return;
    }
    settled.matched.push(group.post.id);
    changes.push(changeOfMatching(name, title, [group.post.id]));
    return;
  }
  const { assigned, left: first } = await assignGroup(db, answered, given);
  settled.matched.push(...assigned);
  if (assigned.length > 0) changes.push(changeOfMatching(name, title, assigned));
  if (first) left.push(needOf(first, title));
}

function needOf(left: LeftVideo, { id }: Title): Left {
  return { post: left.post.id, title: id, needs: lacksSeason(left) ? 'season' : 'episode' };
}

/** The title that an answer names, which may be new; or why there is none. */
async function titleFor(
  desk: DeskContext,
  group: WaitingGroup,
  to: Exclude<VideoAnswer['to'], { kind: 'ignore' }>,
): Promise<Title | string> {
  const { db } = desk;
  if (to.kind === 'new') return (await createTitleOfGroup(db, group)) ?? deskTexts.noTitleInName;
  if (to.kind === 'title') return (await findTitleIncludingHidden(db, to.id)) ?? deskTexts.titleGone;
  const read = await fetchRecord(desk, to);
  if ('failure' in read) return read.failure;
  const { id } = await importRecord(desk, read.record);
  return (await findTitleIncludingHidden(db, id)) ?? deskTexts.titleGone;
}
