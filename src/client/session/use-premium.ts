import { useQuery } from '@tanstack/react-query';
import { premiumQuery } from '../calls/premium.ts';
import { isAwaited } from '../calls/retries.ts';
import { useUser } from './use-user.ts';

/** True only once the call has answered true (behaviour 2.8); undefined while pending. */
export function usePremium(): boolean | undefined {
  const { userId } = useUser();
  const premium = useQuery(premiumQuery(userId));
  return isAwaited(premium) ? undefined : premium.data === true;
}
