import { describe, expect, it } from 'vitest';
import { guessVideoEpisodes } from '../../../src/server/modules/videos/matching/match-video.ts';
import type { VideoText } from '../../../src/server/modules/videos/matching/video-text.ts';
import { titleOfVideos } from '../../../src/server/modules/videos/unmatched/title-of-videos.ts';
import { CAPTIONS_OF_CHANNELS } from './captions-of-channels.ts';
import { DECORATED_VIDEOS } from './decorated-names.ts';
import { CAPTIONED_BY_PEOPLE, NAMED_BY_PEOPLE } from './names-by-people.ts';
import { NAMED_CAPTIONS, NAMED_VIDEOS } from './video-names.ts';

/** A video's kind, title, year, and season x episode; `nothing` without a title. */
function meaningOf(video: VideoText): string {
  const title = titleOfVideos([video]);
  const guess = guessVideoEpisodes(video);
  const part = guess && `${guess.season ?? '?'}x${guess.episodes.join('+')}`;
  const name = title ? `${title.type} ${title.name}` : 'nothing';
  return [name, title?.year && `(${title.year})`, part].filter(Boolean).join(' ');
}

describe('a video without a title in the catalogue', () => {
  it.each([...NAMED_VIDEOS, ...NAMED_BY_PEOPLE, ...DECORATED_VIDEOS])(
    'the file ‘%s’ says %s',
    (fileName, meaning) => {
      expect(meaningOf({ fileName, caption: '' })).toBe(meaning);
    },
  );

  it.each([...NAMED_CAPTIONS, ...CAPTIONED_BY_PEOPLE, ...CAPTIONS_OF_CHANNELS])(
    'the caption %j says %s',
    (caption, meaning) => {
      expect(meaningOf({ fileName: 'video.mp4', caption })).toBe(meaning);
    },
  );

  it('numbers before one name make a series of two videos', () => {
    const videos = ['01 - Corso di ceramica.mp4', '02 - Corso di ceramica.mp4'];
    expect(titleOfVideos(videos.map((fileName) => ({ fileName, caption: '' })))).toMatchObject({
      type: 'serie',
      name: 'Corso di ceramica',
    });
  });
});
