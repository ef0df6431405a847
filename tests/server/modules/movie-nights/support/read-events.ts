import * as v from 'valibot';
import { type MovieNightSnapshot, movieNightSnapshot } from '../../../../../src/contract/movie-nights.ts';

export type EventReader = {
  status: number;
  /** The snapshots so far. */
  snapshots: MovieNightSnapshot[];
  /** True once the server has ended the stream. */
  isOver(): boolean;
  close(): void;
};

/** Reads a night's events, as the client does: by fetch, since they need a header. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const ending = new AbortController();
  const answer = await fetch(url, { headers, signal: ending.signal });
  const snapshots: MovieNightSnapshot[] = [];
  let isOver = false;
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, id, data] = /^id: (\d+)\nevent: room\ndata: (.*)$/s.exec(event) ?? [];
        if (data === undefined) continue;
        const snapshot = v.parse(movieNightSnapshot, JSON.parse(data));
        if (String(snapshot.version) !== id) throw new Error(`event ${id} holds version ${snapshot.version}`);
        snapshots.push(snapshot);
      }
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return { status: answer.status, snapshots, isOver: () => isOver, close: () => ending.abort() };
}
