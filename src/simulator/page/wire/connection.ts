import * as v from 'valibot';
import { type State, state, type WireEvent, wireEvent } from '../../wire.ts';
import { applyEvent } from './apply-event.ts';

const RETRY = 1500;

/** What the page knows of the simulator's server. */
export interface Link {
  /** Undefined until the first answer. */
  state: State | undefined;
  isLost: boolean;
}

export type Connection = ReturnType<typeof connect>;

/** Fetches the state, then follows every change; comes back by itself when the server was away. */
export function connect() {
  let link: Link = { state: undefined, isLost: false };
  let stream: EventSource | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: WireEvent) => void>();

  function set(next: Partial<Link>): void {
    link = { ...link, ...next };
    for (const watcher of watchers) watcher();
  }

  async function start(): Promise<void> {
    stream?.close();
    try {
      const answer = await fetch('/wire/state', { cache: 'no-store' });
      const current = v.parse(state, await answer.json());
      set({ state: current, isLost: false });
      follow(current.sequence);
    } catch (error) {
      lost(error);
    }
  }

  function lost(reason: unknown): void {
    console.warn('the simulator does not answer', reason);
    stream?.close();
    set({ isLost: true });
    setTimeout(start, RETRY);
  }

  function follow(sequence: number): void {
    stream = new EventSource(`/wire/events?after=${sequence}`);
    stream.onmessage = (message: MessageEvent<string>) => take(message.data);
    // The server may have started anew with another state: the browser's own retry would miss that.
    stream.onerror = () => lost('the stream broke');
  }

  function take(data: string): void {
    const event = v.parse(v.pipe(v.string(), v.parseJson(), wireEvent), data);
    if (event.type === 'startOver') return void start();
    if (link.state) set({ state: applyEvent(link.state, event) });
    for (const listener of listeners) listener(event);
  }

  void start();
  return {
    current: () => link,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Hears each event once it is in the state. */
    listen(listener: (event: WireEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
