import { VIDEO_ENDING } from '../video-file.ts';
import { ASKED_WITH } from './words-of-channels.ts';
import { DUBS_AND_SUBTITLES, IN_LANGUAGE, withoutLoudDubs } from './words-of-dubs.ts';

/** A name or a line of a caption in plain letters: unescaped, without the decorations of channels and sites. */
export function cleanVideoText(text: string): string {
  const plain = unescapeText(text)
    .replace(VIDEO_ENDING, '')
    .normalize('NFC')
    .replace(STYLED, (letter) => letter.normalize('NFKC'))
    .replace(MARKED, '')
    .replace(FILLED, filledLetter)
    .replace(FILLED_FIGURE, (figure) => String((((figure.codePointAt(0) ?? 0) - FIRST_FIGURE) % 10) + 1))
    .replace(/[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/gu, (letter) => SMALL[SMALL_CAPITALS.indexOf(letter)] ?? letter)
    .replace(PLACE, (place) => `${place.replace(/\D/g, '')}. `)
    .replace(RATING, ' ')
    .replace(INVISIBLE, '')
    .replace(TAG, (tag) => tag.replace(WITHIN_TAG, ' '))
    .replace(ARROW_BETWEEN, '-')
    .replace(BAR, '|')
    .replace(/【/g, '[')
    .replace(/】/g, ']')
    .replace(PICTURES, ' ')
    .replace(DECORATIONS, ' ')
    .replace(/[\p{Zs}\u3164]/gu, ' ')
    .replace(/full[\s._-]hd(?![\p{L}\d])/giu, 'FullHD');
  return withoutAdvertising(withBlanks(plain)).replace(KEY_BEHIND, '').trim();
}

/** YouTube's number behind a name: eleven letters of both cases and figures. */
const KEY_BEHIND =
  /(?<=\S)-(?=[\w-]{0,10}\d)(?=[\w-]{0,10}[a-z])(?=[\w-]{0,10}[A-Z])(?![\w-]{0,7}[a-z]{4})[\w-]{11}$/;

/** Bold, italic, circled and wide letters and figures; '½' stays unchanged. */
const STYLED =
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F149}\u{2460}-\u{24FF}\u{2B0}-\u{2B8}\u{2E1}-\u{2E3}\u{1D2C}-\u{1D6A}\u{2071}\u{207F}\u{FF01}-\u{FF5E}]/gu;
/** Lines through and below letters. */
const MARKED = /(?<=[a-z\d\s])[\u0300-\u036F]+/giu;
/** White letters on black, within a word: alone such a sign is a picture. Flags are pairs, letters are apart. */
const BLACK = String.raw`\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}`;
const FLAG = String.raw`[\u{1F1E6}-\u{1F1FF}]`;
const FILLED = new RegExp(
  String.raw`(?:(?<=[\p{L}${BLACK}]\uFE0F?)[${BLACK}]|[${BLACK}](?=\uFE0F?[\p{L}${BLACK}]))\uFE0F?|(?<!${FLAG})${FLAG}(?!${FLAG})`,
  'gu',
);
/** Figures in circles: '❷', '➂', '➌'. */
const FILLED_FIGURE = /[\u2776-\u2793]/gu;
const FIRST_FIGURE = 0x2776;
/** The first letters of the alphabets that these signs are of. */
const ALPHABETS = [0x1f1e6, 0x1f170, 0x1f150];

function filledLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = ALPHABETS.find((at) => code >= at) ?? code;
  return String.fromCodePoint('A'.charCodeAt(0) + code - first);
}

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const SMALL = 'abcdefghijklmnoprstuvwyz';
/** A place in an order, in figures on keys: '3️⃣ Il ponte'. */
const PLACE = /^\s*(?:\d\uFE0F?\u20E3)+\s+(?=\p{L})/u;
/** '⭐ 7.5', 'IMDb: 7.5/10', '7.5/10'. */
const RATING =
  /(?:⭐\uFE0F?|(?<![\p{L}\d])(?:imdb|tmdb|voto|rating|nota))(?:\s*:)?\s*(?:\d[.,]\d(?!\d)(?:\s?\/\s?10)?|\d{1,2}\s?\/\s?10)|(?<![\d.])\d[.,]\d\s?\/\s?10(?!\d)/giu;
