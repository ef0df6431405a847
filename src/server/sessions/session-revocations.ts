import { clock } from '../lib/clock.ts';

/**
 * The times at which a user's sessions were revoked, and their data erased, which ends everything issued before as
 * well.
 */
export type RevocationTimes = Pick<ReadonlyMap<string, Date>, 'get'> & {
  erasedAt?(userId: string): Date | undefined;
};

/** `latest`: see `latestOf`; by default when it was issued. */
type Issued = { userId: string; issued: Date; latest?: Date };

/**
 * The latest time at which a launch's proofs, its link and its launch data, may have been made: they have whole
 * seconds alone. A launch after an erasure counts by any link, such as the menu button's.
 */
export const latestOf = (...proofs: Date[]) => new Date(Math.max(...proofs.map(Number)) + 999);

/** Looks up revoked sessions. */
export type SessionRevocations = {
  /** True if something issued to a user at this time has been revoked since. */
  isRevoked(session: Issued): Promise<boolean>;
  /** Makes the next call read the list: something was revoked here. */
  expire(): void;
};

/** The time for which the list is cached, in milliseconds. */
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
    readAt = clock.elapsed();
    endings = await read().catch(() => endings);
  }

  const isFresh = () => clock.elapsed() - readAt <= freshMs;

  function isListed({ userId, issued, latest = issued }: Issued): boolean {
    const [ended, erased] = [endings.get(userId), endings.erasedAt?.(userId)];
    return (ended !== undefined && issued <= ended) || (erased !== undefined && latest <= erased);
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
    expire() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
