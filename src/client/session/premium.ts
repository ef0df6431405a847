import { useQuery } from '@tanstack/react-query';
import { fetchPremium } from '../calls/auth.ts';
import { useUser } from './guard.tsx';

/**
 * Whether the person is premium: only once the call has answered true (spec section 4). Undefined while
 * that is not yet known.
 */
export function usePremium(): boolean | undefined {
  const { userId } = useUser();
  const { data, isPending } = useQuery({
    queryKey: ['premium', userId],
    queryFn: ({ signal }) => fetchPremium(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // It is bought in the chat, with the app behind it.
    refetchOnWindowFocus: ({ state }) => (state.data === true ? false : 'always'),
  });
  return isPending ? undefined : data === true;
}
