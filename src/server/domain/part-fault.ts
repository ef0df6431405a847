import type { Caption } from './source-caption.ts';

/** Far more than any season has: beyond it stands a slip of the finger. */
export const MOST_EPISODES = 200;

/** Why a title can have no such part. */
export type PartFault =
  | 'a film has no episodes'
  | 'a series needs season and episode'
  | 'it has no such season'
  | 'no season has such an episode';

/** Whether a title can have such a part; undefined when it can. `durata`: the seasons of a series. */
export function partFault(
  title: { type: 'film' | 'serie'; durata: number },
  episode: Caption['episode'],
): PartFault | undefined {
  if (title.type === 'film') return episode && 'a film has no episodes';
  if (!episode) return 'a series needs season and episode';
  if (episode.season < 1 || (title.durata > 0 && episode.season > title.durata))
    return 'it has no such season';
  const isPossible = episode.episode >= 1 && episode.episode <= MOST_EPISODES;
  return isPossible ? undefined : 'no season has such an episode';
}
