/** Words that cameras, recorders, editors and chats begin their files' names with. */
const MAKERS = [
  's?vid|img|mov|pxl|dji|gopr|dsc|mvi|video|(?:video d[ei] )?whatsapp(?: video)?|screen ?record(?:ing|er)?|recording|registrazione(?:(?: dello)? schermo)?|schermata|grabacion(?: de pantalla)?|captura(?: de pantalla)?|filmato|movie|telegram|document|file|trim|signal|inshot|snapchat|facebook|fb|received|lv|vn|capcut|cam|zoom|fullsizerender|videoplayback|output|export|download|untitled|senza (?:titolo|nome)|(?:video )?sin titulo|clip|seq(?:uen[cz](?:e|a|ia))?|timeline|comp|render(?:ing)?|hdv|vts|canon|bdmv|te?mp|test|prueba|sin nombre',
  '(?:(?:il )?mio|my|mi|nuov[oa]|new|nuev[oa]) (?:filmato|video|film|movie|pelicula|project|proyecto)',
  '(?:untitled )?(?:project|progetto|proyecto)(?: senza titolo| sin titulo)?',
].join('|');
/** Words and numbers behind them: a moment, a number, the mark of a copy or of an app. */
const BEHIND =
  '(?: (?:wa|e)?\\d+| at| alle| ore| a las| il| on| el| [ap]m| copia| copy| hdr| ts| mp| ls| [dn]| (?!e?\\d+(?: |$))[\\da-f]{6,8})*';

/** Generated file names of cameras, screen recorders and chats, normalised for search. */
const NAMELESS = new RegExp(
  `^(?:${[
    `(?:${MAKERS})${BEHIND}`,
    '(?:vid|img|mov|pxl|dji|g[hxop]|gopr|dsc[nf]?|mvi|sam|movi|cimg|clip|p|c|ma[hq]|m2u|rpreplay final)\\d{4,}(?: \\d{1,2})?',
    'film|final|trimmed|compressed|video\\d{9,}|(?:film|movie|video)\\d{1,3}|(?:track|traccia|pista|title)(?: ?t?\\d{1,3})?|s\\d{1,2}',
    // Behind the moment: the app that was recorded, or the picture's size.
    'screen ?record(?:ing|er)? \\d{8} \\d{6} .+|gmt\\d{8} \\d{6} recording(?: .+)?',
    // A moment or a long number behind the name of an app.
    '(?:[a-z]\\w* ){0,2}(?:19|20)\\d\\d [01]\\d [0-3]\\d(?: (?:at|alle|ore|a las))? [0-2]\\d ?[0-5]\\d[\\d ]*',
    '(?:[a-z]\\w* ){1,2}(?:\\d{9,}|\\d{8} \\d{6,})',
    '(?:\\d{1,2} )?\\d{6,}(?: \\d+)*(?: n)?|0\\d{4}',
    '(?:(?:trim|copy) )?[\\da-f]{8}(?: [\\da-f]{4}){3} [\\da-f]{12}',
  ].join('|')})$`,
);
/** 'Signal (2014)' and 'Movie 43 (2013)' are films. */
const WORD_AND_YEAR = /^(?!(?:vid|img|mov|video) )[a-z]+ (?:19|20)\d\d$/;
const NUMBER_AND_YEAR = /^(?!(?:vid|img|mov|video|file|clip)[\s_])\p{L}+ \d{1,3} [([](?:19|20)\d\d[)\]]/iu;
/** The same before the tags of a release: 'Movie.43.2013.1080p'. */
const NUMBER_YEAR_AND_TAG =
  /^(?!(?:vid|img|mov|video|file|clip) )\p{L}+ \d{1,3} (?:19|20)\d\d (?:ita|eng|\d{3,4}p|bluray|bdrip|dvdrip|web)/u;
/** The key of a file in a cloud: letters of both cases and figures, without a word. */
const KEY = /^(?!.*\p{Ll}{4})(?=.*\d)(?=.*\p{Ll})(?=.*\p{Lu})[\w-]{20,}$/u;

