import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { VIDEO_ENDING } from '../video-file.ts';

/** The doubt about a video with a title's name; `episode`: its typist may have mistyped it. */
export type VideoDoubt = 'extra' | 'part' | 'short' | 'episode';

/** Words for material about a film, in three languages, normalised for search. */
const EXTRAS = [
  'trailers?|teasers?|tv spots?|spot(?: tv)?|promo|preview|anteprima|avances?|clip|videoclip|music video',
  'sample|extras?|bonus|featurettes?|special features|conten(?:ut|id)[oi]s? (?:special[ei]|especial(?:es)?|extras?|adicional(?:es)?|inedit[oi])',
  'backstage|dietro le quinte|behind ?the ?scenes|making of|bloopers?|gag reel|papere|errori (?:dal|sul) set|detras de (?:las )?(?:camaras|escenas)|tras las camaras|como se hizo|tomas falsas',
  'intervist[ae]|interviews?|entrevistas?|conferenza stampa|q and a|red carpet',
  '(?:video)?recension[ei]|reviews?|resenas?|criticas?|reaction|commento audio|commentary|spiegazione|spiegato|explained|explicad[oa]|explicacion|analisi|analisis',
  'riassunto|recap|riepilogo|resumen|previously on|(?:nelle|negli) (?:puntate|episodi) precedenti|en capitulos anteriores',
  'scen[ae] (?:eliminat[ae]|tagliat[ae]|inedit[ae]|iniziale|finale)|deleted scenes?|escenas? (?:eliminadas?|borradas?|ineditas?|extras?)',
  'finale alternativo|alternat(?:e|ive) ending|final alternativo|colonna sonora|soundtrack|banda sonora|ost|sigla|nc(?:op|ed)\\d*[a-z]?|creditless|parodia|gameplay',
].join('|');
const EXTRA = new RegExp(String.raw`\b(?:${EXTRAS})\b`);
/** An episode's own name may be 'L'intervista'. */
const EXTRA_OF_EPISODE = new RegExp(
  String.raw`(?<!\b(?:il?|l[aoe]?|gli|una?|uno|the|an?|el|los|las) )\b(?:${EXTRAS})\b`,
);
/** 'Il ponte - Riassunto' of 'Il ponte - Riassunto stagione 1'. */
const EXTRA_BEHIND = new RegExp(String.raw`\S (?:${EXTRAS})$`);
/** Behind a sign or a number, at the end: '- Opening 2', 'S01E01 Ending', ' (1999)-deleted'; 'The-Big-Short' is a name. */
const EXTRA_SIGN = new RegExp(
  [
    String.raw`(?:[-–—()[\]]\s*|\d[\s._]+)(?:opening|ending)(?:\s?\d{1,2}[a-z]?)?`,
    String.raw`\s(?:op|ed)\d{1,2}[a-z]?`,
    String.raw`\s\S*-(?:behindthescenes|deleted|scene|short|other)`,
  ]
    .map((words) => String.raw`${words}(?:\s*[[(][^[\]()]*[)\]])*\s*$`)
    .join('|'),
  'i',
);
/** One file of several that are a film together. */
const PART = new RegExp(
  String.raw`\b(?:${[
    '(?:cd|dvd|disc|disk|disco|part|parte|pt|tempo|atto|act|half) ?(?:[1-9]|[ab]|i{1,3}|iv|uno|due|tre|one|two|three|dos|tres|prim[oa]|second[oa])',
    '(?:prim[oa]|primera?|second[oa]|segund[oa]|terz[oa]|tercera?|[1-4][oa]?) (?:tempo|parte|atto)|ultima parte|parte finale?|first half|second half|(?:first|second|last|final) part',
    '[1-9] ?(?:di|of|de) ?[2-9]|(?<=\\S )p[1-4]',
  ].join('|')})\b`,
);
const PART_SIGN = /[([]\s*[1-9]\s*[/\\⁄]\s*[2-9]\s*[)\]]|(?:^|\s)[1-4]\s?[/\\⁄]\s?[2-4]\s*$/;

/** A film's video is at least this share of its minutes: cuts differ, and television runs 4% faster. */
const MIN_SHARE = 2 / 3;
/** The least share of its minutes if a link names the film. */
const MIN_SHARE_OF_LINKED = 1 / 3;
/** Seconds below which a video is shorter than any film or episode, if the title's minutes are unknown. */
const SHORTEST_FILM_SECONDS = 300;
const SHORTEST_EPISODE_SECONDS = 90;
/** Least bytes a minute, for a file without a duration: half of the poorest encoding's size. */
const MIN_BYTES_A_MINUTE = 1_000_000;
const MIN_EPISODE_BYTES = 5_000_000;

export type VideoFile = { seconds?: number | undefined; bytes?: number | undefined };

/**
 * The doubt, if words besides the title's name mean a trailer, an extra or one part of several. `rest`: those
 * words, normalised; `parts`: those of them that may mean a part; `raw`: the text itself. An episode's own name may have a
 * part in it.
 */
export function doubtByWords(
  rest: string,
  raw: string,
  { isEpisode, parts = isEpisode ? undefined : rest }: { isEpisode: boolean; parts?: string | undefined },
): VideoDoubt | undefined {
  const plain = raw.replace(VIDEO_ENDING, '');
  if ((isEpisode ? EXTRA_OF_EPISODE : EXTRA).test(rest) || EXTRA_SIGN.test(plain)) return 'extra';
  return parts !== undefined && (PART.test(parts) || PART_SIGN.test(plain)) ? 'part' : undefined;
}

/** True if a name ends with a word for an extra: 'Il ponte - Riassunto'. */
export function isNamedExtra(name: string): boolean {
  return EXTRA_BEHIND.test(name);
}

/** True if a line has hardly more than a word for an extra: 'Trailer ufficiale'. */
export function isExtraAlone(plain: string): boolean {
  const words = normalizeForSearch(plain);
  return EXTRA.test(words) && words.replace(EXTRA, '').split(' ').filter(Boolean).length <= MAX_WORDS_BESIDE;
}

const MAX_WORDS_BESIDE = 2;

/** True if a video is far too short, or too small, for a title. `duration`: minutes of a film; 0 if unknown. */
export function isTooShort(
  { seconds, bytes }: VideoFile,
  { type, duration }: { type: 'film' | 'serie'; duration: number },
  isLinked = false,
): boolean {
  const minutes = type === 'film' ? duration : 0;
  if (seconds !== undefined && seconds > 0) return seconds < shortestSeconds(type, minutes, isLinked);
  if (bytes === undefined || bytes <= 0) return false;
  return bytes < (minutes > 0 ? minutes * MIN_BYTES_A_MINUTE : MIN_EPISODE_BYTES);
}

/** Cuts of a film differ in length by no more. */
const LENGTHS_APART = 0.1;

/** True if two videos, or a film and a video of it, may be of one length; both in the same unit. */
export function areAlikeInLength(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < LENGTHS_APART;
}

function shortestSeconds(type: 'film' | 'serie', minutes: number, isLinked: boolean): number {
  if (minutes > 0) return minutes * 60 * (isLinked ? MIN_SHARE_OF_LINKED : MIN_SHARE);
  return type === 'film' ? SHORTEST_FILM_SECONDS : SHORTEST_EPISODE_SECONDS;
}
