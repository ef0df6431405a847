import { notFound } from '../../http/api-error.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notAMember } from './change-night.ts';
import { chosenTitleOf } from './choice/chosen-title.ts';
import { findNight } from './find-nights.ts';
import { nightSnapshot, type SentSnapshot } from './night-snapshot.ts';

/** A night as a person sees it now. Throws a 404 without such a night, a 403 for who is not in it. */
export async function readSnapshot(
  { db, images }: Pick<RouteContext, 'db' | 'images'>,
  { id, userId }: { id: string; userId: string },
): Promise<SentSnapshot> {
  const night = await findNight(db, id);
  if (!night) throw notFound('movie night');
  const chosen = await chosenTitleOf(db, night);
  const snapshot = nightSnapshot({ night, chosen }, { userId, allowedHosts: images.allowedHosts });
  if (!snapshot) throw notAMember();
  return snapshot;
}
