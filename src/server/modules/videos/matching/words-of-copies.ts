/** Words that a name gets with each copy and each cut: 'saggio_FINAL_v2 (1)', 'Boda - copia'. */
const SURE =
  'final ?\\d+|finalcut|def\\d+|definitiv[oa](?: \\d)?|convert(?:ed|ito|ido)|reducid[oa]|ridott[oa]|\\d{2}fps|4k\\d{2}|compress(?:ed|o|ato)|comprimido|edited|editado|modificato|version final|final version|versione (?:finale|definitiva)|v\\d{1,2}';
/** Words that are as likely of the name. */
const UNSURE = 'final|def|copia|copy|edit|ok|new|ultim[oa]|small|hq|(?:per |para |for )?whatsapp';
const LAST_WORD = new RegExp(
  `(?:^|(?<sign>(?<![\\s._\\-–—])[\\s._\\-–—]+))(?<open>[([])?(?:(?<sure>${SURE})|(?<unsure>${UNSURE}))[)\\]]?(?:\\s?\\(\\d{1,2}\\))?$`,
  'iu',
);

/** Words behind the number of a last episode: 'Dark - 12 END', '- 12 Finale di stagione [1080p]'. */
const lastEpisode = (words: string, flags: string) =>
  new RegExp(String.raw`(?<=\s[-–#]\s?\d{1,4}(?:v\d)?)\s(?:[-–]\s)?(?:${words})(?=\s*(?:$|[[(]))`, flags);
/** In small letters 'fine' and 'end' may be of an episode's name. */
const LAST_WORD_ALONE = lastEpisode('(?:THE )?END|FINE?|FINALE?|ULTIM[OA]', 'u');
const LAST_WORDS = lastEpisode(
  'fine stagione|(?:gran )?finale d[ie] (?:stagione|serie)|fin(?:al)? de (?:la )?(?:temporada|serie)|(?:season|series) finale|ultim[oa] (?:puntata|episodio|capitulo)|last episode',
  'iu',
);

/** A name without the words of copies or of a last episode behind it; the same name if they may be its own. */
export function withoutWordsOfCopies(text: string): string {
  const plain = text.replace(LAST_WORD_ALONE, '').replace(LAST_WORDS, '');
  const words: { sign: string; word: string; isSure: boolean }[] = [];
  let rest = plain;
  for (;;) {
    const match = LAST_WORD.exec(rest);
    if (!match) break;
    const { sign = '', open, sure, unsure = '' } = match.groups ?? {};
    words.push({ sign, word: sure ?? unsure, isSure: (sure ?? open) !== undefined });
    rest = rest.slice(0, match.index);
  }
  const [only, second] = words;
  if (!only || (rest === '' && !second)) return plain;
  const isMeant = second !== undefined || only.isSure || isApart(only, rest);
  return isMeant ? rest.trim() : plain;
}

/** True if a single word is set off from the name: 'Gita - Copia', 'Gita FINAL', 'gita_ok'. */
function isApart({ sign, word }: { sign: string; word: string }, rest: string): boolean {
  const isCapital = word === word.toUpperCase() && /\p{Ll}/u.test(rest);
  const other = sign.trim();
  return isCapital || (other !== '' && other !== '.' && !rest.includes(sign));
}
