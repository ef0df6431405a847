import { LRUCache } from 'lru-cache';
import { clock } from './clock.ts';

const MAX_KINDS = 1000;

/** Writes a log line of a kind; `leftOut` is the number of lines of this kind since the last one. */
export type SampleLog = (kind: string, write: (leftOut: number) => void) => void;

/** Lets the first line of a kind through each second and counts the others: a flood must not fill the log's disk. */
export function createLogSampler(windowMs = 1000): SampleLog {
  const kinds = new LRUCache<string, { until: number; leftOut: number }>({ max: MAX_KINDS });
  return (kind, write) => {
    const now = clock.elapsed();
    const counter = kinds.get(kind);
    if (counter && now < counter.until) {
      counter.leftOut += 1;
      return;
    }
    kinds.set(kind, { until: now + windowMs, leftOut: 0 });
    write(counter?.leftOut ?? 0);
  };
}
