import { formatsOf } from '../../lib/formats.ts';
import type { watched as italian } from '../it/watched.ts';
import type { Translated } from '../translated.ts';

const { day, plural } = formatsOf('en-GB');

const episodes = (count: number) => plural(count, { one: '1 episode', other: `${count} episodes` });

export const watched: Translated<typeof italian> = {
  watched: 'Watched',
  isWatched: '✓ Watched',
  marked: 'Marked as watched.',
  unmarked: 'No longer marked as watched.',
  lastForNow: 'This is the last episode for now.',

  toContinue: 'Continue watching',
  nothingToContinue: 'Nothing is waiting: send me a title to search for, or open the app.',
  whatToLeave: 'Which one should I remove from here?',
  chooseWhatToLeave: 'Remove…',
  leftLine: (line, isMarked) => (isMarked ? `${line}: watched` : line),
  left: 'Removed from here: it comes back when you watch another episode.',

  history: 'Watched',
  nothingWatched: 'Nothing yet: press “Watched” under a film or an episode, and you will find it here.',
  historyLine: (name, at) => `${name}, ${day(at)}`,
  card: 'Details',
  undo: 'Not watched',
  back: '‹ Back',

  part: (season, episode) => `S${season}E${episode}`,
  seriesEnd: ({ episodes: all, watched: seen, lastSeason, seasons, isTold }) => {
    const done =
      seen >= all
        ? `You have watched everything: ${episodes(all)}.`
        : `You are at the end: you have watched ${seen} of ${episodes(all)}.`;
    return [done, restText(lastSeason, seasons), isTold ? 'I will let you know when there is more.' : '']
      .filter(Boolean)
      .join(' ');
  },
};

function restText(lastSeason: number, seasons: number): string {
  if (seasons <= lastSeason) return '';
  if (seasons === lastSeason + 1) return `Season ${seasons} is not here yet.`;
  return `Seasons ${lastSeason + 1}–${seasons} are not here yet.`;
}
