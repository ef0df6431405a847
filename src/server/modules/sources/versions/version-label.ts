import { texts } from '../../../chat/texts/texts.ts';
import type { VersionFacts } from './version-facts.ts';
import { versionTexts } from './version-texts.ts';

/** A version on one line: '1080p · ita, eng · sottotitoli ita · Extended · 4,2 GB'; empty when nothing is known. */
export function versionLabel({ quality, languages, subtitles, note, bytes }: VersionFacts): string {
  return [
    quality !== null && `${quality}p`,
    languages.join(', '),
    subtitles.length > 0 && versionTexts.subtitles(subtitles.join(', ')),
    note,
    bytes !== null && bytes > 0 && texts.owner.size(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
}
