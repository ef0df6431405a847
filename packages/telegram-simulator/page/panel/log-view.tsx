import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { AppLog } from './app-log.ts';
import { filterLines, type LogLine, logLines } from './log-lines.ts';
import styles from './log-view.module.css';
import panel from './panel.module.css';

const SIDES = [
  ['all', 'Tutto'],
  ['app', 'Mini app'],
  ['bot', 'Bot'],
] as const;

const MAX_LINES = 200;
const BOTTOM_SLACK = 24;

/** The messages exchanged between mini app and messenger, bot and Bot API. */
export function LogView({ log }: { log: AppLog }) {
  const { state } = usePageState();
  const entries = useSyncExternalStore(log.watch, log.entries);
  const [side, setSide] = useState<(typeof SIDES)[number][0]>('all');
  const [query, setQuery] = useState('');
  const lines = filterLines(logLines(entries, state.log), side, query).slice(-MAX_LINES);
  const { list, onScroll } = useFollowEnd(lines.at(-1)?.key);
  return (
    <details className={styles['log']} open>
      <summary className={panel['heading']}>
        <Icon name="chevron" size={14} />
        Registro degli eventi
      </summary>
      <div className={styles['filters']}>
        <SegmentedControl label="Da chi" options={SIDES} value={side} onChange={setSide} />
        <input
          type="search"
          className={panel['search']}
          placeholder="Filtra"
          aria-label="Filtra il registro"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div ref={list} className={styles['lines']} role="log" aria-label="Registro" onScroll={onScroll}>
        {lines.length === 0 && <p className={styles['empty']}>Ancora niente</p>}
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </div>
    </details>
  );
}

function Line({ line }: { line: LogLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['line']} data-side={line.side} data-problem={line.problem !== undefined}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-label={[line.name, line.problem].filter(Boolean).join(', ')}
        onClick={() => setOpen((open) => !open)}
      >
        <time>{clock(line.at)}</time>
        <span className={styles['way']} title={line.way === 'in' ? 'verso il messaggero' : 'dal messaggero'}>
          <Icon name={line.way === 'in' ? 'right' : 'left'} size={12} />
        </span>
        <span className={styles['name']}>{line.name}</span>
        <span className={styles['rest']}>{line.problem ?? line.detail.replaceAll(/\s+/g, ' ')}</span>
      </button>
      {isOpen && <pre className={styles['detail']}>{line.detail || 'senza dati'}</pre>}
    </div>
  );
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString('it', { hour12: false });
}

/** Keeps the end in sight, unless the person has scrolled away from it. */
function useFollowEnd(lastKey: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // A new line moves the end.
  useLayoutEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lastKey]);
  const onScroll = () => {
    const box = list.current;
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < BOTTOM_SLACK;
  };
  return { list, onScroll };
}
