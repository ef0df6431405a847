import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The shared client has no timeout (spec section 9): what is on its way when the network goes would hang,
 * so it is given up, and asked again when the network returns.
 */
export function useGiveUpOffline(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const giveUp = () => void queries.cancelQueries({ fetchStatus: 'fetching' });
    const askAgain = () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    window.addEventListener('offline', giveUp);
    window.addEventListener('online', askAgain);
    return () => {
      window.removeEventListener('offline', giveUp);
      window.removeEventListener('online', askAgain);
    };
  }, [queries]);
}
