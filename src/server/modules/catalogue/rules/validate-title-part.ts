import type { Episode } from './episode.ts';

/** Highest episode number; beyond it is a typing error. */
export const MAX_EPISODE_NUMBER = 200;

/** Why a title cannot have an episode. */
export type TitlePartError =
  | 'a film has no episodes'
  | 'a series needs season and episode'
  | 'it has no such season'
  | 'no season has such an episode';

/** Checks an episode against a title; undefined when valid. `duration`: the seasons of a series. */
export function validateTitlePart(
  title: { type: 'film' | 'serie'; duration: number },
  episode: Episode | undefined,
): TitlePartError | undefined {
  if (title.type === 'film') return episode && 'a film has no episodes';
  if (!episode) return 'a series needs season and episode';
  if (episode.season < 1 || (title.duration > 0 && episode.season > title.duration))
    return 'it has no such season';
  const isPossible = episode.episode >= 1 && episode.episode <= MAX_EPISODE_NUMBER;
  return isPossible ? undefined : 'no season has such an episode';
}
