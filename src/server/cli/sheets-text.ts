import type { OtherSheets } from '../modules/imports/tables/sheets-in-table.ts';

/** The sheets of a workbook that were not read. */
export function sheetsText({ isHidden, names }: OtherSheets): string {
  const why = isHidden ? 'are hidden' : 'have no known columns';
  return `These sheets ${why} and were not read: ${names.join(', ')}.`;
}
