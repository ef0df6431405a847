import * as v from 'valibot';
import type { ContentId } from '../../../../contract/content.ts';
import { requiredId } from '../../../../contract/lenient-schemas.ts';
import { MAX_VOTES_PER_CALL, type Vote, voteSchema } from '../../../../contract/movie-nights.ts';
import { httpStatusOf } from '../../../calls/failed-request.ts';
import { type CastVote, sendVotes } from '../../../calls/movie-nights.ts';
import { VOTES_KEY_PREFIX as KEY_PREFIX } from '../../../lib/launch/votes-key-prefix.ts';

/** Quick votes travel together. */
const BATCH_DELAY_MS = 250;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 16_000;
/** The server erases a room after thirty days. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** The server will never take these votes. */
const REFUSALS = [400, 403, 404, 409];

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    lastAt: v.number(),
    votes: v.array(v.object({ contentId: requiredId, vote: v.nullable(voteSchema), at: v.number() })),
  }),
);

const outboxes = new Map<string, VoteOutbox>();

/** The outbox of this person in this room: one a page, which goes on sending after the room has been left. */
export function openVoteOutbox(room: string, userId: string): VoteOutbox {
  const name = `${userId}.${room}`;
  const known = outboxes.get(name);
  if (known) return known;
  dropOldRooms();
  const outbox = new VoteOutbox(room, userId);
  outboxes.set(name, outbox);
  outbox.start();
  return outbox;
}

/** Sends what earlier pages could not, room by room. */
export function sendLeftVotes(userId: string): void {
  const prefix = `${KEY_PREFIX}${userId}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) openVoteOutbox(key.slice(prefix.length), userId);
}

/**
 * The votes of one person in one room until the server has them: kept in local storage, sent in batches, and again after
 * a failure. A vote's `at` only grows, also when the phone's clock is set back.
 */
class VoteOutbox {
  readonly #room: string;
  readonly #key: string;
  readonly #votes = new Map<string, CastVote>();
  #lastAt = 0;
  #failures = 0;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string, userId: string) {
    this.#room = room;
    this.#key = `${KEY_PREFIX}${userId}.${room}`;
    const stored = v.safeParse(storedSchema, localStorage.getItem(this.#key));
    if (!stored.success) return;
    this.#lastAt = stored.output.lastAt;
    for (const vote of stored.output.votes) this.#votes.set(String(vote.contentId), vote);
  }

  /** Those that are not yet known to have arrived. */
  get votes(): CastVote[] {
    return [...this.#votes.values()];
  }

  /** Sends what is left of an earlier page; from then on also when the network returns and before the page is hidden. */
  start(): void {
    for (const event of ['online', 'pagehide']) window.addEventListener(event, () => void this.#send());
    void this.#send();
  }

  /** Casts a vote, or takes one back (null). */
  cast(contentId: ContentId, vote: Vote | null): void {
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    this.#votes.set(String(contentId), { contentId, vote, at: this.#lastAt });
    this.#store();
    this.#sendAfter(BATCH_DELAY_MS);
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    const batch = this.votes.slice(0, MAX_VOTES_PER_CALL);
    if (this.#isSending || batch.length === 0) return;
    this.#isSending = true;
    try {
      await sendVotes(this.#room, batch);
      this.#failures = 0;
      this.#settle(batch);
    } catch (error) {
      this.#failures += 1;
      if (REFUSALS.includes(httpStatusOf(error) ?? 0)) this.#settle(batch);
    } finally {
      this.#isSending = false;
    }
    if (this.#votes.size > 0) this.#sendAfter(this.#retryDelay());
  }

  #retryDelay(): number {
    if (this.#failures === 0) return BATCH_DELAY_MS;
    return Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS);
  }

  /** Forgets votes that have arrived, unless they have been changed meanwhile. */
  #settle(batch: readonly CastVote[]): void {
    for (const { contentId, at } of batch)
      if (this.#votes.get(String(contentId))?.at === at) this.#votes.delete(String(contentId));
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ lastAt: this.#lastAt, votes: this.votes }));
    } catch {
      // Storage is full: the votes last as long as the page.
    }
  }
}

/** Removes what is left of rooms that the server has erased. */
function dropOldRooms(): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(KEY_PREFIX))) {
    const stored = v.safeParse(storedSchema, localStorage.getItem(key));
    if (stored.success && stored.output.lastAt < Date.now() - MAX_AGE_MS) localStorage.removeItem(key);
  }
}
