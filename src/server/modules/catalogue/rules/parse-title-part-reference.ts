import { parseRowId } from '../../../lib/parse-row-id.ts';
import type { Episode } from './episode.ts';

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
