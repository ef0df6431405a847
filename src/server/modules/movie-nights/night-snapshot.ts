import type { MovieNightSnapshot } from '../../../contract/movie-nights.ts';
import { notFound } from '../../http/api-error.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { clock } from '../../lib/clock.ts';
import type { AllowedImageHosts } from '../../lib/image-urls.ts';
import type { Title } from '../catalogue/title.ts';
import { titleToAnswer } from '../catalogue/title-to-answer.ts';
import { notAMember } from './change-night.ts';
import { chosenTitleOf } from './choice/chosen-title.ts';
import { findNight, type Night } from './find-nights.ts';

/** A `MovieNightSnapshot` before lenient reading. */
export type SentSnapshot = Omit<MovieNightSnapshot, 'chosen'> & {
  chosen: (Omit<NonNullable<MovieNightSnapshot['chosen']>, 'content'> & { content: SentTitle }) | null;
};
type SentTitle = ReturnType<typeof titleToAnswer>;

type NightWithChoice = { night: Night; chosen: Title | undefined };

/** A night as one of its members sees it; undefined for anyone else. */
export function nightSnapshot(
  { night, chosen }: NightWithChoice,
  { userId, allowedHosts }: { userId: string; allowedHosts: AllowedImageHosts },
): SentSnapshot | undefined {
  const me = night.members.find((member) => member.userId === userId);
  if (!me || me.isRemoved) return undefined;
  const { id, version, title, state, hostId, titles, endsAt, playAt } = night;
  return {
    id,
    version,
    title,
    state,
    me: me.member,
    isHost: userId === hostId,
    members: night.members
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ member, name, voted, userId: of }) => ({ member, name, voted, isHost: of === hostId })),
    titles,
    endsAt: endsAt && endsAt.getTime(),
    now: clock.now(),
    chosen: chosen
      ? {
          content: titleToAnswer(chosen, allowedHosts),
          by: night.chosenBy ?? 'rule',
          approvals: night.approvals,
          voters: night.voters,
          reason: night.reason,
        }
      : null,
    playAt: playAt && playAt.getTime(),
  };
}

/** A night as a person sees it now. Throws a 404 without such a night, a 403 for anyone not in it. */
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
