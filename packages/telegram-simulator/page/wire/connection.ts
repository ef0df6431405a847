import * as v from 'valibot';
import { type State, state, type WireEvent, wireEvent } from '../../wire.ts';
import { applyEvent } from './apply-event.ts';

const RETRY_MS = 1500;

/** The server's state, and a flag for a lost connection. */
export interface ConnectionState {
  /** Undefined until the first answer. */
  state: State | undefined;
  isLost: boolean;
}

export type Connection = ReturnType<typeof openConnection>;

/** Fetches the state, then applies every streamed event; reconnects automatically, with a fresh state. */
export function openConnection() {
  let link: ConnectionState = { state: undefined, isLost: false };
  let stream: EventSource | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: WireEvent) => void>();

  function set(next: Partial<ConnectionState>): void {
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
    setTimeout(start, RETRY_MS);
  }

  function follow(sequence: number): void {
    stream = new EventSource(`/wire/events?after=${sequence}`);
    stream.onmessage = (message: MessageEvent<string>) => take(message.data);
    // The server may have restarted with a different state, which the browser's own reconnect would miss.
    stream.onerror = () => lost('the stream broke');
  }

  function take(data: string): void {
    const event = v.parse(v.pipe(v.string(), v.parseJson(), wireEvent), data);
    if (event.type === 'reset') return void start();
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
    /** Subscribes to events, called after each is applied to the state. */
    listen(listener: (event: WireEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
