import { useQuery } from '@tanstack/react-query';
import { premiumQuery } from '../calls/auth.ts';
import { useUser } from './auth-guard.tsx';

/** Whether the user is premium: only once the call has answered true (spec section 4). Undefined while pending. */
export function usePremium(): boolean | undefined {
  const { userId } = useUser();
  const { data, isPending } = useQuery(premiumQuery(userId));
  return isPending ? undefined : data === true;
}
