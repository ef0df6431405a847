import * as v from 'valibot';
import type { Db } from '../../../database/db.ts';
import { readSetting, saveSetting } from '../../../database/stored-settings.ts';
import { clock } from '../../../lib/clock.ts';
import { lastCatalogueChange } from '../../catalogue/catalogue-changes.ts';
import { unmatchedVideosAfter } from '../unmatched/video-groups.ts';
import { rematchVideoPost } from './process-video-post.ts';

const KEY = 'videos.rematched';
/** Posts at a time: each takes some searches. */
const SLICE = 20;
/** An import changes titles for minutes: it is waited for, but not for ever. */
const QUIET_SECONDS = 3;
const MAX_SECONDS = 60;

/**
 * A pass over the unmatched videos: the change of the catalogue that it follows, when it began, and the last post; null at
 * its end.
 */
const passSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ change: v.string(), begun: v.number(), after: v.nullable(v.number()) }),
);
type Pass = v.InferOutput<typeof passSchema>;

/** Matches unmatched videos again when titles came in or changed; the next call resumes an aborted pass. */
export async function rematchVideos(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await rematchSlice(db)));
}

/** False at the end of a pass. */
async function rematchSlice(db: Db): Promise<boolean> {
  const pass = await currentPass(db);
  if (pass?.after == null) return false;
  const posts = await unmatchedVideosAfter(db, pass.after, SLICE);
  for (const id of posts) await rematchVideoPost(db, id);
  const after = posts.length < SLICE ? null : (posts.at(-1) ?? null);
  await saveSetting(db, KEY, JSON.stringify({ ...pass, after }));
  return after !== null;
}

async function currentPass(db: Db): Promise<Pass | undefined> {
  const read = v.safeParse(passSchema, await readSetting(db, KEY));
  const last = read.success ? read.output : undefined;
  if (last && last.after !== null) return last;
  const change = await lastCatalogueChange(db);
  const hasChanged = !last || (change !== undefined && change.at !== last.change);
  const isOverdue =
    (last ? Math.abs(clock.now() - last.begun) : Number.POSITIVE_INFINITY) > MAX_SECONDS * 1000;
  const hasSettled = change === undefined || change.secondsAgo >= QUIET_SECONDS;
  return hasChanged && (hasSettled || isOverdue)
    ? { change: change?.at ?? '', begun: clock.now(), after: 0 }
    : last;
}
