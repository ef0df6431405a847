import type { MovieNightSnapshot, Vote } from '../../../src/contract/movie-nights.ts';
import type { StubResponses } from '../calls/fake-server.ts';
import { titles } from './title-fixtures.ts';

export const ROOM = 'Rm_0123456789abcdefghij';
export const ROOM_PATH = `/serata/${ROOM}`;
const CALLS = `/api/movie_nights/${ROOM}`;

/** The name of one of the room's calls, as a stub's key. */
export const roomCall = (method: 'GET' | 'POST', call: string) => `${method} ${CALLS}/${call}`;

/** A room of three titles as its second member, Bruno, sees it; its stream stays open. Its clock goes on from `now`. */
export class FakeMovieNight {
  #snapshot: MovieNightSnapshot;
  readonly #aheadMs: number;
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(fields: Partial<MovieNightSnapshot> = {}) {
    this.#snapshot = {
      id: ROOM,
      version: 1,
      title: 'Serata di Anna',
      state: 'open',
      me: 2,
      isHost: false,
      members: [member(1, 'Anna', { isHost: true }), member(2, 'Bruno')],
      titles: 3,
      endsAt: null,
      now: Date.now(),
      chosen: null,
      playAt: null,
      ...fields,
    };
    this.#aheadMs = this.#snapshot.now - Date.now();
  }

  get snapshot(): MovieNightSnapshot {
    return { ...this.#snapshot, now: Date.now() + this.#aheadMs };
  }

  /** Responses to all calls of the room. */
  answers(votes: (Vote | null)[] = []): StubResponses {
    return {
      [roomCall('POST', 'join')]: () => this.snapshot,
      [`GET ${CALLS}`]: () => this.snapshot,
      [roomCall('GET', 'events')]: () => this.#open(),
      [roomCall('GET', 'titles')]: {
        titles: titles(3).map((content, index) => ({ content, vote: votes[index] ?? null })),
      },
      [roomCall('POST', 'votes')]: { success: true },
      'GET /api/get_top': [],
    };
  }

  /** Changes the room, and sends it to those who follow it. */
  change(fields: Partial<MovieNightSnapshot>): MovieNightSnapshot {
    this.#snapshot = { ...this.#snapshot, ...fields, version: this.#snapshot.version + 1 };
    for (const stream of this.#streams) stream.enqueue(roomEvent(this.snapshot));
    return this.snapshot;
  }

  /** Breaks the streams off. */
  cutStreams(): void {
    for (const stream of this.#streams) stream.error(new TypeError('network error'));
    this.#streams.clear();
  }

  #open(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        this.#streams.add(controller);
        controller.enqueue(roomEvent(this.snapshot));
      },
    });
  }
}

export function member(number: number, name: string, fields: { voted?: number; isHost?: boolean } = {}) {
  return { member: number, name, voted: 0, isHost: false, ...fields };
}

/** A title that all have said yes to. */
export function match(id: number): NonNullable<MovieNightSnapshot['chosen']> {
  const [content] = titles(1, id);
  if (!content) throw new Error('no title');
  return {
    content: { ...content, durata: '126', type: 'film', adult: 0, anteprima: null },
    by: 'match',
    approvals: 2,
    voters: 2,
    reason: 'Avete detto tutti e due «Ci sto».',
    seed: null,
  };
}

function roomEvent(snapshot: MovieNightSnapshot): Uint8Array {
  return new TextEncoder().encode(
    `id: ${snapshot.version}\nevent: room\ndata: ${JSON.stringify(snapshot)}\n\n`,
  );
}
