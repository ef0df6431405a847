import { describe, expect, it } from 'vitest';
import { parseSubtitleName } from '../../../src/server/modules/videos/subtitles/subtitle-name.ts';

const labelled = (name: string, ofVideo?: string) => parseSubtitleName(name, ofVideo)?.label;

describe('the label of a subtitle file', () => {
  it.each([
    ['Il.lago.2019.1080p.ITA.pt.srt', 'por'],
    ['Il.lago.2019.1080p.ITA.pt-BR.srt', 'por-BR'],
    ['Il.lago.2019.1080p.ITA.pt.BR.srt', 'por-BR'],
    ['Il lago (2019) Portuguese (Brazil).srt', 'por-BR'],
    ['Il.lago.2019.zh-Hant.srt', 'zho-Hant'],
    ['Il.lago.2019.en_US.vtt', 'eng-US'],
    ['Il.lago.2019.1080p.ITA.ukr.srt', 'ukr'],
    ['Il lago (2019) [ucraino].srt', 'ukr'],
    ['Il.lago.2019.Norwegian.srt', 'nor'],
    ['Il.lago.2019.spa.lat.srt', 'spa-419'],
    ['Il.lago.2019.ita.ass.srt', 'ita'],
    ['Il.lago.2019.ita.def.srt', 'ita'],
    ['Il lago (2019) sottotitoli in italiano.srt', 'ita'],
    ['Italian.srt', 'ita'],
    ['2_English.srt', 'eng'],
    ['sub_ita.srt', 'ita'],
    ['ita-forced.srt', 'ita forced'],
    ['English (SDH).srt', 'eng SDH'],
  ])('%s is %s', (name, label) => expect(labelled(name)).toBe(label));
});

describe('the kind of a subtitle file', () => {
  it.each([
    ['Il.lago.2019.1080p.ITA.en.hi.srt', 'eng SDH'],
    ['Il.lago.2019.hi.srt', 'hin'],
    ['Il.lago.2019.1080p.ITA.hi.srt', 'hin'],
    ['Il.lago.2019.en.cc.srt', 'eng CC'],
    ['Il.lago.2019.ita.sforzati.srt', 'ita forced'],
    ['Il lago 2019 español forzados.srt', 'spa forced'],
    ['Il.lago.2019.en.commentary.srt', 'eng commentary'],
    ['Il.lago.2019.forced.ita.srt', 'ita forced'],
    ['Il.lago.2019.en.forced.sdh.srt', 'eng SDH forced'],
  ])('%s is %s', (name, label) => expect(labelled(name)).toBe(label));
});

describe('a name that is not understood', () => {
  it.each([
    ['Il.lago.2019.1080p.ITA.elfico.srt', 'elfico'],
    ['Il.lago.2019.1080p.ITA.elfico.forced.srt', 'forced elfico'],
    ['Il.lago.2019.1080p.WEB.x264-GRUPPO.ita.srt', 'ita'],
    ['Dr.No.srt', ''],
    ['Il lago.no.srt', 'nor'],
    ['Il.lago.2019.srt', ''],
    ['Il.lago.S01E02.italian.Addic7ed.com.srt', 'ita Addic7ed'],
    ['Il.lago.2019.1080p.BluRay.x264-NOR.srt', ''],
    ['Il.lago.2019.1080p.x264-[YTS.MX].srt', ''],
    ['Il.lago.2019.1080p.x264-[YTS.MX]-Italian.srt', 'ita'],
    ['Il lago.srt.srt', ''],
    ['The Italian Job.srt', ''],
  ])('stays in the label of %s as %j', (name, label) => expect(labelled(name)).toBe(label));

  it('stays after the name of its video, whatever that is', () => {
    expect(labelled('Il lago eng del regista.srt', 'Il lago')).toBe('eng del regista');
    expect(labelled('Il.lago.ita.hi.srt', 'Il.lago.ita')).toBe('hin');
    expect(labelled('Il.lago.ita.srt', 'Il.lago.ita')).toBe('');
    expect(labelled('Il lagone ita.srt', 'Il lago')).toBe('ita');
  });
});
