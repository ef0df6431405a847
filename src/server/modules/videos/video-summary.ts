import { truncateText } from '../../chat/messages/html.ts';
import { channelTexts } from '../../chat/texts/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import type { VideoReportLine } from './posts/unreported-posts.ts';

/** Lines listed before the rest is only counted. */
const MAX_LINES = 20;
const MAX_NAME_LENGTH = 100;

/** Videos in the order of titles and episodes, a line for each film and for each season of a series. */
export function videoSummaryLines(videos: readonly VideoReportLine[]): { lines: string[]; more: number } {
  const seasons = new Map<string, VideoReportLine[]>();
  for (const video of videos) {
    const key = `${video.titleId} ${video.season}`;
    seasons.set(key, [...(seasons.get(key) ?? []), video]);
  }
  const lines = [...seasons.values()].map(seasonLine);
  return { lines: lines.slice(0, MAX_LINES), more: Math.max(0, lines.length - MAX_LINES) };
}

function seasonLine(videos: readonly VideoReportLine[]): string {
  const [first] = videos;
  if (!first) return '';
  const name = truncateText(first.name, MAX_NAME_LENGTH);
  if (first.season === null) return withYear(name, first.year);
  return channelTexts.episodes(name, first.season, rangesOf(videos.map(({ episode }) => episode ?? 0)));
}

/** Formats ordered numbers as ranges: `1-3, 7`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
