import { parseTorrentTitle } from '@viren070/parse-torrent-title';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { VIDEO_ENDING } from '../video-file.ts';
import { videoNameHeads } from './video-name-head.ts';

/** A parsed caption or file name. */
export type ParsedVideoName = {
  /** The title normalised for search. */
  name: string;
  year?: number | undefined;
  /** Whether the name has a season or an episode; false for films, and for series whose names say neither. */
  isEpisode: boolean;
  season?: number | undefined;
  episodes: readonly number[];
  /** A separate number at the end ('- 05'): an episode, if the title is a series. */
  number?: number | undefined;
  /** Whether nothing but the title is left over; otherwise the parse is for suggestions only. */
  isWhole: boolean;
  /** The words that are not in the name, normalised for search. */
  rest: string;
};

/** Generated file names of cameras, screen recorders and chats. */
const NO_NAME =
  /^(?:(?:vid|img|mov|pxl|dji|gopr|dsc|mvi|video|whatsapp video|screen ?record(?:ing|er)?|registrazione(?: schermo)?|schermata|telegram|document|file|trim|signal|inshot|snapchat)(?: (?:wa)?\d+| at| copia)*|film|movie|clip|untitled|senza titolo|\d{6,}(?: \d+)*)$/;

/** Release tags after a title: language, resolution, encoding. */
const BESIDES =
  /^(?:ita|italian|italiano|eng|english|inglese|multi|dual|sub|subs|subita|vose|s?\d{3,4}[pi]|4k|uhd|hd|fullhd|hdr|hdr10|sdr|10bit|blu|bluray|brrip|bdrip|bdmux|dvd|dvdrip|dvdmux|web|webrip|webdl|webmux|hdtv|hdtvrip|dlmux|dlrip|tvrip|satrip|remux|x26[45]|h26[45]|h|hevc|xvid|divx|ac3|aac|dts|extended|remastered|restored|restaurato|uncut|unrated|imax|proper|repack|completo|complete|nf|amzn|dsnp|streaming)$/;
/** Season and episode notations. */
const PART =
  /^(?:s\d+(?:e\d+)*|\d+x\d+|s|e|ep\d*|e\d+|stagione|season|episodio|episode|puntata|\d+(?:a|ª)?)$/;
const MARK = /(?:^|[^\p{L}\d])(?:e|ep|episodio|episode|puntata)\W{0,2}\d{1,3}(?!\d)/iu;

/** Maximum number of episodes in one file; more is a mistake or a range of years. */
const MAX_EPISODES = 10;

/** Above it a separate number is a year. */
const HIGHEST_NUMBER = 1500;

/** Parses a caption's line or a file name in all plausible ways, the likeliest first; none without a name. */
export function parseVideoName(text: string): ParsedVideoName[] {
  const plain = text
    .replace(VIDEO_ENDING, '')
    .replace(/[\p{Extended_Pictographic}#]+/gu, ' ')
    .trim();
  const raw = normalizeForSearch(plain);
  if (raw === '' || NO_NAME.test(raw)) return [];
  const whole: ParsedVideoName = { name: raw, isEpisode: false, episodes: [], isWhole: true, rest: '' };
  const parsed = readParsed(plain, raw);
  const readings = [...readHeads(plain, raw, parsed), parsed];
  if (readings.some(({ name, isEpisode }) => name === raw && isEpisode)) return readings;
  return [...readings.filter(({ name }) => name !== raw), whole];
}

function readParsed(plain: string, raw: string): ParsedVideoName {
  // The parser takes the last word for a file extension without one.
  const { title = '', year, seasons = [], episodes = [] } = parseTorrentTitle(`${plain}.mkv`);
  const name = normalizeForSearch(title);
  const isMarked = MARK.test(plain);
  // A number without a word for it may be a film's own: '12 Angry Men'.
  const counted = seasons.length > 0 || isMarked ? episodes.slice(0, MAX_EPISODES + 1) : [];
  const isEpisode = seasons.length > 0 || counted.length > 0;
  const isReadable = seasons.length <= 1 && counted.length <= MAX_EPISODES;
  return {
    name: name || raw,
    year: year === undefined ? undefined : Number(year.slice(0, 4)),
    isEpisode,
    season: seasons[0],
    episodes: counted,
    number: isEpisode ? undefined : numberApart(plain),
    isWhole: isReadable && isAllOf(name, { plain, raw, year, isEpisode }),
    rest: restOf(raw, name),
  };
}

/** What precedes the year or the episode, where the library reads another name. */
function readHeads(plain: string, raw: string, parsed: ParsedVideoName): ParsedVideoName[] {
  const { isEpisode, season, episodes } = parsed;
  if (episodes.length > MAX_EPISODES) return [];
  return videoNameHeads(plain).flatMap(({ text, year }) => {
    const name = normalizeForSearch(text);
    if (name === '' || name === parsed.name || (year === undefined && !isEpisode)) return [];
    return [{ name, year, isEpisode, season, episodes, isWhole: true, rest: restOf(raw, name) }];
  });
}

/** `5` of 'Dark - 05' and '[Group] Dark - 05v2 [1080p]'. */
function numberApart(plain: string): number | undefined {
  const [, digits] = /\s[-–#]\s*(\d{2,4})(?:v\d)?\s*(?:$|[[(])/.exec(plain) ?? [];
  const number = Number(digits);
  return digits === undefined || number > HIGHEST_NUMBER ? undefined : number;
}

function restOf(raw: string, name: string): string {
  return ` ${raw} `.replace(` ${name} `, ' ').trim();
}

type Around = { plain: string; raw: string; year: string | undefined; isEpisode: boolean };

/** Whether the rest besides the title is only known tags. */
function isAllOf(name: string, { plain, raw, year, isEpisode }: Around): boolean {
  const at = ` ${raw} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = raw.slice(0, at).trim();
  const after = raw.slice(at + name.length).trim();
  const bracketed = normalizeForSearch(/^\s*\[([^\]]*)\]/.exec(plain)?.[1] ?? '');
  const isLed = before === '' || before === bracketed || before === year;
  const [next = ''] = after.split(' ');
  return isLed && (next === '' || next === year || BESIDES.test(next) || (isEpisode && PART.test(next)));
}