/** Marks of direction, joiners, variants of emoji. */
const INVISIBLE = /[\p{Cf}\uFE0F\u20E3]/gu;
const TAG = /#[\p{L}\p{N}]+/gu;
/** Before a capital: tags have no spaces, '#IlProcesso' and '#LOmbra' are of two words. */
const WITHIN_TAG = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]+|`|#(?!\d{1,3}(?!\d))/gu;

/** Arrows; between words they divide as hyphens do. */
export const ARROWS = '→⇒⟶➔➙➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➵➸➺➻➼➽➾⪼►▸▶▹';
const ARROW_BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N})\]]\uFE0F?\s)[${ARROWS}](?=\s+[\p{L}\p{N}])`,
  'gu',
);
/** Bars that are drawn. */
const BAR = /[│┃║❘❙❚┆┇┊┋｜￨¦]/g;
/** Signs and brackets around a name: '꧁ Il ponte ꧂', '『Il ponte』', '╔═ Il ponte ═╗', '== Il ponte =='. */
const DECORATIONS =
  /(?![°©®™№])\p{So}|(?![()[\]{}„‚])[\p{Ps}\p{Pe}]|[\u0F04-\u0F12\uA9C1-\uA9CD彡]|[=<>]{2,}|[-~]=|=[-~]|^\s*[=+>]\s|\s[=+<]\s*$/gu;

/** 'the-red-shoes-1948-1080p': hyphens in place of spaces; those between figures are of ranges and dates. */
const SLUG = /^\p{L}[\p{L}\d]*(?:-[\p{L}\d]+){2,}$/u;
const WITHIN_SLUG = /(?<=\p{L})-(?=[\p{L}\d])|(?<=\d)-(?=\p{L})/gu;

/** '[Group]_Il_lago_-_05_(SUB_ITA)': underscores in place of spaces, since one is beside a sign that has spaces beside it. */
const UNDERSCORED = /^\S*(?:[-\])]_|_[-[(])\S*$/u;

function withBlanks(text: string): string {
  if (UNDERSCORED.test(text)) return text.replace(/_/g, ' ');
  return SLUG.test(text) ? text.replace(WITHIN_SLUG, ' ') : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Undoes escapes of addresses and of HTML, even double ones, and removes tags. */
function unescapeText(text: string): string {
  const tagless = text.replace(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/gi, '');
  const once = tagless
    .replace(/(?:%[0-9a-f]{2})+/gi, decodePercent)
    .replace(/&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,6}));/gi, (whole, figures, hex, name) => {
      const code = figures ? Number(figures) : Number.parseInt(hex ?? '', 16);
      if (Number.isNaN(code)) return ENTITIES[String(name).toLowerCase()] ?? whole;
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    });
  return once === text ? once : unescapeText(once);
}

const WESTERN = new TextDecoder('windows-1252');

