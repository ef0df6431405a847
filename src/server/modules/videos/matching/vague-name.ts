import { tmdbGenreId } from '../../imports/map-genres.ts';
import { withoutTags } from './nameless-file.ts';

/** A number that may be an episode's as well as a name: '24', '05'; '300' and '1917' are names. */
const SHORT_NUMBER = /^(?:\d{1,2}|0\d{2})$/;

/** Words that present a video and may be its name: 'Here', 'Ecco il film'. */
const PRESENTING =
  /^(?:(?:ecco|here|aqui|qui|guarda|guardate|watch|ver|disponibil[ei]|available|nuov[oai]|new|nuev[oa]s?|enjoy|disfrut(?:a|ad|en|alo)|buona visione|buen provecho|que l[oa] disfruten)(?: (?:it|is|are|you|go|lo|la|l[oa]|il|el|a|tutti|voi|todos|all|ora|now|ahora|adesso|subito|qui|qua|here|esta|tienen|film|movie|pelicula|video|serie|online|gratis|the))*)$/;

/**
 * The short number that is all of a name but for tags of releases; `isVague`: a name that is none for sure. `raw`: the same
 * text, normalised for search.
 */
export function vagueness(plain: string, raw: string): { isVague: boolean; number?: number | undefined } {
  const words = withoutTags(raw);
  if (SHORT_NUMBER.test(words)) return { isVague: true, number: Number(words) || undefined };
  return { isVague: words.length === 1 || PRESENTING.test(words) || isGenres(plain) };
}

/** 'Horror', 'Azione, Avventura'. */
function isGenres(plain: string): boolean {
  const genres = plain.split(/(?<!\s)\s*[,/|•·‧∙+&_]\s*|(?<!\s)\s+[-–—]\s+/).filter(Boolean);
  return genres.length > 0 && genres.every((genre) => tmdbGenreId('film', genre.trim()) !== undefined);
}
