import { type ReactNode, useState } from 'react';
import { texts } from '../../../languages/texts.ts';
import { KeysLine, ManyAtOnce, type Progress } from './many-at-once.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Ids of rows that are chosen, or open. */
export function useIds() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setIds((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { ids, set: (all: readonly number[]) => setIds(new Set(all)), toggle };
}

/** What a table says to each of its rows. */
export type TableRow = {
  isSelected: boolean;
  onSelect: () => void;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent: boolean;
};

type DeskTableProps<Row> = {
  /** Accessible name. */
  name: string;
  rows: readonly Row[];
  idOf: (row: Row) => number;
  /** Pixels that a row is high before it has been measured. */
  estimate: number;
  chosen: ReturnType<typeof useIds>;
  progress?: Progress | undefined;
  /** What is offered while none is chosen. */
  bulk?: ReactNode;
  /** Buttons that do something with those that are chosen. */
  many: ReactNode;
  /** What is written of the keys of `actionsOf`, by `KeyboardEvent.key` in lower case. */
  keys: string;
  actionsOf: (row: Row) => Record<string, () => void>;
  undo: () => void;
  children: (row: Row, table: TableRow) => ReactNode;
};

/** Rows that are chosen and answered one by one or many at once, by keys too. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { name, rows, idOf, estimate, chosen, progress, bulk, many, keys, actionsOf, undo, children } = props;
  const { current, ofTable } = useRowKeys(rows, idOf, (row) => ({
    ...actionsOf(row),
    ' ': () => chosen.toggle(idOf(row)),
    u: undo,
  }));
  return (
    <>
      <ManyAtOnce
        selected={rows.filter((row) => chosen.ids.has(idOf(row))).length}
        progress={progress}
        bulk={bulk}
        onSelectAll={() => chosen.set(rows.map(idOf))}
        onSelectNone={() => chosen.set([])}
      >
        {many}
      </ManyAtOnce>
      {rows.length > 0 && <KeysLine>{texts.desk.keys(keys)}</KeysLine>}
      <div {...ofTable}>
        <VirtualRows items={rows} keyOf={idOf} name={name} estimate={estimate}>
          {(row) =>
            children(row, {
              isSelected: chosen.ids.has(idOf(row)),
              onSelect: () => chosen.toggle(idOf(row)),
              isCurrent: idOf(row) === current,
            })
          }
        </VirtualRows>
      </div>
    </>
  );
}
