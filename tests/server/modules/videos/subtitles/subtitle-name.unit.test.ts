import { expect, it } from 'vitest';
import { parseSubtitleName } from '../../../../../src/server/modules/videos/subtitles/subtitle-name.ts';

it.each([
  ['Film.2020.ita.srt', 'Film.2020', 'ita'],
  ['Film (2020).en.forced.ASS', 'Film (2020)', 'eng forced'],
  ['Film 2020 [sub] italiano.vtt', 'Film 2020', 'ita'],
  ['Dark.S01E02.srt', 'Dark.S01E02', ''],
  ['ita.srt', 'ita', 'ita'],
  ['01.ita.srt', '01', 'ita'],
  ['Film.2020.x264-[YTS.MX]-Italian.srt', 'Film.2020.x264-[YTS.MX]', 'ita'],
  ['Film (2020) [1080p] [YTS.MX].ita.srt', 'Film (2020) [1080p] [YTS.MX]', 'ita'],
  ['Film S01E02-no.srt', 'Film S01E02', 'nor'],
  ['Film.2020.ita.addic7ed.com.srt', 'Film.2020', 'ita addic7ed'],
  ['Film.2020.ita.ass.srt', 'Film.2020', 'ita'],
])('%s is for %s: %s', (name, stem, label) => {
  expect(parseSubtitleName(name)).toEqual({ stem, label });
});

it('a name beyond the length of a file’s is not read further', () => {
  expect(parseSubtitleName(`${'.sub'.repeat(100_000)}.ita.srt`)).toEqual({ stem: 'sub', label: 'ita' });
});

it('brackets without an end are read within a moment', () => {
  const name = `Film ${'['.repeat(200)}) ita.srt`;
  expect(parseSubtitleName(name)?.label).toBe('ita');
});

it.each(['Film.mkv', 'srt', ''])('the name %j is not one of subtitles', (name) =>
  expect(parseSubtitleName(name)).toBeUndefined(),
);
