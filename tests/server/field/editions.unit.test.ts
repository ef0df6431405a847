import { describe, expect, it } from 'vitest';
import { readVersionHints } from '../../../src/server/modules/videos/versions/read-version-hints.ts';
import { findSameVersion, mergeFacts } from '../../../src/server/modules/videos/versions/version-facts.ts';

const noteOf = (fileName: string) => readVersionHints({ fileName }).note;

describe('the edition and picture in a video’s name', () => {
  it.each([
    ['Il lago Director’s Cut.mkv', "Director's Cut"],
    ['Il lago - Versione estesa 1080p.mkv', 'Extended'],
    ['Il lago 2019 Edición especial.mkv', 'Special Edition'],
    ['Il.lago.2019.Harbour.Edition.mkv', 'Harbour edition'],
    ['Il.lago.2019.Final.Cut.IMAX.mkv', 'Final cut, IMAX'],
    ['Il.lago.2019.DV.HDR10+.mkv', 'Dolby Vision, HDR10+'],
    ['Il.lago.2019.3D.HSBS.mkv', '3D, Half-SBS'],
    ['Il.lago.2019.576p.mkv', '576p'],
    ['Il.lago.2019.TS.mkv', 'Telesync'],
    ['Il lago 2019 DC.mkv', "Director's Cut"],
    ["Il lago 2019 DC Director's Cut.mkv", "Director's Cut"],
    ['Il lago 2019 in lingua originale.mkv', 'VO'],
    ['Il lago 2019 60fps.mkv', '60fps'],
    ['Salvo.mkv', ''],
    ['Il lago 2019 Multi Sub.mkv', ''],
    ['Washington DC ITA.mkv', ''],
    ['Final Cut.mkv', ''],
    ['Dual 1080p.mkv', ''],
    ['Il lago 2019 versione italiana.mkv', ''],
  ])('%s is %j', (name, note) => expect(noteOf(name)).toBe(note));

  it.each([
    ['Versione estesa ITA', 'Extended'],
    ['Versione restaurata in 4K', 'Remastered'],
    ['Versione originale sottotitolata', 'VO'],
    ['Edición especial', 'Special Edition'],
    ['Director’s Cut 1080p', "Director's Cut"],
    ['Versione HD', ''],
    ['Una versione estesa della storia', ''],
    ['Redux', ''],
  ])('the line %j of a caption says %j', (line, note) => {
    expect(readVersionHints({ caption: `Il lago (2019)\n${line}` }).note).toBe(note);
  });
});

const PARTS =
  '1080p,576p,Directors.Cut,Extended,Unrated,IMAX,3D,HDR,HDR10+,DV,HLG,MULTi,Dual,VO,ITA,SUB.ITA,pt-BR,pt-PT,Harbour.Edition'.split(
    ',',
  );

it('unlike names are unlike versions, whichever comes first', () => {
  const versionOf = (part: string) => {
    const hints = readVersionHints({ fileName: `Il.lago.2019.${part}.mkv` });
    return { hints, version: mergeFacts(undefined, hints) };
  };
  const replacing = PARTS.flatMap((one) =>
    PARTS.filter((other) => other !== one).flatMap((other) =>
      findSameVersion([versionOf(one).version], versionOf(other).hints) ? [`${other} replaces ${one}`] : [],
    ),
  );
  expect(replacing).toEqual([]);
});
