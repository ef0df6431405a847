import { describe, expect, it } from 'vitest';
import { readVersionHints } from '../../../src/server/modules/videos/versions/read-version-hints.ts';

const read = (fileName: string, caption = '') => {
  const { languages, subtitles } = readVersionHints({ fileName, caption });
  return [languages.join(' '), subtitles.join(' ')];
};

describe('the languages that a video is spoken in', () => {
  it.each([
    ['Il.lago.2019.1080p.UKR.mkv', 'ukr', ''],
    ['Il.lago.2019.1080p.tur.mkv', 'tur', ''],
    ['Il.lago.2019.1080p.pt-BR.mkv', 'por-BR', ''],
    ['Il.lago.2019.1080p.ITA.es-419.mkv', 'ita spa-419', ''],
    ['Il lago 2019 ucraino inglese.mkv', 'eng ukr', ''],
    ['Il lago (2019) UKR sub ENG.mkv', 'ukr', 'eng'],
    ['Il lago UKR.mkv', 'ukr', ''],
    ['Il.lago.2019.1080p.Fil.mkv', 'fil', ''],
    ['Il lago 2019 italiano y español.mkv', 'ita spa', ''],
    ['Il.lago.2019.JPN.SUB.ITA.mkv', 'jpn', 'ita'],
    ['Il lago 2019 [Eng Sub].mkv', '', 'eng'],
    ['Il lago 2019 sottotitolato in italiano.mkv', '', 'ita'],
    ['Il.lago.2019.VOSTFR.mkv', '', 'fra'],
    ['Il.lago.2019.SDR.DTS.CAM.ITA.mkv', 'ita', ''],
    ['Il.lago.2019.EXTENDED.CUT.ITA.mkv', 'ita', ''],
  ])('%s', (name, languages, subtitles) => expect(read(name)).toEqual([languages, subtitles]));

  it('a line of a caption names any', () => {
    expect(read('', 'Il lago (2019)\nAudio: ita, ukr, pt-BR\nSottotitoli: turco')).toEqual([
      'ita por-BR ukr',
      'tur',
    ]);
  });

  it.each([
    ['Il.lago.2019.per.tutti.mkv', ''],
    ['Spider-Man.2002.mkv', ''],
    ['La guerra del sole.mkv', ''],
    ['Run Cat Run.mkv', ''],
    ['IL LAGO DEI CIGNI SUN.mkv', ''],
  ])('no word of a title is one: %s', (name, languages) => expect(read(name)).toEqual([languages, '']));

  it('no word of a plot is one', () => {
    expect(read('', 'Il lago (2019)\nUn film del 2019 che parla per tutti.')).toEqual(['', '']);
  });
});
