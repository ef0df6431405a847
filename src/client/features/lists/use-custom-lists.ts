import { useQuery } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { fetchCustomLists } from '../../calls/custom-lists.ts';
import { useUser } from '../../session/guard.tsx';
import { usePremium } from '../../session/premium.ts';

/**
 * The person's own lists: fetched only once the premium call has answered true (spec section 5). Undefined
 * until they are known.
 */
export function useCustomLists(): CustomList[] | undefined {
  const { userId } = useUser();
  const premium = usePremium();
  const lists = useQuery({
    queryKey: ['custom-lists'],
    queryFn: ({ signal }) => fetchCustomLists(userId, signal),
    enabled: premium === true,
  });
  return premium ? lists.data : undefined;
}
