const FILM =
  /^(?:tv|docu|short|feature)?(?:films?|movies?)(?:tv)?$|^(?:feature|lungometraggi?o?|largometrajes?|pelis?|peliculas?)$/;
const SERIES =
  /^(?:tv|web|docu|mini|micro|anime|tele)?(?:series?|serials?|shows?)(?:tv|web)?$|^(?:telefilms?|telenovelas?|sceneggiat[oi]|sitcoms?|soaps?|reality|docureality|(?:talk|reality|game)show|doramas?|programm[ai]|programas?)$/;
/** Dramas of television, joined: 'K-Drama', 'Drama coreano'. */
const DRAMA =
  /^(?:[cjkt]|tv|chinese|japanese|korean|thai|turkish)dramas?$|^dramas?(?:tv|cinese|coreano|giapponese|turco|chino|japones)$/;
/** Films unless they are a series: 'Documentary series'. */
const FILM_FORM =
  /^(?:tv)?(?:shorts?|videos?|documentar(?:y|ies|i|io)|documental(?:es)?|cortometraggi?o?|cortometrajes?|corto)$/;
const SPECIAL = /^(?:tv|comedy|standup)special$|^specialetv$|^especial(?:de)?tv$/;
/** Series unless they are a film: 'TV movie', 'Anime movie'. */
const SERIES_FORM = /^(?:tv|television|televisione|anime)$/;
const EPISODE = /^(?:tv)?(?:episode|episodio|puntata|capitulo)(?:tv)?$/;
const PODCAST = /^podcasts?$/;
const OTHER =
  /^(?:video)?(?:games?|gioco|giochi|juegos?)$|^(?:music|musica|videoclips?|songs?|canzone|cancion|albums?|books?|libr[oi]|novel|mangas?|comics?|fumett[oi]|person|people|persona|actor|actress|attore|attrice|director|regista|seasons?|stagion[ei]|temporadas?|lists?)$/;

/** The kind of title that a word means as people and other programs write it: 'TV Series', 'Película'. */
export function titleKindOf(word: string): 'film' | 'serie' | 'episode' | undefined {
  if (isNoTitle(word)) return undefined;
  const words = wordsIn(word);
  const joined = words.join('');
  const has = (kind: RegExp) => words.some((one) => kind.test(one));
  const [isFilm, isSeries] = [has(FILM), has(SERIES) || DRAMA.test(joined)];
  if (has(EPISODE)) return 'episode';
  if (isFilm || isSeries) return isFilm && isSeries ? undefined : isFilm ? 'film' : 'serie';
  if (has(FILM_FORM) || SPECIAL.test(joined)) return 'film';
  return has(SERIES_FORM) ? 'serie' : undefined;
}

/** True if a word means anything but films, series and their episodes: a game, a person, a whole season. */
export function isNoTitle(word: string): boolean {
  const words = wordsIn(word);
  const has = (kind: RegExp) => words.some((one) => kind.test(one));
  return has(PODCAST) || (has(OTHER) && !has(FILM) && !has(SERIES));
}

/** 'tvMiniSeries' has three words, too. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.replace(/\btele[\s-]film/g, 'telefilm').match(/[a-z]+/g) ?? [];
}
