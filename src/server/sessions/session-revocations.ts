/** When sessions were revoked, by user id. */
export type RevocationTimes = Pick<ReadonlyMap<string, Date>, 'get'>;

type Issued = { userId: string; issued: Date };

/** Looks up revoked sessions. */
export type SessionRevocations = {
  /** Whether something issued to a user at this time was revoked since. */
  isRevoked(session: Issued): Promise<boolean>;
};

/** How long the list is cached, in milliseconds. */
const FRESH_MS = 5000;

/**
 * Caches the short list of revocations for some seconds; concurrent calls share one query. The old list stays in use
 * when the query fails.
 */
export function createSessionRevocations(
  read: () => Promise<RevocationTimes>,
  freshMs = FRESH_MS,
): SessionRevocations {
  let endings: RevocationTimes = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    readAt = performance.now();
    endings = await read().catch(() => endings);
  }

  const isFresh = () => performance.now() - readAt <= freshMs;

  function isListed({ userId, issued }: Issued): boolean {
    const ended = endings.get(userId);
    return ended !== undefined && issued <= ended;
  }

  return {
    async isRevoked(session) {
      if (!isFresh())
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
      await reading;
      return isListed(session);
    },
  };
}
