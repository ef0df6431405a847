import type { TmdbFilm } from './tmdb-schemas.ts';

/** The movie database's kinds of release. */
const PREMIERE = 1;
const THEATRICAL = [2, 3];

/** Notes of re-releases. */
const RE_RELEASE = /re-?release|riedizione|riproposta|restaur|restored|anniversar|4k/i;

/**
 * When a film came out in Italy: in the cinemas, else in another way, else at a festival. Where Italy is not
 * known, the first date anywhere. Empty when there is none; otherwise `YYYY-MM-DD`.
 */
export function italianReleaseDate(film: Pick<TmdbFilm, 'release_date' | 'release_dates'>): string {
  const dates = film.release_dates.results.flatMap(({ iso_3166_1: country, release_dates: ofCountry }) =>
    ofCountry.map(({ release_date: date, type, note }) => ({ country, type, note, day: date.slice(0, 10) })),
  );
  const italian = dates.filter(({ country, note }) => country === 'IT' && !RE_RELEASE.test(note));
  return (
    earliest(italian.filter(({ type }) => THEATRICAL.includes(type))) ??
    earliest(italian.filter(({ type }) => type !== PREMIERE)) ??
    earliest(italian) ??
    (film.release_date || undefined) ??
    earliest(dates) ??
    ''
  );
}

/** Whether one of a country's ratings says that nobody under eighteen may see it: `VM18`, `18+`. */
export function isForAdults(ratings: readonly string[]): boolean {
  return ratings.some((rating) => /^(VM)?\s*18\+?$/i.test(rating.trim()));
}

function earliest(dates: readonly { day: string }[]): string | undefined {
  return dates.map(({ day }) => day).toSorted()[0];
}
