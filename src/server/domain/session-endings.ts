/** When somebody's sessions were ended by command, by user id. */
export type Endings = ReadonlyMap<string, Date>;

/** Tells sessions that were ended before their time. */
export type SessionEndings = {
  /** Whether what was issued to somebody at this moment was ended since. */
  isEnded(session: { userId: string; issued: Date }): Promise<boolean>;
};

/** How old the list may be, in milliseconds: so long an ended session may go on. */
const FRESH_MS = 5000;

/**
 * Ended sessions are few and asked for at every call: the whole list is read anew every few seconds, once for all
 * who ask meanwhile. While it cannot be read, the one before counts.
 */
export function sessionEndings(read: () => Promise<Endings>, freshMs = FRESH_MS): SessionEndings {
  let endings: Endings = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    readAt = performance.now();
    endings = await read().catch(() => endings);
  }

  return {
    async isEnded({ userId, issued }) {
      if (performance.now() - readAt > freshMs)
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
      await reading;
      const ended = endings.get(userId);
      return ended !== undefined && issued <= ended;
    },
  };
}
