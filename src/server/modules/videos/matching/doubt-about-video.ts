/** The doubt about a video with a title's name; `episode`: its typist may have mistyped it. */
export type VideoDoubt = 'extra' | 'part' | 'short' | 'episode';

/** Words for material about a film, in Italian and English, normalised for search. */
const EXTRA = new RegExp(
  String.raw`\b(?:${[
    'trailers?|teasers?|tv spots?|spot(?: tv)?|promo|preview|anteprima|clip|videoclip|music video',
    'sample|extras?|bonus|featurettes?|special features|contenut[io] (?:speciali?|extra)',
    'backstage|dietro le quinte|behind the scenes|making of|bloopers?|gag reel|papere',
    'intervist[ae]|interviews?|conferenza stampa|q and a|red carpet',
    '(?:video)?recension[ei]|reviews?|reaction|commento audio|commentary|spiegazione|spiegato|explained|analisi',
    'riassunto|recap|scen[ae] (?:eliminat[ae]|tagliat[ae]|iniziale|finale)|deleted scenes?',
    'finale alternativo|alternat(?:e|ive) ending|colonna sonora|soundtrack|ost|sigla|ncop|nced|parodia|gameplay',
  ].join('|')})\b`,
);
/** One file of several that are a film together. */
const PART = new RegExp(
  String.raw`\b(?:${[
    '(?:cd|dvd|disc|disk|disco|part|parte|pt|tempo|atto|act) ?(?:[1-9]|[ab]|i{1,3}|iv|uno|due|tre|one|two|three|prim[oa]|second[oa])',
    '(?:prim[oa]|second[oa]|terz[oa]|1o?|2o?) (?:tempo|parte|atto)|first half|second half',
    '[1-9] (?:di|of) [2-9]',
  ].join('|')})\b`,
);
const PART_SIGN = /[([]\s*[1-9]\s*[/\\]\s*[2-9]\s*[)\]]/;

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
 * words, normalised; `raw`: the text itself. An episode's own name may have a part in it.
 */
export function doubtByWords(rest: string, raw: string, isEpisode: boolean): VideoDoubt | undefined {
  if (EXTRA.test(rest)) return 'extra';
  return !isEpisode && (PART.test(rest) || PART_SIGN.test(raw)) ? 'part' : undefined;
}

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

function shortestSeconds(type: 'film' | 'serie', minutes: number, isLinked: boolean): number {
  if (minutes > 0) return minutes * 60 * (isLinked ? MIN_SHARE_OF_LINKED : MIN_SHARE);
  return type === 'film' ? SHORTEST_FILM_SECONDS : SHORTEST_EPISODE_SECONDS;
}
