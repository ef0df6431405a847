import { texts } from '../../../languages/texts.ts';
import { copyText } from '../../../messenger/links.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Action } from '../parts/action.tsx';

type Cell = string | number;
type CopyCsvProps = { what: string; header: readonly Cell[]; rows: readonly (readonly Cell[])[] };

/** Copies numbers for a spreadsheet. */
export function CopyCsv({ what, header, rows }: CopyCsvProps) {
  async function copy(): Promise<void> {
    const isCopied = await copyText([header, ...rows].map(lineOf).join('\r\n'));
    showToast({ text: isCopied ? texts.desk.figures.copied : texts.desk.figures.notCopied });
  }
  return <Action label={texts.desk.figures.copy} of={what} onPress={() => void copy()} />;
}

const lineOf = (cells: readonly Cell[]) => cells.map(cellOf).join(',');

/** Quoted if necessary; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
