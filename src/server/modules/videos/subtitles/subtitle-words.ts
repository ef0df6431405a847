import { isCommonLanguage, languageInName, languageTag } from '../../catalogue/rules/languages.ts';

/** A video's name ends with one of these; the rest describes its subtitles. */
const OF_VIDEO =
  /^(?:(?:18|19|20)\d\d|s\d+e\d+|\d+x\d+|\d{3,4}[pi]|4k|uhd|[a-z]*rip|web|webdl|bluray|hdtv|remux|[xh]26[45]|hevc|av1|aac\d*|ac3|dts)$/;

/** `isGroup`: the group that released the video: 'x264-LOL', 'AAC-[YTS.MX]'. */
export type Word = { text: string; at: number; end: number; isGroup: boolean };

/** The words of a name, with their places. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[^\s._()[\]-]+/g)].map(({ 0: word, index }) => {
    const [, before = ''] = /(?<![a-z\d])([a-z\d]+)-\[?$/i.exec(text.slice(0, index)) ?? [];
    const language = languageInName(word);
    const isLanguage = language !== undefined && (word.length < 3 || isCommonLanguage(language));
    const isGroup = OF_VIDEO.test(before.toLowerCase()) && !isLanguage;
    return { text: word, at: index, end: index + word.length, isGroup };
  });
}

/** True if a word describes the video; a language in capitals is the spoken one. */
export function isOfVideo(word: Word | undefined): boolean {
  const { text = '', isGroup = false } = word ?? {};
  return (
    isGroup ||
    OF_VIDEO.test(text.toLowerCase()) ||
    (/^[A-Zi]{3}$/.test(text) && languageTag(text) !== undefined)
  );
}

/** True if a name has more facts of a video than its title: otherwise its last word may belong to the title. */
export function saysRelease(name: string): boolean {
  return wordsIn(name).slice(1).some(isOfVideo);
}
