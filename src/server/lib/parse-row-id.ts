/** The largest id that the database can hold. */
export const MAX_ROW_ID = 2_147_483_647;

/** Parses a row id; undefined when no row can have it. */
export function parseRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ROW_ID ? id : undefined;
}
