import { asCell } from '../tables/sheets-in-table.ts';
import { Archive } from './archive.ts';
import { numberText } from './number-text.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readStyles } from './read-styles.ts';
import { type Attributes, readXml, withoutPrefix } from './read-xml.ts';
import { relationsOf } from './relations.ts';
import { WorkbookError } from './workbook-error.ts';

/** Sheets of a workbook at most. */
const MAX_SHEETS = 100;

/** A sheet that has filled cells. */
export type Sheet = { name: string; isHidden: boolean; rows: SheetRow[] };

type SheetPart = { name: string; isHidden: boolean; part: string };

/**
 * Reads the sheets of a workbook (.xlsx). `linked` writes a cell's text with the address behind it. Throws a
 * `WorkbookError`.
 */
export function readWorkbook(bytes: Uint8Array, linked: (text: string, address: string) => string): Sheet[] {
  const archive = new Archive(bytes);
  const main = mainPart(archive);
  const relations = [...relationsOf(archive, main)];
  const { sheets, is1904 } = readContents(archive, main, new Map(relations));
  const part = (wanted: string) =>
    archive.part(relations.find(([, { type }]) => type === wanted)?.[1].target ?? '');
  const strings = readStrings(part('sharedStrings') ?? EMPTY);
  const formats = readStyles(part('styles') ?? EMPTY);
  const textOf = (written: string, { type, style }: { type: string; style: number }) =>
    asCell(cellText(written, type, { strings, format: formats[style] ?? 'General', is1904 }));
  return sheets.flatMap(({ name, isHidden, part: sheet }) => {
    const links = relationsOf(archive, sheet);
    const addressOf = (link: Attributes) => webAddress(links.get(relationId(link) ?? '')?.target);
    const rows = readSheet(archive.part(sheet) ?? EMPTY, { textOf, addressOf, linked });
    return rows.length > 0 ? [{ name, isHidden, rows }] : [];
  });
}

const EMPTY = Buffer.from('<empty/>');

/** The part that lists the sheets. */
function mainPart(archive: Archive): string {
  const main = [...relationsOf(archive, '').values()].find(({ type }) => type === 'officeDocument')?.target;
  if (main !== undefined && /(?:^|\/)workbook\w*\.xml$/.test(main)) return main;
  throw new WorkbookError(isOtherWorkbook(archive, main) ? 'workbook' : 'no table');
}

/** True of LibreOffice's and Apple's workbooks, and of Excel's binary ones. */
function isOtherWorkbook(archive: Archive, main: string | undefined): boolean {
  if (main !== undefined) return main.endsWith('/workbook.bin');
  if (archive.text('mimetype').includes('spreadsheet')) return true;
  return archive.names.some((name) => /^Index(?:\/CalculationEngine|\/Tables\/|\.zip$)/.test(name));
}

function readContents(
  archive: Archive,
  main: string,
  relations: ReadonlyMap<string, { type: string; target: string }>,
): { sheets: SheetPart[]; is1904: boolean } {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  readXml(archive.part(main) ?? EMPTY, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '');
      const { type, target } = (name === 'sheet' && relations.get(relationId(attributes) ?? '')) || {};
      if (type !== 'worksheet' || target === undefined) return;
      if (sheets.length >= MAX_SHEETS) throw new WorkbookError('too much work');
      sheets.push({
        name: attributes['name'] ?? '',
        isHidden: /hidden$/i.test(attributes['state'] ?? ''),
        part: target,
      });
    },
  });
  return { sheets, is1904 };
}

const relationId = (attributes: Attributes) =>
  Object.entries(attributes).find(([name]) => name.includes(':') && withoutPrefix(name) === 'id')?.[1];

const webAddress = (target = '') => (/^(?:https?|tg):/i.test(target) ? target : undefined);

type Facts = { strings: readonly string[]; format: string; is1904: boolean };

function cellText(written: string, type: string, { strings, format, is1904 }: Facts): string {
  if (type === 's') return strings[Number(written)] ?? '';
  if (type === 'b') return written === '1' ? 'TRUE' : 'FALSE';
  // A formula's fault is no value.
  if (type === 'e') return '';
  if (type !== 'n' || written.trim() === '') return written;
  const number = Number(written);
  return Number.isFinite(number) ? numberText(number, format, is1904) : written;
}
