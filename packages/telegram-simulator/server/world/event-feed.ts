import type { WireEvent } from '../../wire.ts';

export type NumberedEvent = { id: number; event: WireEvent };

/** A numbered log of changes, which pages subscribe to. */
export type EventFeed = ReturnType<typeof createEventFeed>;

/** `capacity`: past events that a reconnecting page can still get. */
export function createEventFeed(capacity: number) {
  const past: NumberedEvent[] = [];
  const listeners = new Set<(numbered: NumberedEvent) => void>();
  let sequence = 0;
  return {
    /** The number of the latest event. */
    get sequence() {
      return sequence;
    },
    publish(event: WireEvent): void {
      sequence += 1;
      const numbered = { id: sequence, event };
      past.push(numbered);
      if (past.length > capacity) past.shift();
      for (const listen of listeners) listen(numbered);
    },
    /** The events after a number; undefined when some of them are forgotten or it was never given out. */
    after(number: number): NumberedEvent[] | undefined {
      const isKnown = number <= sequence && number >= sequence - past.length;
      return isKnown ? past.filter(({ id }) => id > number) : undefined;
    },
    /** Calls `listen` with every event from now on, until the returned function is called. */
    listen(listen: (numbered: NumberedEvent) => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
