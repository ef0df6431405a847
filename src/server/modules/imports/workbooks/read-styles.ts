import { getFormatFromId } from 'numfmt';
import { readXml } from './read-xml.ts';

/** The number formats of a workbook's cells, by the number of their style. */
export function readStyles(bytes: Uint8Array): string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isOfCells = false;
  readXml(bytes, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(own.get(numFmtId) ?? getFormatFromId(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
