import { readCaption } from './caption-lines.ts';
import type { VideoNameText } from './match-video-title.ts';
import { LONGEST_NAME, type ParsedVideoName, parseVideoName } from './parse-video-name.ts';
import type { VideoText } from './video-text.ts';

/** The caption's line with the title and the file name, with all parses of each. */
export function textsOf({
  caption,
  fileName,
  isOwnCaption = false,
  seconds = 0,
}: VideoText): VideoNameText[] {
  const { title, year, extra } = readCaption(caption);
  const file = fileName.slice(0, LONGEST_NAME);
  // Beside a film the word is a link's.
  const isExtra = extra !== undefined && seconds < SHORTEST_WITH_EXTRA;
  return withoutVague([
    { text: title, readings: ofYear(parseVideoName(title), year), isOwn: isOwnCaption },
    { text: file, readings: ofYear(parseVideoName(file), year) },
    ...(isExtra ? [{ text: extra, readings: [] }] : []),
  ]);
}

/** Seconds from which on a video is none of the extras that its caption names. */
const SHORTEST_WITH_EXTRA = 20 * 60;

/**
 * A film's readings in the year that the caption says without a sure name: 'Here' is a name with it. One of another year is
 * not sure. Seasons have their own years.
 */
function ofYear(readings: readonly ParsedVideoName[], year: number | undefined): readonly ParsedVideoName[] {
  if (year === undefined || readings.some(({ isEpisode }) => isEpisode)) return readings;
  const isOther = readings.some((one) => one.year !== undefined && Math.abs(one.year - year) > 1);
  return readings.map((one) => ({
    ...one,
    year: one.year ?? year,
    isWhole: (one.isWhole || one.isVague === true) && !isOther,
  }));
}

/** Beside a name 'Here' is none, and '24' an episode only if the name has its season. */
function withoutVague(texts: readonly VideoNameText[]): VideoNameText[] {
  const isVague = ({ readings }: VideoNameText) => readings.some((reading) => reading.isVague);
  const others = texts.filter((text) => text.readings.length > 0 && !isVague(text));
  const isSeason = others.some(({ readings: [first] }) => first?.isEpisode && first.episodes.length === 0);
  const keeps = ({ readings: [first] }: VideoNameText) =>
    others.length === 0 || (isSeason && first?.number !== undefined);
  return texts.map((text) => (isVague(text) && !keeps(text) ? { ...text, readings: [] } : text));
}