/** Release tags after a title: language, resolution, encoding. */
export const RELEASE_TAG =
  /^(?:ita|italian|italiano|eng|english|inglese|multi|dual|sub|subs|subita|vose|castellano|latino|esp|spa|s?\d{3,4}[pi]|4k|uhd|sd|hd|fullhd|hdr|hdr10|sdr|10bit|blu|bluray|brrip|bdrip|bdmux|dvd|dvdrip|dvdmux|web|webrip|webdl|webmux|hdtv|hdtvrip|dlmux|dlrip|tvrip|satrip|remux|x26[45]|h26[45]|h|hevc|xvid|divx|ac3|aac|dts|extended|remastered|restored|restaurato|uncut|unrated|imax|proper|repack|completo|completa|complete|nf|amzn|dsnp|streaming)$/;

/** Words for what every video is, and for the facts behind them. */
const KIND =
  /^(?:films?|movies?|pelicula|peli|series?|tv|show|cinema|episod(?:io|e)|puntata|the|il|la|el|una?|full|in|ufficiale|official|oficial)$/;
const ARTICLE = /^(?:the|il|la|el|una?)$/;
const LANGUAGE = /^(?:italian|italiano|english|inglese|castellano|latino)$/;
const FACT_LABEL =
  /^(?:anno|ano|year|durata|duracion|duration|runtime|lingua|idioma|language|audio|qualita|calidad|quality|peso|size|parlato)$/;
const YEAR_LABEL = /^(?:films?|movie|pelicula|anno|ano|year)$/;
/** Lengths and sizes, normalised for search: '2h 10m', '130 min', '2 1 gb'. */
const MEASURES =
  /(?<![\p{L}\d])(?:\d+ )?(?:\d{1,3} ?(?:h(?:\d{1,2}(?:m|min)?)?|m|min|minut[ie]s?|minutos)|\d+ ?[gm]i?b)(?![\p{L}\d])/gu;
const ONE_YEAR = /^(?:18[89]|19\d|20[0-3])\d$/;

/** True if a name says nothing of what the file shows. `raw`: the same, normalised for search. */
export function isNamelessFile(plain: string, raw: string): boolean {
  const words = withoutTags(raw);
  return (
    raw === '' || (NAMELESS.test(words) && !isOfYear(plain, raw)) || KEY.test(plain) || isOfFacts(plain, raw)
  );
}

/** True if a word of cameras is a film's name beside its year. */
function isOfYear(plain: string, raw: string): boolean {
  return WORD_AND_YEAR.test(withoutTags(raw)) || NUMBER_AND_YEAR.test(plain) || NUMBER_YEAR_AND_TAG.test(raw);
}

/** 'Film', '1080p', '2h 10m', 'Anno 2021', '(2021)'; '2021', '2021 1080p' and 'Audio (2017)' may be names. */
function isOfFacts(plain: string, raw: string): boolean {
  const words = raw.replace(MEASURES, ' ').split(' ').filter(Boolean);
  const others = words.filter((word) => !RELEASE_TAG.test(word) && !KIND.test(word));
  const [first = '', second = ''] = words;
  // 'The Italian' is a name.
  if (words.length === 2 && ARTICLE.test(first) && LANGUAGE.test(second)) return false;
  if (others.length === 0) return true;
  const isYear = (words.length === 1 && /^[([]/.test(plain)) || YEAR_LABEL.test(first);
  const isFact = (word: string) => FACT_LABEL.test(word) || (isYear && ONE_YEAR.test(word));
  return (isYear || FACT_LABEL.test(first)) && others.every(isFact);
}

/** Without the release tags at the end: 'film' of 'film completo in ita'. */
export function withoutTags(raw: string): string {
  const words = raw.split(' ');
  const last = words.findLastIndex((word) => word !== 'in' && !RELEASE_TAG.test(word));
  return last < 0 ? raw : words.slice(0, last + 1).join(' ');
}
