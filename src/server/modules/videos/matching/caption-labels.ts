import { ARROWS, cleanVideoText } from './clean-video-text.ts';

/** The facts that a caption's lines may be labelled with. */
export type Label = 'title' | 'original' | 'year' | 'season' | 'episode';

/** Between a label and its value. */
const SIGN = String.raw`[.*_]{0,3}\s*[:=：»→➜➡]`;
/** 'N°' behind a label. */
const NUMBER = String.raw`(?:\s(?:n(?:r|um|umero|[°º])?\.?|#|number))?`;
const KIND = '(?:film|serie(?: tv)?|series|movie|pelicula|show|tv show|anime)';
const LABELLED = (
  [
    [
      'title',
      `(?:tit(?:olo)?|titulo|title|nome|nombre|name)(?: italiano)?(?: (?:del |della |de la |of the )?${KIND})?|${KIND} (?:name|title)|(?:il |la )?${KIND}|documentario`,
    ],
    ['original', '(?:titolo |titulo )?original[ei]?(?: title)?'],
    [
      'year',
      'anno(?: di uscita| di produzione)?|ano(?: de (?:estreno|lanzamiento|produccion))?|year|fecha de estreno|uscita|data di uscita|release(?:d| date)?|estreno',
    ],
    ['season', 'stagione|season|temporada|s'],
    ['episode', 'episodio|puntata|episode|capitulo|ep|e|cap|lezione'],
  ] satisfies [Label, string][]
).map(([label, words]) => ({ label, pattern: new RegExp(`^\\W*(?:${words})${NUMBER}${SIGN}.`, 'iu') }));

/** Labels of anything but a name. */
const OTHER_LABEL = new RegExp(
  `^[^\\p{L}]*(?:${[
    "(?:titolo|nome) (?:dell[ao]? ?['’]?)?(?:episodio|puntata)|episode (?:title|name)|(?:titulo|nombre) (?:del )?(?:episodio|capitulo)",
    'gener[ei]|genre|genres|genero|generos|categoria|category|tags?',
    'regia|regista|diretto da|director|directed by|direccion|dirigida por|cast|attori|interpreti|con|actor[es]*|reparto|starring|autore',
    'trama|plot|sinossi|sinopsis|synopsis|descrizione|description|storia|not[aei]|notas|info',
    'durata|runtime|duration|duracion|lingua|lingue|language|languages|idioma|audio|sottotitoli|subtitles|subtitulos|subs?|qualita|quality|calidad|risoluzione|formato|format|codec|peso|size|dimensione|tamano|paese|nazione|country|pais|voto|rating|imdb|tmdb|link|scheda|canale|channel|canal|gruppo|group|upload(?:er)?|versione|fonte|source',
  ].join('|')})\\s*[:=：]`,
  'iu',
);
/** A label whose value is on the next line. */
const LABEL_ALONE =
  /(?<![^\n])[^\w\n]*(?:tit(?:olo|le)|t[ií]tulo|anno|año|year|stagione|season|temporada|episodio|episode|cap[ií]tulo)[^\w\n]*(?:\n[^\S\n]*)+/giu;
const DASH = String.raw`[-–—|${ARROWS}]\s+`;
/** 'Titolo - Il ponte', 'Anno | 1999', 'Titolo ➤ Il ponte'. */
const LABEL_AND_DASH = new RegExp(
  String.raw`^(\W*(?:(?:titolo|title|t[ií]tulo)(?=\s+${DASH}\S)|(?:anno|año|year|stagione|season|temporada|episodio|episode|puntata|cap[ií]tulo)(?=\s+${DASH}\d)))\s+${DASH}`,
  'iu',
);
/** A line of several labels: 'Stagione: 2 | Episodio: 4'. */
const NEXT_LABEL = /(?<!\s)\s*[|•·]\s*(?=[^\p{L}\d]{0,9}[\p{L} ]{1,20}[:=：])/gu;

/** A caption's lines, each with no more than one label before its value. */
export function labelledLines(caption: string, maxLines: number): string[] {
  return caption
    .trim()
    .replace(LABEL_ALONE, (label) => `${label.trim()}: `)
    .split('\n')
    .slice(0, maxLines)
    .flatMap((line) => line.split(NEXT_LABEL, maxLines))
    .slice(0, 2 * maxLines)
    .map((line) => line.replace(LABEL_AND_DASH, '$1: '));
}

/** The label of a line and its value; `other` for one that is of no name. */
export function labelOf(line: string): { label: Label | 'other' | undefined; value: string } {
  const plain = cleanVideoText(line).normalize('NFD').replace(/\p{M}/gu, '');
  const label = LABELLED.find(({ pattern }) => pattern.test(plain))?.label;
  if (label === undefined) return { label: OTHER_LABEL.test(plain) ? 'other' : undefined, value: line };
  return { label, value: cleanVideoText(line.replace(/^[^:=：»→➜➡]*[:=：»→➜➡][\s*_]*/u, '')) };
}
