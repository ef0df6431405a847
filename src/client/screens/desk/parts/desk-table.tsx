import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { texts } from '../../../languages/texts.ts';
import styles from './desk-table.module.css';
import { KeysLine, ManyAtOnce, type Progress } from './many-at-once.tsx';
import { SidePane } from './side-pane.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/** Pixels that a row is high before it has been measured. */
export const ROW_HEIGHT = 68;

/** Ids of rows that are chosen. */
export function useIds(atFirst: readonly number[] = []) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(atFirst));
  const toggle = (id: number) =>
    setIds((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { ids, set: (all: readonly number[]) => setIds(new Set(all)), toggle };
}

/** A row's state and props in its table. */
export type TableRow = {
  isSelected: boolean;
  onSelect: () => void;
  isOpen: boolean;
  onOpen: () => void;
  /** The content below an open row; nothing while it is beside the table. */
  detail: ReactNode;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent: boolean;
};

type DeskTableProps<Row> = {
  /** Accessible name. */
  name: string;
  /** The columns' headings: the row's name, its guess. */
  heads: readonly [string, string];
  /** The most buttons that a row has: the width of their column. */
  buttons: number;
  /** The guess is a few words: the name gets the room. */
  isBrief?: boolean;
  /** On a phone the line under a row's name is its guess, not its subject. */
  isGuessed?: boolean;
  rows: readonly Row[];
  idOf: (row: Row) => number;
  /** The content of an open row beside its line. */
  renderDetail?: (row: Row) => ReactNode;
  /** Shows an open row's content beside the table, under this name, where there is room. */
  besideOf?: (row: Row) => string;
  /** The row that is open at first. */
  openAtFirst?: number | undefined;
  /** Pixels that a row is high before it has been measured. */
  estimate: number;
  chosen: ReturnType<typeof useIds>;
  progress?: Progress | undefined;
  /** The content offered while no row is selected. */
  bulk?: ReactNode;
  /** Buttons that do something with the chosen rows. */
  many: ReactNode;
  /** The help line for the keys of `actionsOf`, by `KeyboardEvent.key` in lower case. */
  keys: string;
  actionsOf: (row: Row, open: () => void) => Record<string, () => void>;
  undo: () => void;
  children: (row: Row, table: TableRow) => ReactNode;
};

/** Rows that are chosen, opened and answered one by one or many at once, by keys too. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { name, heads, rows, idOf, estimate, chosen, progress, bulk, many, keys, undo, children } = props;
  const { renderDetail, besideOf, openAtFirst } = props;
  const opened = useIds(openAtFirst === undefined ? [] : [openAtFirst]);
  const isBeside = useIsWide() && besideOf !== undefined;
  const open = (id: number) => {
    if (isBeside) opened.set(opened.ids.has(id) ? [] : [id]);
    else opened.toggle(id);
  };
  const { current, ofTable } = useRowKeys(rows, idOf, (row) => ({
    ...props.actionsOf(row, () => open(idOf(row))),
    ' ': () => chosen.toggle(idOf(row)),
    u: undo,
  }));
  const beside = isBeside ? rows.find((row) => opened.ids.has(idOf(row))) : undefined;
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
      <div
        className={styles['table']}
        data-beside={beside && ''}
        data-brief={props.isBrief && ''}
        data-guessed={props.isGuessed && ''}
        style={{ '--buttons': props.buttons }}
      >
        <div {...ofTable}>
          {rows.length > 0 && <Heads heads={heads} />}
          <VirtualRows items={rows} keyOf={idOf} name={name} estimate={estimate}>
            {(row) =>
              children(row, {
                isSelected: chosen.ids.has(idOf(row)),
                onSelect: () => chosen.toggle(idOf(row)),
                isOpen: opened.ids.has(idOf(row)),
                onOpen: () => open(idOf(row)),
                detail: !isBeside && opened.ids.has(idOf(row)) && renderDetail?.(row),
                isCurrent: idOf(row) === current,
              })
            }
          </VirtualRows>
        </div>
        {beside && (
          <SidePane
            key={idOf(beside)}
            name={besideOf?.(beside) ?? ''}
            onClose={() => {
              opened.set([]);
              focusRow(idOf(beside));
            }}
          >
            {renderDetail?.(beside)}
          </SidePane>
        )}
      </div>
    </>
  );
}

const wide = () => matchMedia('(min-width: 1024px)');

function subscribeToWidth(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True if a table has room for an editor beside it. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => wide().matches);
}

/** Names of the columns; a screen reader hears what a row says of itself. */
function Heads({ heads: [name, guess] }: { heads: readonly [string, string] }) {
  return (
    <div className={styles['heads']} aria-hidden="true">
      <span>{name}</span>
      <span>{guess}</span>
    </div>
  );
}

const focusRow = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();

/**
 * Keys for the rows of a table. They work only while a row has the focus, so that letters typed elsewhere do
 * nothing: arrows move, other keys run `actionsOf`, by `KeyboardEvent.key` in lower case. A row that goes hands the
 * focus on to the next one.
 */
function useRowKeys<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  actionsOf: (row: Row) => Record<string, () => void>,
) {
  const [focused, setFocused] = useState<number>();
  const ids = rows.map(idOf);
  const index = focused === undefined ? -1 : ids.indexOf(focused);
  const place = useRef(0);
  if (index >= 0) place.current = index;
  const current = ids[index >= 0 ? index : Math.min(place.current, rows.length - 1)];

  // The focused row has gone: the row in its place takes over.
  useEffect(() => {
    if (focused === undefined || focused === current || document.activeElement !== document.body) return;
    setFocused(current);
    focusRow(current);
  }, [focused, current]);

  const move = (by: number) => focusRow(ids[place.current + by]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find((one) => String(idOf(one)) === target.dataset['row']);
    const moves = { arrowdown: () => move(1), arrowup: () => move(-1) };
    const act = row && { ...actionsOf(row), ...moves }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const id = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
    if (ids.includes(id)) setFocused(id);
  };
  return { current, ofTable: { onKeyDown, onFocus } };
}
