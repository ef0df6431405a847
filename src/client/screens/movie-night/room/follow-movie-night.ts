import * as v from 'valibot';
import { movieNightSnapshot } from '../../../../contract/movie-nights.ts';
import { httpStatusOf } from '../../../calls/failed-request.ts';
import {
  fetchMovieNight,
  type MovieNight,
  openMovieNightEvents,
  receiveMovieNight,
} from '../../../calls/movie-nights.ts';
import { readServerSentEvents } from '../../../lib/events/read-server-sent-events.ts';

const DELAY_MS = 500;
const POLL_INTERVAL_MS = 3000;
/** A stream that lasted for less has failed, although it began well: two phones of one person end each other's. */
const STABLE_MS = 10_000;
/** Polls between two attempts to have the stream again. */
const POLLS_PER_ATTEMPT = 10;
/**
 * The server sends a comment every 15 s: a stream that has been silent for longer is dead, even if the phone still
 * holds it open.
 */
const SILENCE_MS = 25_000;

/** The statuses of a room that is over, or over for this person: asking again cannot help. */
const FINAL_STATUSES = [403, 404, 409];

type Room = {
  id: string;
  /** The newest version known. */
  version: () => number;
  onSnapshot: (snapshot: MovieNight) => void;
  /** The room can no longer be followed; called once, with the HTTP status. */
  onGone: (status: number) => void;
  signal: AbortSignal;
};

/**
 * Follows a room until the signal (behaviour 4.30): by its stream of events, resumed with the version as cursor; after a
 * failed one by polling for a while.
 */
export async function followMovieNight(room: Room): Promise<void> {
  while (!room.signal.aborted) {
    const began = Date.now();
    try {
      await followStream(room);
    } catch (error) {
      if (isFinal(error)) return room.onGone(httpStatusOf(error) ?? 404);
    }
    if (Date.now() - began >= STABLE_MS) await pause(DELAY_MS * (1 + Math.random()), room.signal);
    else if (!(await poll(room))) return;
  }
}

async function followStream(room: Room): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  room.signal.addEventListener('abort', abort, { once: true });
  let silence = setTimeout(abort, SILENCE_MS);
  try {
    const stream = await openMovieNightEvents(room.id, room.version(), controller.signal);
    const events = readServerSentEvents(stream, () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    });
    for await (const { event, data } of events) {
      if (event !== 'room') continue;
      const snapshot = parseSnapshot(data);
      if (snapshot) room.onSnapshot(snapshot);
    }
  } finally {
    clearTimeout(silence);
    room.signal.removeEventListener('abort', abort);
  }
}

/** Undefined if it cannot be read: the next event or poll brings the state again. */
function parseSnapshot(data: string): MovieNight | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), movieNightSnapshot), data);
  return parsed.success ? receiveMovieNight(parsed.output) : undefined;
}

/** Polls for a while. False when the room can no longer be followed. */
async function poll(room: Room): Promise<boolean> {
  for (let polls = 0; polls < POLLS_PER_ATTEMPT && !room.signal.aborted; polls += 1) {
    try {
      room.onSnapshot(await fetchMovieNight(room.id, room.signal));
    } catch (error) {
      if (isFinal(error)) {
        room.onGone(httpStatusOf(error) ?? 404);
        return false;
      }
    }
    // The stream may work again with the network.
    if ((await pause(POLL_INTERVAL_MS, room.signal)) === 'online') return true;
  }
  return true;
}

function isFinal(error: unknown): boolean {
  return FINAL_STATUSES.includes(httpStatusOf(error) ?? 0);
}

/** Waits; ends early at the signal, and when the network returns. Resolves to the event that ended it. */
function pause(ms: number, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (event?: Event) => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve(event?.type);
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
