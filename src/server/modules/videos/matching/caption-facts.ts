import { isChapter, isLastEpisode, readPart } from '../../catalogue/rules/read-part.ts';
import type { Label } from './caption-labels.ts';
import { cleanVideoText } from './clean-video-text.ts';

/** '📅 1999', 'Anno 1999'. */
export const ONE_YEAR =
  /^[^\p{L}\d]*(?:(?:anno|a[nñ]o|year|uscit[oa](?: nel)?|released(?: in)?|estreno)[^\p{L}\d]+)?(?:18[89]|19\d|20[0-3])\d[^\p{L}\d]*$/iu;
/** '1999 ‧ Thriller ‧ 1h 45m' */
export const YEAR_FIRST =
  /^[^\p{L}\d]*(?:(?:18[89]|19\d|20[0-3])\d\s*[•·‧∙|,/]|(?:anno|a[nñ]o|year)[^\p{L}\d]+(?:18[89]|19\d|20[0-3])\d\s*[-–•·|,/])/iu;
/** A line of tags, one of them perhaps a year. */
export const HASHTAGS_AND_YEAR = /^[^\p{L}\d#]*(?:#[\p{L}\p{N}_]+(?:[^\p{L}\p{N}_#][^\p{L}\d#]*)?)+$/u;

/** Year, season and episode that the caption says on other lines than the name's. */
export function missingIn(
  name: string,
  labelled: ReadonlyMap<Label, string>,
  free: readonly string[],
): { year: number | undefined; part: string | undefined } {
  const others = free.filter((line) => line !== name);
  const [season, episode] = [labelled.get('season'), labelled.get('episode')];
  const written = [season && `Stagione ${season}`, episode && `Episodio ${episode}`]
    .filter(Boolean)
    .join(' ');
  const parts = others.filter(isPartAlone).map(partOf);
  const joined = readPart(parts.join(' '));
  const isJoined = joined !== undefined && (joined.isUnreadable || joined.episodes.length > 0);
  const part = readPart(written) ? written : isJoined ? parts.join(' ') : parts[0];
  const own = readPart(name);
  const isSeasonAlone = own?.episodes.length === 0 && !own.isUnreadable;
  const isMissing = own?.kind !== 'episode' || (isSeasonAlone && readPart(part ?? '')?.season === undefined);
  const hasYear = !ONE_YEAR.test(name) && /[^\p{L}\d](?:18[89]|19\d|20[0-3])\d(?![\p{L}\d])/u.test(name);
  return {
    year: hasYear ? undefined : yearAmong(labelled.get('year'), others),
    part: isMissing ? part : undefined,
  };
}

/** The year that is labelled, or alone on a line. */
function yearAmong(labelled: string | undefined, others: readonly string[]): number | undefined {
  const isOfYear = (line: string) =>
    [ONE_YEAR, YEAR_FIRST, HASHTAGS_AND_YEAR].some((pattern) => pattern.test(line));
  const lines = [...(labelled === undefined ? [] : [labelled]), ...others.filter(isOfYear)];
  const years = lines.flatMap((line) => /(?:^|\D)((?:18[89]|19\d|20[0-3])\d)(?:\D|$)/.exec(line)?.[1] ?? []);
  return years[0] === undefined ? undefined : Number(years[0]);
}

/** '1/2' on a line. */
const FRACTION = /^[1-4]\s?[/⁄]\s?[2-4]$/;

function partOf(line: string): string {
  const plain = cleanVideoText(line).replace(/^(?:the\s)?complete\s(?=\S+\sseason)/i, '');
  return FRACTION.test(plain) ? `[${plain}]` : plain;
}

/** 'Stagione 2 Episodio 4', alone or before the episode's own name; 'Parte 1', 'CD2', '1/2' alone. */
export function isPartAlone(line: string): boolean {
  const plain = partOf(line);
  if (isLastEpisode(plain)) return true;
  const part = readPart(plain);
  if (!part || /[\p{L}\d]/u.test(plain.slice(0, part.at))) return false;
  const isPart = part.kind === 'episode' || isChapter(part.word) || /^#\d{1,3}$/.test(plain);
  const isAll = part.word !== '' || FRACTION.test(cleanVideoText(line));
  return isPart || (isAll && !/[\p{L}\d]/u.test(plain.slice(part.end)));
}
