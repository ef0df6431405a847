import { parseRowId } from '../../../lib/parse-row-id.ts';

/** An episode of a series. */
export type Episode = { season: number; episode: number };

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

/** The title or episode that a caption names. */
export type TitlePartReference = { titleId: number; episode?: Episode };

const EPISODE = [/^(\d{1,3})\s+(\d{1,4})$/, /^s\s*(\d{1,3})\s*e\s*(\d{1,4})$/i, /^(\d{1,3})x(\d{1,4})$/i];

/** Parses `12`, `12 1 2`, `12 S1E2` or `12 1x2`; undefined for anything else. */
export function parseTitlePartReference(text: string): TitlePartReference | undefined {
  const [, id = '', rest = ''] = /^(\d+)(?:\s+(.+))?$/s.exec(text.trim()) ?? [];
  const titleId = parseRowId(id);
  if (titleId === undefined) return undefined;
  if (rest === '') return { titleId };
  const [, season, episode] = EPISODE.map((form) => form.exec(rest)).find(Boolean) ?? [];
  if (season === undefined || episode === undefined) return undefined;
  return { titleId, episode: { season: Number(season), episode: Number(episode) } };
}

/** Lines that a reference to a title may take; those below describe the version. */
const MAX_LINES = 2;

/** The title or episode that a caption begins with, by its number; undefined for anything else. */
export function parseCaptionReference(caption: string): TitlePartReference | undefined {
  const lines = caption.trim().split('\n');
  for (let count = Math.min(MAX_LINES, lines.length); count > 0; count--) {
    const reference = parseTitlePartReference(lines.slice(0, count).join('\n'));
    if (reference) return reference;
  }
  return undefined;
}