function decodePercent(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    const bytes = escaped.match(/[0-9a-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
    return WESTERN.decode(Uint8Array.from(bytes));
  }
}

const DOMAIN = String.raw`(?:[a-z0-9-]+\.){1,5}(?:com|net|org|info|it|es|eu|tv|to|me|cc|io|co|site|online|xyz|club|top|live|ws|one|pro|stream|download|lol|vip|fun|app)`;
const ADVERTISING = [
  String.raw`(?<=[\p{L}\d)\]])[\s._\-–—|,·•([]+(?:${DUBS_AND_SUBTITLES})(?:\s*[)\]])?(?![\p{L}\d])`,
  String.raw`${ASKED_WITH}(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.(?:me|dog)\/[\w+/?=&-]+`,
  String.raw`${ASKED_WITH}https?:\/\/\S+`,
  String.raw`(?<![\p{L}\d])www\.${DOMAIN}(?![\p{L}\d])`,
  // A domain in brackets, before ' - ' or alone between spaces.
  String.raw`[[({]\s*${DOMAIN}\s*[\])}]`,
  String.raw`^\s*${DOMAIN}(?=\s*[-–—|_]|\s)`,
  String.raw`(?<=\s)${DOMAIN}(?=\s|$)`,
  // A channel's name, and the words that announce it.
  String.raw`${ASKED_WITH}(?<![\p{L}\d.])(?:(?:by|via|canale|channel|canal|from|da|per|para|for)(?:\s*:)?\s*)?@[a-z]\w{2,}(?![\p{L}\d])`,
  // The numbers of databases, which are read apart.
  String.raw`[[({]\s*(?:tmdb|imdb|tvdb|anidb)(?:id)?(?:\s*[-=:]\s*|\s+)(?:tt)?\d+\s*[\])}]`,
  String.raw`(?<![\p{L}\d])(?:(?:tmdb|imdb|tvdb)(?:id)?\s*[-=:]\s*)?tt\d{7,9}(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])(?:tmdb|imdb|tvdb)(?:id)?\s*[-=:]\s*\d+`,
  // Words that say that it is a whole film, or a copy of a file.
  String.raw`(?:[([\-–—]\s*)?(?<![\p{L}\d])(?:(?:film|movie|pel[ií]cula|peli)[\s._]+(?:complet[oa]|inter[oa]|enter[oa])|full[\s._]+(?:movie|film))(?:[\s._]+(?:in|en))?(?:[\s._]+(?:ita(?:liano)?|eng(?:lish)?|inglese|espa[ñn]ol|castellano|latino|hd))*(?:\s*[)\]])?(?![\p{L}\d])`,
  String.raw`^\s*(?:copia (?:di|de)|copy of|pel[ií]cula)\s+(?=\S)`,
  String.raw`^\s*(?:film|movie|pel[ií]cula|serie(?: tv)?|tv (?:series|show))\s*[-–—|•·»]\s+(?=\S)`,
  // Its length or size.
  String.raw`(?<=[^\s:=([|•·,\-–—])[\s([|•·,\-–—]+(?:[1-9]\s?h(?:\s?[0-5]?\d\s?(?:m|min\.?)?)?|\d{2,3}\s?min\.?|\d{1,2}(?:[.,]\d{1,2})?\s?[GM]B)[)\]]?\s*$`,
  String.raw`^\s*(?:ver|guarda|watch)\s+(?=\S.*\s(?:online|streaming)(?:\s|$))`,
  String.raw`(?<=[^\s._\-–—])[\s._\-–—]+(?:in[\s._]+)?(?:streaming|online)(?:[\s._]+(?:gratis|free))?(?=$|[\s._]+(?:ita(?:liano)?|eng|sub|hd|full|latino|castellano))`,
  // 'in italiano', '(English)', '[Latino]'.
  ...IN_LANGUAGE,
  String.raw`(?<=[^\s._\-–—|([])[\s._\-–—|([]+(?:serie(?:\stv)?\scomplet[ao]|(?:the\s)?complete\sseries)(?:\s*[)\]])?\s*$`,
  // The site that a browser has saved it from.
  String.raw`\s[-–—|]\s(?:youtube|facebook|vimeo|dailymotion|instagram|tiktok)\s*$`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Removes links, domains, numbers of databases, and channels' names unless nothing else is left. */
function withoutAdvertising(text: string): string {
  const rest = withoutLoudDubs(ADVERTISING.reduce((left, pattern) => left.replace(pattern, ' '), text))
    .replace(/[[({]\s*[\])}]/g, ' ')
    .replace(/(?<!\s)\s*\|(?:\s*\|)+\s*/g, ' | ')
    .replace(/^[\s\-–—|_:.•·~]+(?=\S)|(?<![\s\-–—|_:•·~])[\s\-–—|_:•·~]+$/gu, ' ')
    .replace(/ {2,}/g, ' ');
  return /[\p{L}\p{N}]/u.test(rest) || !/^\s*@/.test(text) ? rest : text.replace(/@/g, ' ');
}
