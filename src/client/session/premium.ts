import { useQuery } from '@tanstack/react-query';
import { fetchPremium } from '../api/auth.ts';
import { useUser } from './guard.tsx';

/** Whether the person is premium: false until the call has answered true (spec section 4). */
export function usePremium(): boolean {
  const { userId } = useUser();
  const status = useQuery({
    queryKey: ['premium', userId],
    queryFn: ({ signal }) => fetchPremium(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return status.data === true;
}
