const WORDS = [
  String.raw`[-–—_.…?¿]+`,
  String.raw`#?n[./]?\s?[ad][.!]?`,
  String.raw`s[./]\s?d\.?`,
  String.raw`\\n`,
  String.raw`[(<[]?(?:null|none|nil|nan|nat|undefined)[)>\]]?`,
  'unknown|not available|tb[ad]',
  'sconosciut[oa]|non disponibile',
  'desconocid[oa]|no disponible|sin datos',
  String.raw`#(?:rif|ref|valore|value|valor|null|nome|name)[!?]?`,
  String.raw`0000-00-00(?:[ t]00:00:00)?`,
];
const PLACEHOLDER = new RegExp(`^(?:${WORDS.join('|')})$`, 'i');

/** True if a cell's text stands for no value, in the way of people or programs: 'N/A', 'n.d.', `\N`, 'NULL', '—', '#N/D'. */
export function isPlaceholder(cell: string): boolean {
  return PLACEHOLDER.test(cell.trim());
}
