import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The shared client has no timeout (spec section 9): what is on its way when the network goes would hang,
 * so it is given up; what has no data then is asked again when the network returns.
 */
export function useGiveUpOffline(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const giveUp = () => void queries.cancelQueries({ fetchStatus: 'fetching' });
    window.addEventListener('offline', giveUp);
    return () => window.removeEventListener('offline', giveUp);
  }, [queries]);
}
