import type { LogEntry } from '../../wire-world.ts';
import type { EventFeed } from './event-feed.ts';

/** Characters of a body that the log keeps. */
const MAX_SHOWN = 2_000;

export type TrafficLog = ReturnType<typeof createTrafficLog>;

type Traffic = Omit<LogEntry, 'id' | 'at' | 'sent' | 'answered'> & { sent: unknown; answered?: unknown };

/** The traffic of the Bot API in both directions: the latest `capacity` entries. */
export function createTrafficLog(feed: EventFeed, capacity: number) {
  const entries: LogEntry[] = [];
  let lastId = 0;
  return {
    entries: (): readonly LogEntry[] => entries,
    add({ sent, answered, ...rest }: Traffic): void {
      lastId += 1;
      const entry = { ...rest, id: lastId, at: Date.now(), sent: shorten(sent), answered: shorten(answered) };
      entries.push(entry);
      if (entries.length > capacity) entries.shift();
      feed.publish({ type: 'logged', entry });
    },
    clear(): void {
      entries.length = 0;
    },
  };
}

function shorten(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
