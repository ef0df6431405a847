import { describe, expect, it } from 'vitest';
import { readVersionHints } from '../../../src/server/modules/videos/versions/read-version-hints.ts';

const read = (fileName: string, caption = '') => {
  const { languages, subtitles } = readVersionHints({ fileName, caption });
  return [languages.join(' '), subtitles.join(' ')];
};

describe('the languages that a video is spoken in', () => {
  it.each([
    ['Il.lago.2019.1080p.UKR.mkv', 'ukr', ''],
    ['Il.lago.2019.1080p.pt-BR.mkv', 'por-BR', ''],
    ['Il.lago.2019.1080p.ITA.es-419.mkv', 'ita spa-419', ''],
    ['Il lago 2019 ucraino inglese.mkv', 'eng ukr', ''],
    ['Il lago (2019) UKR sub ENG.mkv', 'ukr', 'eng'],
    ['Il lago UKR.mkv', 'ukr', ''],
    ['Il.lago.HUN.1080p.mkv', 'hun', ''],
    ['Il lago UKR ITA.mkv', 'ita ukr', ''],
    ['Il.lago.2019.1080p.Fil.mkv', 'fil', ''],
    ['Il lago 2019 italiano y español.mkv', 'ita spa', ''],
    ['Il.lago.2019.JPN.SUB.ITA.mkv', 'jpn', 'ita'],
    ['Il lago 2019 [Eng Sub].mkv', '', 'eng'],
    ['Il lago 2019 sottotitolato in italiano.mkv', '', 'ita'],
    ['Il.lago.2019.VOSTFR.mkv', '', 'fra'],
    ['Il lago (2019) [VFQ].mkv', 'fra-CA', ''],
    ['Il lago 2019 Dublado.mkv', 'por', ''],
    ['Il lago Audio Latino.mkv', 'spa-419', ''],
    ['El amante latino.mkv', '', ''],
    ['El puente Latino.mkv', 'spa-419', ''],
    ['Le pont VF.mkv', 'fra', ''],
    ['Il lago in italiano.mkv', 'ita', ''],
    ['El puente Cap. 12 FIN.mp4', '', ''],
    ['Il lago 2x10 FIN SUB ITA.mkv', '', 'ita'],
    ['Il lago 2019 1080p FIN SWE SUB.mkv', 'fin', 'swe'],
    ['Il.lago.2019.SDR.DTS.CAM.ITA.mkv', 'ita', ''],
    ['Il.lago.2019.ITA.ENG.SUBS.mkv', 'ita', 'eng'],
    ['Il.lago.2019.AUDIO.ITA.SUB.ENG.mkv', 'ita', 'eng'],
    ['Il lago 2019 ITA AC3 Sub Ita Forced Eng Full.mkv', 'ita', 'ita eng'],
    ['Il lago 2019 ITA ENG MSubs.mkv', 'ita eng', ''],
    ['Il lago 2019 engsub.mkv', '', 'eng'],
    ['Il lago 2019 NO SUBS ENG.mkv', 'eng', ''],
    ['El lago 2019 subtitulada al español.mkv', '', 'spa'],
    ['El lago [1939] [Castellano, Inglés] [Subs].mkv', 'eng spa', ''],
    ['El lago 2019 1080p LAT.mkv', 'spa-419', ''],
    ['El lago 2019 Castellano-Latino.mkv', 'spa spa-419', ''],
    ['Il lago (in italiano).mkv', 'ita', ''],
    ['Il lago [IT-EN].mkv', 'ita eng', ''],
    ['Il lago 2019 🇮🇹🇬🇧.mkv', 'ita eng', ''],
    ['El lago 2019 🇲🇽.mkv', 'spa-419', ''],
    ['Il.lago.2019.POR.mkv', 'por', ''],
    ['Il.lago.iTALiAN.DVDRip.avi', 'ita', ''],
    ['Il.lago.S01E02.Titolo.iTALiAN.1080p.mkv', 'ita', ''],
    ['Il lago 1x02 Titolo ITA.mkv', 'ita', ''],
    ['IL LAGO 2019 SPA 1080P.mkv', 'spa', ''],
    ['Il lago ita eng fra spa.mkv', 'ita eng fra spa', ''],
    ['Il.lago.2019.1080p.BluRay.ita.eng.fra-GRP.mkv', 'ita eng fra', ''],
    ['Il.lago.2019.CAT.1080p.mkv', 'cat', ''],
  ])('%s', (name, languages, subtitles) => expect(read(name)).toEqual([languages, subtitles]));

  it.each([
    ['Audio: Italiano, Inglese - Sottotitoli: Inglese', 'ita eng', 'eng'],
    ['Idiomas: Castellano / Inglés', 'eng spa', ''],
    ['Idioma: Inglés subtitulado al español', 'eng', 'spa'],
    ['Lingua: 🇮🇹 🇬🇧', 'ita eng', ''],
    ['Lingua: SUB ITA', '', 'ita'],
    ['Audio e sottotitoli: ITA', 'ita', 'ita'],
    ['Multi Audio: Hindi, Tamil', 'hin tam', ''],
    ['Subtítulos: Sí (Español)', '', 'spa'],
    ['Sottotitoli: no', '', ''],
    ['In inglese con sottotitoli in italiano.', 'eng', 'ita'],
    ['🇮🇹', 'ita', ''],
    ['#italiano #1080p', 'ita', ''],
    ['Durata: 120 min | Lingua: italiano • Sub: 🇬🇧', 'ita', 'eng'],
    ['Film completo in italiano', 'ita', ''],
    ['Lingua originale: inglese', '', ''],
    ['Paese di produzione: ITA, FRA', '', ''],
    ['Cast: Ita Rossi, Dan Lee', '', ''],
    ['La lotta fra due famiglie.', '', ''],
    ['Versión moderna del clásico inglés', '', ''],
    ['S01E02 ITA', 'ita', ''],
    ['S01E02 SUB ITA', '', 'ita'],
    ['IL LAGO PARTE 2 ITA', 'ita', ''],
    ['Audio: fra', 'fra', ''],
    ['Audio: Tam + Tel + Hin', 'hin tam tel', ''],
    ['Lingua originale con sottotitoli in italiano', '', 'ita'],
    ['Audio: ita per non udenti', 'ita', ''],
    ['Idioma: español sin subtítulos', 'spa', ''],
    ['Audio: Español de España', 'spa', ''],
    ['Audio en HD', '', ''],
  ])('the line %j of a caption says them', (line, languages, subtitles) => {
    expect(read('', `Il lago (2019)\n${line}`)).toEqual([languages, subtitles]);
  });

  it('a first line of facts alone says them', () => {
    expect(read('Il lago.mkv', 'Lingua: italiano')).toEqual(['ita', '']);
    expect(read('Il lago.mkv', 'ITA 1080p')).toEqual(['ita', '']);
    expect(read('', 'Italiano per principianti')).toEqual(['', '']);
    expect(read('', 'Italiano')).toEqual(['', '']);
  });

  it('a line of a caption names any', () => {
    expect(read('', 'Il lago (2019)\nAudio: ita, ukr, pt-BR\nSottotitoli: turco')).toEqual([
      'ita por-BR ukr',
      'tur',
    ]);
  });

  it.each([
    ['Il.lago.2019.per.tutti.mkv', ''],
    ['Spider-Man.2002.mkv', ''],
    ['Run Cat Run.mkv', ''],
    ['Amore fra le nuvole.mkv', ''],
    ['Harry e Ron.mkv', ''],
    ['Una giornata alla spa.mkv', ''],
    ['eXistenZ 1999.mkv', ''],
    ['The Italian Job 1080p.mkv', ''],
    ['La Casa de Papel S01E01.mkv', ''],
    ['Concierto 2019 EN VIVO.mkv', ''],
    ['Il lago S01E02 Italian Job 720p.mkv', ''],
    ['Il lago 1x02 Il paziente inglese ITA.mkv', 'ita'],
    ['Il.lago.S01E02.THE.END.mkv', ''],
    ['Il lago S01E02 Dan 720p.mkv', ''],
    ['IT 1080p.mkv', ''],
    ['Her ITA 1080p.mkv', 'ita'],
    ['Il mio amico Dan ITA.mkv', 'ita'],
    ['Il lago AKA The Lake.mkv', ''],
    ['Il.lago.AKA.The.Lake.2019.1080p.ITA.mkv', 'ita'],
    ['Il lago (2019) AKA The Lake 720p.mkv', ''],
    ['Next of Kin.mkv', ''],
    ['The Cat in the Hat.mkv', ''],
    ['Il lago FAO per tutti 1080p.mkv', ''],
  ])('no word of a title is one: %s', (name, languages) => expect(read(name)).toEqual([languages, '']));

  it.each([
    ['LOL', ''],
    ['ETH', ''],
    ['NOR', ''],
    ['TUR[site]', ''],
    ['ITA', 'ita'],
  ])('a group that released a file is none: x264-%s', (group, languages) => {
    expect(read(`Il.lago.2019.1080p.x264-${group}.mkv`)).toEqual([languages, '']);
    expect(read(`Il.lago.2019.1080p.SKY.RAI.NUC.INT.x264-${group}.mkv`)).toEqual([languages, '']);
  });

  it('a language behind another’s hyphen is one', () => {
    expect(read('Il.lago.2019.ITA-UKR.mkv')).toEqual(['ita ukr', '']);
    expect(read('Il.lago.2019.SUB-TUR.mkv')).toEqual(['', 'tur']);
  });

  it('a long line of codes costs no seconds', () => {
    expect(read('', `Il lago\n${'fra '.repeat(1024)}`)).toEqual(['', '']);
    expect(read('', `Il lago\n${'sub '.repeat(1024)}`)).toEqual(['', '']);
  });

  it('a second name in a caption is in no language', () => {
    expect(read('', 'Il lago AKA The Lake (2019)')).toEqual(['', '']);
    expect(read('', 'Il lago (2019)\nAKA The Lake')).toEqual(['', '']);
    expect(read('', 'Il lago (2019)\nAKA: The Lake')).toEqual(['', '']);
  });

  it('no word of a plot is one', () => {
    expect(read('', 'Il lago (2019)\nUn film del 2019 che parla per tutti.')).toEqual(['', '']);
  });
});
