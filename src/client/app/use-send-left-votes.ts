import { useEffect } from 'react';
import { VOTES_KEY_PREFIX } from '../lib/launch/votes-key-prefix.ts';
import { whenIdle } from '../lib/timing/when-idle.ts';
import { useUser } from '../session/use-user.ts';

/** Sends votes in movie nights that an earlier page could not (behaviour 4.17). Their code is loaded only where there are any. */
export function useSendLeftVotes(): void {
  const { userId } = useUser();
  useEffect(() => {
    whenIdle(() => {
      if (!hasLeftVotes(userId)) return;
      // A failure costs nothing: the next page sends them.
      import('../screens/movie-night/votes/vote-outbox.ts').then(
        ({ sendLeftVotes }) => sendLeftVotes(userId),
        () => undefined,
      );
    });
  }, [userId]);
}

const hasLeftVotes = (userId: string) =>
  Object.entries(localStorage).some(
    ([key, value]) =>
      key.startsWith(`${VOTES_KEY_PREFIX}${userId}.`) && !String(value).endsWith('"votes":[]}'),
  );
