import { texts } from '../../../chat/texts/texts.ts';
import type { VersionFacts } from './version-facts.ts';
import { versionTexts } from './version-texts.ts';

const namesOf = (codes: readonly string[]) => codes.map(versionTexts.languageName).join(', ');

/** A version on one line: '1080p · italiano, inglese · sottotitoli italiano · Extended · 4,2 GB'; empty when nothing is known. */
export function versionLabel({ quality, languages, subtitles, note, bytes }: VersionFacts): string {
  return [
    quality !== null && `${quality}p`,
    namesOf(languages),
    subtitles.length > 0 && versionTexts.subtitles(namesOf(subtitles)),
    note,
    bytes !== null && bytes > 0 && texts.owner.size(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
}
