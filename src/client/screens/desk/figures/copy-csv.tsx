import { texts } from '../../../languages/texts.ts';
import { copyText } from '../../../messenger/links.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import styles from './figures-section.module.css';

type Cell = string | number;
type CopyCsvProps = { what: string; header: readonly Cell[]; rows: readonly (readonly Cell[])[] };

/** Copies numbers for a spreadsheet. */
export function CopyCsv({ what, header, rows }: CopyCsvProps) {
  const notify = useToast();
  async function copy(): Promise<void> {
    const isCopied = await copyText([header, ...rows].map(lineOf).join('\r\n'));
    notify({ text: isCopied ? texts.desk.figures.copied : texts.desk.figures.notCopied });
  }
  return (
    <button
      type="button"
      className={`press ${styles['action']}`}
      aria-label={texts.desk.figures.copyOf(what)}
      onClick={() => void copy()}
    >
      {texts.desk.figures.copy}
    </button>
  );
}

const lineOf = (cells: readonly Cell[]) => cells.map(cellOf).join(',');

/** Quoted where it must be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
