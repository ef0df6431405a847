const LANGUAGE =
  'ita(?:liano?)?|eng(?:lish)?|inglese|ing(?:l[eé]s)?|esp(?:a[ñn]ol)?|spa(?:nish)?|castellano|latino|fra|fr|french|por|portugu[eê]s|pt(?:[\\s-]br)?|hindi|jap';
/** Words for a dub or subtitles, behind a name; alone 'Latino' and 'Castellano' may be of it. */
export const DUBS_AND_SUBTITLES = [
  String.raw`(?:(?:soft|hard|multi)?[\s-]?subs?|subbed|sott\.?|sottotitol(?:i|ato)|subtitulad[oa]|legendado)[\s._-]{1,2}(?:(?:in|en|al|em)\s)?(?:${LANGUAGE})(?:[\s._+/-]{1,3}(?:${LANGUAGE}))?`,
  String.raw`audio[\s._-](?:(?:in|en)\s)?(?:${LANGUAGE})`,
  String.raw`(?:espa[ñn]ol|esp|spa)[\s._-]latino`,
  String.raw`(?:dublad[oa]|legendad[oa]|doblad[oa]|doppiat[oa])(?:\s(?:in|en|al|em)\s(?:${LANGUAGE}))?`,
  String.raw`(?:${LANGUAGE})[\s._-](?:dub(?:bed)?|subbed)`,
  String.raw`subtitulad[oa]|sottotitolat[oa]|vost(?:fr|a|it|ita)|v\.?o\.?s\.?[ei]\.?|vf[fqi2]|truefrench|subfrench`,
].join('|');

/** A language behind a name that nothing but these words takes for one of it, and one in brackets. */
export const IN_LANGUAGE = [
  String.raw`(?<=[\p{L}\d)\]])[\s._\-–—|,·•([]+(?:in|en)[\s._](?:lingua[\s._])?(?:italiano|inglese|ingl[eé]s|english|spagnolo|espa[ñn]ol|castellano|spanish|italian|originale)(?:\s*[)\]])?(?=\s*(?:$|[[(]))`,
  String.raw`(?<=[\p{L}\d)\]]\s?)[([]\s*(?:(?:in|en)\s)?(?:${LANGUAGE})\s*[)\]](?=\s*(?:$|[[(]))`,
];

/** Abbreviations in capitals. */
const LOUD_DUB =
  /(?<![\s._\-–—|,[(])[\s._\-–—|,[(]+(?:V\.?O\.?|VF|CAM|(?:Soft|Hard|SOFT|HARD)?(?:Sub|SUB)(?:ITA|Ita|ENG|Eng|ESP|Esp)|(?:MD|LD|TS)(?=[\s._-]+(?:MD|LD|TS|ITA|iTA|\d{3,4}p)))[)\]]?(?=$|[\s._\-[(])/gu;

/** A text without such abbreviations behind a name in small letters: 'Le pont VF', 'Il ponte SubITA', 'Il ponte TS ITA'. */
export function withoutLoudDubs(text: string): string {
  const small = text.search(/\p{Ll}/u);
  return text.replace(LOUD_DUB, (dub: string, at: number) => (small >= 0 && small < at ? '' : dub));
}
