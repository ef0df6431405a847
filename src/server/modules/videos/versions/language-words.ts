import { sortLanguages } from '../../catalogue/rules/languages.ts';
import { type Kind, languageAt } from './language-at.ts';
import {
  isBetween,
  isForAudio,
  isForSubtitles,
  isNegation,
  saysWithSubtitles,
  subtitlesOf,
} from './language-labels.ts';
import type { Word } from './video-words.ts';

/** The languages that a video is spoken in, and those of its subtitles, which follow a word for these or come before it. */
export function languagesIn(words: readonly Word[], kind: Kind): Record<'languages' | 'subtitles', string[]> {
  const read = words.map((_, index) => languageAt(words, index, kind));
  const languages: string[] = [];
  const subtitles: string[] = [];
  let into = [languages];
  for (const [index, word] of words.entries()) {
    const language = read[index];
    const ofSubtitles = subtitlesOf(word.text);
    if (ofSubtitles !== undefined) subtitles.push(ofSubtitles);
    else if (language !== undefined) for (const list of into) list.push(language);
    else if (isForSubtitles(word)) {
      if (isNegation(words[index - 1], word)) continue;
      if (into[0] === languages && isBehind(words, read, index)) subtitles.push(...languages.splice(-1));
      into = isBothLabel(words, index) ? [languages, subtitles] : [subtitles];
    } else if (isForAudio(word) || (kind !== 'facts' && !isBetween(word))) into = [languages];
  }
  return { languages: sortLanguages(languages), subtitles: sortLanguages(subtitles) };
}

/** 'Audio e sottotitoli: ITA' */
function isBothLabel(words: readonly Word[], index: number): boolean {
  const [label, between] = words.slice(Math.max(0, index - 2), index);
  return label !== undefined && between !== undefined && isForAudio(label) && isBetween(between);
}

/** True if the language right before a word for subtitles is theirs: 'Eng Subs'. */
function isBehind(words: readonly Word[], read: readonly (string | undefined)[], index: number): boolean {
  const next = words.findIndex((word, at) => at > index && !isBetween(word));
  const label = words[index];
  const isBefore = read[index - 1] !== undefined && words[index - 1]?.bracket === label?.bracket;
  return isBefore && read[next] === undefined && !(label && saysWithSubtitles(label));
}
