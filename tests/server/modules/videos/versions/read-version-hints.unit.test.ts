import { describe, expect, it } from 'vitest';
import { qualityOfPicture } from '../../../../../src/server/modules/catalogue/rules/picture-quality.ts';
import { readVersionHints } from '../../../../../src/server/modules/videos/versions/read-version-hints.ts';

const read = (fileName: string, caption = '') => {
  const { quality, languages, subtitles, note } = readVersionHints({ fileName, caption });
  return [quality, languages.join(' '), subtitles.join(' '), note];
};

describe('the name of a file', () => {
  it.each([
    ['Nosferatu.1922.1080p.BluRay.ITA.ENG.x265-GRP.mkv', [1080, 'ita eng', '', '']],
    ['Nosferatu 1922 4K UHD HDR Ita Ac3 Sub Ita Eng.mkv', [2160, 'ita', 'ita eng', 'HDR']],
    ['Film SUBITA 480p.mkv', [480, '', 'ita', '']],
    ['Film.2020.Extended.1440p.mkv', [1440, '', '', 'Extended']],
    ['Film 2020 italiano inglese.mkv', [null, 'ita eng', '', '']],
    ['Nosferatu 1922 Full HD.mkv', [1080, '', '', '']],
    ['Nosferatu 1922 1080.mkv', [1080, '', '', '']],
    ['Nosferatu 1920x1080.mkv', [1080, '', '', '']],
    ['Nosferatu 1922 HD.mkv', [null, '', '', '']],
    ['', [null, '', '', '']],
  ])('%s', (name, hints) => expect(read(name)).toEqual(hints));

  it.each([
    'The Italian Job (2003).mkv',
    'The English Patient 1996.mkv',
    'Italiano per principianti (2000).mkv',
    '1080.mkv',
    'Extended.mkv',
  ])('gives no hint by a word of the title: %s', (name) => expect(read(name)).toEqual([null, '', '', '']));
});

describe('the hints of a caption', () => {
  it('take precedence over the name, on separate lines', () => {
    expect(read('Film.2020.720p.ENG.mkv', '12\n1080p\nAudio: italiano, inglese\nSottotitoli: ita')).toEqual([
      1080,
      'ita eng',
      'ita',
      '',
    ]);
  });

  it('do not come from a plot', () => {
    expect(read('', 'Film (2020)\nUn inglese arriva in un paese italiano.')).toEqual([null, '', '', '']);
  });
});

it.each([
  [3840, 1600, 2160],
  [1920, 800, 1080],
  [1080, 1920, 1080],
  [854, 480, 480],
  [100, 100, null],
  [undefined, undefined, null],
])('a picture of %s x %s is of quality %s', (width, height, quality) => {
  expect(qualityOfPicture({ width, height })).toBe(quality);
});
