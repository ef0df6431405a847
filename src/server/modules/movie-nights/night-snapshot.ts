import type { MovieNightSnapshot } from '../../../contract/movie-nights.ts';
import type { AllowedImageHosts } from '../../lib/image-urls.ts';
import type { Title } from '../catalogue/title.ts';
import { titleToContent } from '../catalogue/title-to-content.ts';
import type { Night } from './find-nights.ts';

/** A `MovieNightSnapshot` before it is read leniently. */
export type SentSnapshot = Omit<MovieNightSnapshot, 'chosen'> & {
  chosen: (Omit<NonNullable<MovieNightSnapshot['chosen']>, 'content'> & { content: SentContent }) | null;
};
type SentContent = ReturnType<typeof titleToContent>;

type Shown = { night: Night; chosen: Title | undefined };

/** A night as one of its members sees it; undefined for who is none. */
export function nightSnapshot(
  { night, chosen }: Shown,
  { userId, allowedHosts }: { userId: string; allowedHosts: AllowedImageHosts },
): SentSnapshot | undefined {
  const me = night.members.find((one) => one.userId === userId);
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
    now: Date.now(),
    chosen: chosen
      ? {
          content: titleToContent(chosen, allowedHosts),
          by: night.chosenBy ?? 'rule',
          approvals: night.approvals,
          voters: night.voters,
          reason: night.reason,
          seed: night.isLot ? night.seed : null,
        }
      : null,
    playAt: playAt && playAt.getTime(),
  };
}
