/** Episodes that an owner types: the season where it is said, and the first and last of a range. */
export type EpisodeAnswer = { season: number | undefined; first: number; last: number };

const ANSWER =
  /^(?:s\s*(\d{1,3})\s*[e:.\- ]\s*e?\s*|(\d{1,3})\s*x\s*|(\d{1,3})\s+)?(?:e|ep|episodio)?\s*(\d{1,4})(?:\s*(?:-|–|a)\s*(?:e|ep)?\s*(\d{1,4}))?$/i;

/** Parses `S1E5`, `1x5`, `1 5`, `5`, and ranges `S1E1-12`, `1-12`; undefined for anything else. */
export function parseEpisodeAnswer(text: string): EpisodeAnswer | undefined {
  const read = ANSWER.exec(text.trim());
  if (!read) return undefined;
  const [, s, x, n, from = '', to = from] = read;
  const season = s ?? x ?? n;
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < first) return undefined;
  return { season: season === undefined ? undefined : Number(season), first, last };
}
