import { languageTag } from '../../catalogue/rules/languages.ts';

/** Editions, kinds of pictures and of sound, by their spellings in names of files, normalised for search. */
const NOTES = Object.entries({
  "Director's Cut":
    '(?:director s|directors?|dir) cut|(?:montaggio|versione) del regista|(?:montaje|corte|version) del director',
  'Special Edition': 'special edition|edizione speciale|edicion especial',
  Extended:
    '(?:(?:versione|edizione|version|edicion) )?(?:extended|estesa|extendida)(?: (?:cut|edition|version))?',
  Unrated: 'unrated(?: (?:cut|edition|version))?',
  Theatrical: 'theatrical(?: (?:cut|edition|version))?|versione cinematografica|version de cine',
  Remastered: 'remaster(?:ed)?|restaurat[oa]|rimasterizzat[oa]|remasterizad[oa]',
  Uncut: 'uncut',
  Redux: 'redux',
  Criterion: 'criterion(?: collection)?',
  'Open Matte': 'open matte',
  IMAX: 'imax(?: edition)?',
  '3D': '3d',
  'Half-SBS': 'h sbs|hsbs|half sbs',
  SBS: 'sbs|fsbs|full sbs',
  'Half-OU': 'h ou|hou|half ou',
  'HDR10+': 'hdr10 ?plus|hdr10p',
  HDR: 'hdr(?:10)?',
  'Dolby Vision': 'dv|dovi|dolby vision',
  HLG: 'hlg',
  SDR: 'sdr',
  '8K': '8k|4320p',
  CAM: '(?:hd ?)?cam(?:rip)?',
  Telesync: 'telesync|hdts',
  Telecine: 'telecine|hdtc',
  Screener: '(?:dvd|bd|br|web)?scr(?:eener)?',
  Workprint: 'workprint',
  MULTi: 'multi(?:lang)?',
  Dual: 'dual(?: audio)?',
  VO: 'vo|vos|vost|vostfr|vosta|vose|vosi|(?:vo)subita',
}).map(([note, words]) => [note, new RegExp(`(?<= )(?:${words})(?= )`)] as const);

/** Notes in words that names of titles and sentences have, too. */
const NOTES_AMONG_FACTS = Object.entries({
  "Director's Cut": 'dc',
  Telesync: 'ts',
  Telecine: 'tc',
  Uncut: '(?:senza|sin) (?:censur[ae]|tagli|cortes)',
  'Versione integrale': '(?:versione |version )?(?:integrale|integra)',
  VO: '(?:versione?|lingua|lengua|idioma|audio) originale?|original (?:version|language|audio)',
}).map(([note, words]) => [note, new RegExp(`(?<= )(?:${words})(?= )`)] as const);

/** Editions in other words, and heights that are none of our qualities: they keep their spelling. */
const OTHER_EDITION =
  /(?<= )(?:(?!\d)[\p{L}\d]+ (?:cut|edition)|(?:versione|edizione|version|edicion|montaggio|montaje) (?!\d)[\p{L}\d]+)(?= )/u;
const OTHER_QUALITY = /(?<= )(?:(?!(?:2160|1440|1080|720|480|360)[pi])\d{3,4}[pi]|(?:48|50|60|120)fps)(?= )/;
const MAX_LENGTH = 60;

/** Notes on a version besides quality and languages, in the order of the words; in prose known words alone. */
export function notesIn(words: readonly string[], isProse: boolean): string {
  const found: { at: number; note: string }[] = [];
  let rest = ` ${words.join(' ')} `;
  const take = (pattern: RegExp, noteOf: (written: string) => string) => {
    const { 0: written = '', index: at = 0 } = pattern.exec(rest) ?? {};
    if (written === '') return;
    found.push({ at, note: noteOf(written) });
    rest = rest.slice(0, at) + '_'.repeat(written.length) + rest.slice(at + written.length);
  };
  for (const [note, pattern] of isProse ? NOTES : [...NOTES, ...NOTES_AMONG_FACTS]) take(pattern, () => note);
  take(OTHER_QUALITY, (written) => written);
  if (!isProse && !isOfLanguage(OTHER_EDITION.exec(rest)?.[0] ?? '')) take(OTHER_EDITION, capitalized);
  const notes = found.toSorted((one, other) => one.at - other.at).map(({ note }) => note);
  return [...new Set(notes)].join(', ').slice(0, MAX_LENGTH);
}

/** The words that belong to no known note. */
export function besideNotes(words: readonly string[]): string[] {
  const all = [...NOTES, ...NOTES_AMONG_FACTS];
  const rest = all.reduce((left, [, pattern]) => left.replace(pattern, ''), ` ${words.join(' ')} `);
  return rest.split(' ').filter(Boolean);
}

/** Most words of the notes behind a name. */
const MAX_WORDS = 20;

/** The index from which the words before `end` are known notes alone, after at least one other. */
export function beginOfNotes(words: readonly string[], end: number): number {
  for (let from = Math.max(1, end - MAX_WORDS); from < end; from += 1) {
    const text = ` ${words.slice(from, end).join(' ')} `;
    const rest = NOTES.reduce((left, [, pattern]) => left.replace(pattern, ''), text);
    if (rest.trim() === '') return from;
  }
  return end;
}

/** 'versione italiana' and 'versione in lingua originale' tell no edition. */
function isOfLanguage(edition: string): boolean {
  const words = edition.split(' ');
  return (
    / (?:in|en|hd|completa)$/.test(edition) ||
    words.some((word) => languageTag(word.replace(/a$/, 'o')) !== undefined && word.length > 4)
  );
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
