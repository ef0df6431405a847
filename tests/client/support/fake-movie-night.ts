import * as v from 'valibot';
import type { MovieNightSnapshot, Vote } from '../../../src/contract/movie-nights.ts';
import { titleSchema } from '../../../src/contract/titles.ts';
import type { RecordedRequest, StubResponses } from '../calls/fake-server.ts';
import { title, titles } from './title-fixtures.ts';

export const ROOM = 'Rm_0123456789abcdefghij';
export const ROOM_PATH = `/serata/${ROOM}`;
const CALLS = `/api/movie_nights/${ROOM}`;

export type SentVotes = { votes: { content_id: number; vote: Vote | null; at: number }[] };

/** The name of one of the room's calls, as a stub's key. */
export const roomCall = (method: 'GET' | 'POST', call: string) => `${method} ${CALLS}/${call}`;

/** A room of three titles as its second member, Bruno, sees it; its stream stays open. Its clock starts at `now`. */
export class FakeMovieNight {
  #snapshot: MovieNightSnapshot;
  readonly #aheadMs: number;
  readonly #votes = new Map<number | string, Vote | null>();
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

  /**
   * Responses to all calls of the room, and to sign-in as our server gives it. `votes`: those on the first titles;
   * later votes are added.
   */
  answers(votes: Vote[] = []): StubResponses {
    for (const [index, vote] of votes.entries()) this.#votes.set(index + 1, vote);
    return {
      'POST /api/auth': { jwt: 'token-42', vetrina: {} },
      [roomCall('POST', 'join')]: () => this.snapshot,
      [`GET ${CALLS}`]: () => this.snapshot,
      [roomCall('GET', 'events')]: () => this.#open(),
      [roomCall('GET', 'titles')]: () => ({
        titles: titles(3).map((content) => ({ content, vote: this.#votes.get(content.id) ?? null })),
      }),
      [roomCall('POST', 'votes')]: ({ body }: RecordedRequest) => this.#take(body as SentVotes),
      'GET /api/get_top': [],
    };
  }

  /** Changes the room, and sends it to all its members. */
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

  #take({ votes }: SentVotes) {
    for (const { content_id, vote } of votes) this.#votes.set(content_id, vote);
    return { success: true };
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
  return {
    content: v.parse(titleSchema, title(id)),
    by: 'match',
    approvals: 2,
    voters: 2,
    reason: 'Avete detto tutti e due «Ci sto».',
  };
}

function roomEvent(snapshot: MovieNightSnapshot): Uint8Array {
  return new TextEncoder().encode(
    `id: ${snapshot.version}\nevent: room\ndata: ${JSON.stringify(snapshot)}\n\n`,
  );
}
