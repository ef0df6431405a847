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
  nothingToContinue: 'Nothing is waiting. Send me a title to search for, or open the app.',
  whatToLeave: 'Which one should I remove from here?',
  chooseWhatToLeave: 'Remove…',
  leftLine: (line, isMarked) => (isMarked ? `${line}: watched` : line),
  left: 'Removed from here. It comes back when you watch another episode.',

  history: 'Watched',
  nothingWatched: 'Nothing yet. Press “Watched” under a film or an episode, and you’ll find it here.',
  historyLine: (name, at) => `${name}, ${day(at)}`,
  card: 'Details',
  undo: 'Not watched',
  back: '‹ Back',

  part: (season, episode) => `S${season}E${episode}`,
  seriesEnd: ({ episodes: all, watched: seen, lastSeason, seasons, isTold }) => {
    const done =
      seen >= all
        ? `You’ve watched everything: ${episodes(all)}.`
        : `You’re at the end. You’ve watched ${seen} of ${episodes(all)}.`;
    return [done, restText(lastSeason, seasons), isTold ? 'I’ll let you know when there’s more.' : '']
      .filter(Boolean)
      .join(' ');
  },
};

function restText(lastSeason: number, seasons: number): string {
  if (seasons <= lastSeason) return '';
  if (seasons === lastSeason + 1) return `Season ${seasons} isn’t here yet.`;
  return `Seasons ${lastSeason + 1}–${seasons} aren’t here yet.`;
}
