import { parseRowId } from '../../lib/parse-row-id.ts';
import type { TitlePart } from './title-part.ts';

/** The largest number of a season or an episode that the database can hold. */
const MAX_NUMBER = 32_767;

/** A title part as the numbers of callback data: title, season and episode, which are 0 for a film. */
export function titlePartNumbers({ titleId, episode }: TitlePart): [number, number, number] {
  return [titleId, episode?.season ?? 0, episode?.episode ?? 0];
}

/** Reads `titlePartNumbers`; undefined when no title can have such a part. */
export function titlePartFromNumbers([id = 0, season = 0, episode = 0]: readonly number[]):
  | TitlePart
  | undefined {
  const titleId = parseRowId(String(id));
  if (titleId === undefined || season > MAX_NUMBER || episode > MAX_NUMBER) return undefined;
  return season === 0 && episode === 0 ? { titleId } : { titleId, episode: { season, episode } };
}
