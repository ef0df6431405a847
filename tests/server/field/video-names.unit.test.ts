import { describe, expect, it } from 'vitest';
import { guessVideoEpisodes } from '../../../src/server/modules/videos/matching/match-video.ts';
import type { VideoText } from '../../../src/server/modules/videos/matching/video-text.ts';
import { titleOfVideos } from '../../../src/server/modules/videos/unmatched/title-of-videos.ts';
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
  it.each(NAMED_VIDEOS)('the file ‘%s’ says %s', (fileName, meaning) => {
    expect(meaningOf({ fileName, caption: '' })).toBe(meaning);
  });

  it.each(NAMED_CAPTIONS)('the caption %j says %s', (caption, meaning) => {
    expect(meaningOf({ fileName: 'video.mp4', caption })).toBe(meaning);
  });
});
