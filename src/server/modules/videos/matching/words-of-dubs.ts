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
