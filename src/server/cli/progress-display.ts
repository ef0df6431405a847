import { clock } from '../lib/clock.ts';
import type { TerminalStream } from './command.ts';
import { counted } from './counted.ts';

/** Intervals of progress lines: on a terminal, and elsewhere. */
const TERMINAL_MS = 200;
const PLAIN_MS = 10_000;

const BAR = 24;
const CLEAR = '\r\u001B[K';

export type ProgressDisplay = {
  /** Updates the count of finished items and the share of the work (0 to 1) if known. */
  show(done: number, share: number | undefined): void;
  /** Prints a line above the progress. */
  note(line: string): void;
  /** Clears the progress from a terminal. */
  end(): void;
};

/** Shows progress, counted in `unit`: one line rewritten on a terminal, lines at intervals elsewhere. */
export function createProgressDisplay(stream: TerminalStream, unit = 'title'): ProgressDisplay {
  const isTerminal = stream.isTTY ?? false;
  const start = clock.elapsed();
  let last = isTerminal ? Number.NEGATIVE_INFINITY : start;
  let shown = '';

  return {
    show(done, share) {
      const now = clock.elapsed();
      if (now - last < (isTerminal ? TERMINAL_MS : PLAIN_MS)) return;
      last = now;
      const line = formatProgressLine({ done, unit, share, seconds: (now - start) / 1000 }, isTerminal);
      if (!isTerminal) {
        stream.write(`${line}\n`);
        return;
      }
      shown = line.slice(0, (stream.columns ?? 80) - 1);
      stream.write(`${CLEAR}${shown}`);
    },
    note(line) {
      stream.write(isTerminal ? `${CLEAR}${line}\n${shown}` : `${line}\n`);
    },
    end() {
      if (shown) stream.write(CLEAR);
      shown = '';
    },
  };
}

type State = { done: number; unit: string; share: number | undefined; seconds: number };

/** `[######------] 25% · 50,000 titles · 1,200 a second · 2 min 5 s left`, the bar only on a terminal. */
export function formatProgressLine({ done, unit, share, seconds }: State, isTerminal: boolean): string {
  const rate = seconds > 0 ? Math.round(done / seconds) : 0;
  const parts = [counted(done, unit), `${rate.toLocaleString('en')} a second`];
  if (share === undefined) return parts.join(' · ');
  const full = Math.round(share * BAR);
  const bar = isTerminal ? `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ` : '';
  parts.unshift(`${bar}${Math.round(share * 100)}%`);
  if (share > 0) parts.push(`${duration((seconds / share) * (1 - share))} left`);
  return parts.join(' · ');
}

function duration(seconds: number): string {
  const wholeSeconds = Math.ceil(seconds);
  return wholeSeconds < 60
    ? `${wholeSeconds} s`
    : `${Math.floor(wholeSeconds / 60)} min ${wholeSeconds % 60} s`;
}
