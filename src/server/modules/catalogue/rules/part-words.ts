/**
 * Words for seasons, episodes and other numbered parts, in the product's languages and as releases write them; without
 * accents, in lower case.
 */

/** Words that name a season by themselves. */
export const SEASON_WORDS = 'stagion[ei]|stag|stg|seasons?|temporadas?|saison|staffel';
/** Words that name a season only beside an episode: 'St. 2 Ep. 4', 'Parte 2 Episodio 3'. */
export const SEASON_WORDS_BESIDE =
  'st|s|t|temp|tem|seas|series?|anno|ano|year|part[ei]?|libro|book|vol(?:ume)?|modul[oe]|week|settimana|semana|units?|unita|unidad|sezione|seccion';
/** Words that number the videos of one series. */
export const EPISODE_WORDS = `episod(?:io|i|e|es|ios)|epis?|eps?|puntat[ae]|punt|folge|lezion[ei]|lez|leccion(?:es)?|lessons?|lectures?|clases?|${[
  'cassett[ae]|cassettes?|vhs|nastro|bobina|cintas?|tapes?|reel',
].join('|')}`;
/** Words that name an episode only beside a season: alone they may belong to a film's name. */
export const EPISODE_WORDS_BESIDE = 'capitol[oi]|capitulos?|cap|chapters?|ch|part[ei]?';
/** Words that number the parts of a film as well as the videos of a series: 'Kill Bill Vol. 2', 'Gita a Goa parte 2'. */
export const PART_WORDS = 'part[ei]|parts?|pt|teil|vol(?:umen?|ume)?|capitol[oi]|capitulos?|cap|chapters?';
/** The same of days: before them a number begins a name, 'Primo giorno di scuola'. */
export const DAY_WORDS = 'giorn[oi]|giornata';
/** Words that do so only at the beginning or behind a sign: 'Gita a Goa - Day 2', but not 'Independence Day 2'. */
export const PART_WORDS_APART = 'days?|dia|jornada';
/** One file of several that are a film together. */
export const DISC_WORDS = 'cd|dvd|bd|dis[ck]|disco|tempo|atto|act|half';
/** Words that number videos outside of a series' seasons. */
export const SPECIAL_WORDS = 'special[ei]?|especial(?:es)?|sp|ova|oav';

const LAST = [
  '(?:ultim[oa]|last|final)[\\s._](?:puntata|episodio|capitulo|episode)',
  '(?:puntata|episodio|capitulo)[\\s._](?:finale?|conclusiv[oa])',
  '(?:season|series)[\\s._]finale|(?:gran[\\s._])?finale?[\\s._]d[ei][\\s._](?:la[\\s._])?(?:stagione|temporada|serie)|gran[\\s._]final',
].join('|');
/** Words for a last episode without its number. */
export const LAST_EPISODE = `(?:${LAST})`;

/** After a number without the sign of an ordinal, such a word is not a count: '2 stagione', but not '2 stagioni'. */
export const SINGULAR_SEASON = 'stagione|temporada|season';
export const SINGULAR_EPISODE = 'episodio|puntata|lezione|capitulo';

/** A number before them is a day: '05 maggio al mare'. */
export const MONTHS = [
  'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?',
  'jan(?:uary)?|february|march|april|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|november|dec(?:ember)?',
  'ene(?:ro)?|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre',
].join('|');

const ORDINALS = [
  'prim[aoe]|first|primer[oa]?',
  'second[ao]?|segund[ao]',
  'terz[ao]|third|tercer[oa]?',
  'quart[ao]|fourth|cuart[ao]',
  'quint[ao]|fifth',
  'sest[ao]|sixth|sext[ao]',
  'settim[ao]|seventh|septim[ao]',
  'ottav[ao]|eighth|octav[ao]',
  'non[ao]|ninth|noven[ao]',
  'decim[ao]|tenth',
  'undicesim[ao]|eleventh',
  'dodicesim[ao]|twelfth',
  'tredicesim[ao]|thirteenth',
  'quattordicesim[ao]|fourteenth',
  'quindicesim[ao]|fifteenth',
  'sedicesim[ao]|sixteenth',
  'diciassettesim[ao]|seventeenth',
  'diciottesim[ao]|eighteenth',
  'diciannovesim[ao]|nineteenth',
  'ventesim[ao]|twentieth',
];
const CARDINALS = [
  'un[oa]|one',
  'due|two|dos',
  'tre|three|tres',
  'quattro|four|cuatro',
  'cinque|five|cinco',
  'sei|six|seis',
  'sette|seven|siete',
  'otto|eight|ocho',
  'nove|nine|nueve',
  'dieci|ten|diez',
  'undici|eleven',
  'dodici|twelve|doce',
  'tredici|thirteen|trece',
  'quattordici|fourteen|catorce',
  'quindici|fifteen|quince',
  'sedici|sixteen|dieciseis',
  'diciassette|seventeen|diecisiete',
  'diciotto|eighteen|dieciocho',
  'diciannove|nineteen|diecinueve',
  'venti|twenty|veinte',
];
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const END = String.raw`(?![\p{L}\d])`;
const SIGN = String.raw`(?: ?[ªº°^]|(?:a|o|st|nd|rd|th|er[ao]?|r[ao]|d[ao]|t[ao]|m[ao]|v[ao]|n[ao])${END})`;
const MONTH_NAMES =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|april|june|july|august|september|october|november|december|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre';
/** A number outside of a date: 'puntata 12-05-2020', 'Lezione del 2 settembre'. */
const FIGURES = String.raw`\d{1,4}(?!\d)(?![-./]\d{1,2}[-./]\d{2,4}(?!\d))(?!\s(?:de\s)?(?:${MONTH_NAMES})${END})`;
/** A Roman number. One letter is a number only at the end: 'puntata i migliori'. */
export const ROMAN = String.raw`(?:[vx]?i{2,3}|i[vx]|vi|xi)${END}|[ivx](?=\s*(?:$|[-–—.,:;()[\]_]))`;
/** A number behind its word: '4', '4ª', 'IV', 'quattro', 'quarta'. */
export const NUMBER_BEHIND = `(?:${FIGURES}${SIGN}?|${ROMAN}|(?:${[...ORDINALS, ...CARDINALS].join('|')})${END})`;
/** Between a word and its number. */
export const NUMBER_GAP = String.raw`[\s._\-–—:#'"]{0,3}(?:(?:dal?|from|de|del)\s)?(?:n(?:r|um|[°º])?[.\s]{0,2})?`;
/** A number before its word: '4ª', 'quarta'. */
export const NUMBER_BEFORE = `(?:${FIGURES}${SIGN}|(?:${ORDINALS.join('|')})${END})`;
/** A number before a season's word: 'II stagione'. */
export const SEASON_BEFORE = `(?:${NUMBER_BEFORE}|(?:${ROMANS.join('|')})(?=\\s))`;

/** The value of such a number. */
export function numberOf(text: string): number {
  const figures = /^\d+/.exec(text)?.[0];
  if (figures !== undefined) return Number(figures);
  const roman = ROMANS.indexOf(text);
  const isWritten = (forms: string) => new RegExp(`^(?:${forms})$`).test(text);
  return Math.max(roman, ORDINALS.findIndex(isWritten), CARDINALS.findIndex(isWritten)) + 1;
}
