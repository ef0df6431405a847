const QUALITY = /^(?:\d{3,4}x)?(2160|1440|1080|720|480|360)(?:[pi]|px)?$/;
const QUALITY_WORDS: Readonly<Record<string, number>> = { '4k': 2160, uhd: 2160, fullhd: 1080, fhd: 1080 };
const HEIGHT = /^(?:\d{3,4}x)?\d{3,4}[pi]$|^\d{4}x\d{3,4}$/;
/** Words of releases that no title has. */
const RELEASE =
  /^(?:bluray|blu|bdrip|brrip|web|webrip|webdl|dvdrip|hdtv|hdrip|x26[45]|h26[45]|hevc|remux|dvdmux|bdmux|webmux)$/;
const SOUND = /^(?:ac3|aac|dts|ddp\d?|mp3|flac|dl|dual|multi|hd|\d{1,2}bit|hdr|\d)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** A season and episode, behind which may be the episode's name. */
const PART = /^(?:s\d+(?:e\d+)*|\d+x\d+)$/;

/** True for a year of films with sound. */
export const saysYear = (word: string) => YEAR.test(word);
export const saysPart = (word: string) => PART.test(word);

/** The lines of a picture that a word of facts says, '1080' among them; null for other words. */
export function qualityOf(word: string): number | null {
  const [, lines] = QUALITY.exec(word) ?? [];
  return lines === undefined ? (QUALITY_WORDS[word] ?? null) : Number(lines);
}

/** True if a word says the lines of a picture and is no number, which a title may have. */
export function saysLines(word: string): boolean {
  return HEIGHT.test(word) || QUALITY_WORDS[word] !== undefined;
}

/** True if a word says the source of a release, which no title does. */
export function saysSource(word: string): boolean {
  return RELEASE.test(word);
}

/** True if a word describes picture or sound. */
export function isTechnical(word: string): boolean {
  return saysLines(word) || saysSource(word) || SOUND.test(word) || qualityOf(word) !== null;
}
