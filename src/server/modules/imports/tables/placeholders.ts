/** A formula's fault in a spreadsheet of any of the three languages. */
const FAULT = String.raw`#(?:n[./]?[ad]|rif|ref|valore|value|valor|null|nullo|nulo|nome|name|nombre|num|div\/0)[!?]?`;
const WORDS = [
  String.raw`[-–—_.…?¿]+`,
  String.raw`#?n[./]?\s?[ad][.!]?`,
  String.raw`s[./]\s?d\.?`,
  String.raw`\\n`,
  String.raw`[(<[]?(?:null|none|nil|nan|nat|undefined)[)>\]]?`,
  'unknown|not available|tb[ad]',
  'sconosciut[oa]|non disponibile',
  'desconocid[oa]|no disponible|sin datos',
  FAULT,
  String.raw`0000-00-00(?:[ t]00:00:00)?`,
];
const PLACEHOLDER = new RegExp(`^(?:${WORDS.join('|')})$`, 'i');

const FORMULA_FAULT = new RegExp(`^${FAULT}$`, 'i');

/** True if a cell holds a formula's fault, which is no title either: '#N/D', '#RIF!'. */
export function isFormulaFault(cell: string): boolean {
  return FORMULA_FAULT.test(cell.trim());
}

/** True if a cell's text stands for no value, in the way of people or programs: 'N/A', 'n.d.', `\N`, 'NULL', '—', '#N/D'. */
export function isPlaceholder(cell: string): boolean {
  return PLACEHOLDER.test(cell.trim());
}
