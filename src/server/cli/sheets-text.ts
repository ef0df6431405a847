/** The sheets of a workbook that were not read. */
export function sheetsText(names: readonly string[]): string {
  return `Only the first sheet with known columns is read. These were not: ${names.join(', ')}.`;
}
