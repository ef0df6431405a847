/** `Amarcord (1973)`; the name alone if the year is unknown (null, undefined or empty). */
export function withYear(name: string, year: number | string | null | undefined): string {
  return year == null || year === '' ? name : `${name} (${year})`;
}
