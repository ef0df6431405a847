import { useQuery } from '@tanstack/react-query';
import { fetchPremium } from '../api/auth.ts';
import { useUser } from './guard.tsx';

/** Whether the person is premium: false until the call has answered true (spec section 4). */
export function usePremium(): boolean {
  return usePremiumStatus().data === true;
}

/** Whether it is not yet known if the person is premium. */
export function usePremiumPending(): boolean {
  return usePremiumStatus().isPending;
}

function usePremiumStatus() {
  const { userId } = useUser();
  return useQuery({
    queryKey: ['premium', userId],
    queryFn: ({ signal }) => fetchPremium(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
