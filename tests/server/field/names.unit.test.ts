import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guessVideoEpisodes } from '../../../src/server/modules/videos/matching/match-video.ts';
import type { VideoText } from '../../../src/server/modules/videos/matching/video-text.ts';
import { titleOfVideos } from '../../../src/server/modules/videos/unmatched/title-of-videos.ts';

// Rows of a file or a caption, a meaning, and names that say it, each of another class.
const rows = readFileSync(new URL('names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);
const NAMES = rows.flatMap((row) => {
  const [where = '', meaning = '', ...names] = row.split('\t');
  return names.map((name) => [where, name.replaceAll('\\n', '\n'), meaning] as const);
});

/** A video's kind, title, year, and season x episode; `nothing` without a title. */
function meaningOf(video: VideoText): string {
  const title = titleOfVideos([video]);
  const guess = guessVideoEpisodes(video);
  const part = guess && `${guess.season ?? '?'}x${guess.episodes.join('+')}`;
  const name = title ? `${title.type} ${title.name}` : 'nothing';
  return [name, title?.year && `(${title.year})`, part].filter(Boolean).join(' ');
}

it.each(NAMES)('the %s %j says %s', (where, name, meaning) => {
  const video = where === 'file' ? { fileName: name, caption: '' } : { fileName: 'video.mp4', caption: name };
  expect(meaningOf(video)).toBe(meaning);
});

it('numbers before one name make a series of two videos', () => {
  const videos = ['01 - Corso di ceramica.mp4', '02 - Corso di ceramica.mp4'];
  expect(titleOfVideos(videos.map((fileName) => ({ fileName, caption: '' })))).toMatchObject({
    type: 'serie',
    name: 'Corso di ceramica',
  });
});
