/** The columns of the table of waiting videos; the first three tell which video it is, the others what it is. */
export const WAITING_COLUMNS = [
  'video',
  'file',
  'didascalia',
  'minuti',
  'titolo',
  'anno',
  'tipo',
  'stagione',
  'episodio',
] as const;
