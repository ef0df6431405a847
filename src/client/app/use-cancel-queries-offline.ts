import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The HTTP client has no timeout (behaviour 7.1): requests in flight when the network goes would hang, so they are
 * cancelled; react-query fetches what has no data again when the network returns.
 */
export function useCancelQueriesOffline(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const cancel = () => void queries.cancelQueries({ fetchStatus: 'fetching' });
    window.addEventListener('offline', cancel);
    return () => window.removeEventListener('offline', cancel);
  }, [queries]);
}
