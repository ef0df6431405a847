import * as v from 'valibot';
import { requiredId } from '../../../../contract/lenient-schemas.ts';
import { MAX_VOTES_PER_CALL, type Vote, voteSchema } from '../../../../contract/movie-nights.ts';
import type { TitleId } from '../../../../contract/titles.ts';
import { type CastVote, sendVotes } from '../../../calls/movie-nights.ts';
import { Outbox, readStored } from '../../../calls/outbox.ts';
import { texts } from '../../../languages/texts.ts';
import { VOTES_KEY_PREFIX as KEY_PREFIX } from '../../../lib/launch/storage-keys.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

/** Quick votes travel together. */
const BATCH_DELAY_MS = 250;
/** The server erases a room after thirty days. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

const castVote: v.GenericSchema<unknown, CastVote> = v.object({
  titleId: requiredId,
  vote: v.nullable(voteSchema),
  at: v.number(),
});

type VoteOutbox = {
  /** Votes not yet confirmed. */
  readonly votes: CastVote[];
  /** Casts a vote, or takes one back (null); resolves like `put` of its outbox. */
  cast: (titleId: TitleId, vote: Vote | null) => Promise<unknown>;
};

const outboxes = new Map<string, VoteOutbox>();

/** The outbox of this person in this room: one a page, which continues sending after the room has been left. */
export function openVoteOutbox(room: string, userId: string): VoteOutbox {
  const name = `${userId}.${room}`;
  const existing = outboxes.get(name);
  if (existing) return existing;
  dropOldRooms();
  const outbox = new Outbox({
    storageKey: KEY_PREFIX + name,
    entry: castVote,
    idOf: ({ titleId }) => String(titleId),
    send: (votes) => sendVotes(room, votes),
    batchSize: MAX_VOTES_PER_CALL,
    delayMs: BATCH_DELAY_MS,
    onLost: () => showToast({ text: texts.common.votesLost }),
  });
  const votes = {
    get votes() {
      return outbox.entries;
    },
    cast: (titleId: TitleId, vote: Vote | null) => outbox.put((at) => ({ titleId, vote, at })),
  };
  outboxes.set(name, votes);
  outbox.start();
  return votes;
}

/** Sends the votes that earlier pages could not send, room by room. */
export function sendLeftVotes(userId: string): void {
  const prefix = `${KEY_PREFIX}${userId}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) openVoteOutbox(key.slice(prefix.length), userId);
}

/** Removes stored votes of rooms that the server has erased. */
function dropOldRooms(): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(KEY_PREFIX))) {
    const { lastAt } = readStored(key);
    if (lastAt > 0 && lastAt < Date.now() - MAX_AGE_MS) localStorage.removeItem(key);
  }
}
