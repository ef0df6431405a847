import { type Chat, isGroup } from '../../wire-world.ts';
import type { Limits } from '../limits.ts';

type Pace = { perSecond: number; burst: number };
type Bucket = { left: number; at: number };

export type FloodGuard = ReturnType<typeof createFloodGuard>;

/** A rate limiter (token buckets) for messages to each chat and to all chats. */
export function createFloodGuard(
  { perChat, perGroup, overall }: Pick<Limits, 'perChat' | 'perGroup' | 'overall'>,
  now = Date.now,
) {
  const chats = new Map<number, Bucket>();
  const all = full(overall, now());
  return {
    /** Seconds to wait, or 0 when the message may go. */
    admit({ id, type }: Pick<Chat, 'id' | 'type'>): number {
      const time = now();
      const pace = isGroup({ type }) ? perGroup : perChat;
      const chat = chats.get(id) ?? full(pace, time);
      chats.set(id, chat);
      const wait = Math.max(waitOf(chat, pace, time), waitOf(all, overall, time));
      if (wait > 0) return Math.ceil(wait);
      chat.left -= 1;
      all.left -= 1;
      return 0;
    },
  };
}

function full(pace: Pace, at: number): Bucket {
  return { left: pace.burst, at };
}

/** Fills the bucket up to now; the seconds until it holds one more. */
function waitOf(bucket: Bucket, pace: Pace, time: number): number {
  bucket.left = Math.min(pace.burst, bucket.left + ((time - bucket.at) / 1000) * pace.perSecond);
  bucket.at = time;
  return bucket.left >= 1 ? 0 : (1 - bucket.left) / pace.perSecond;
}
