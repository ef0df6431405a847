import { useQuery } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { customListsQuery } from '../../calls/custom-lists.ts';
import { usePremium } from '../../session/use-premium.ts';
import { useUser } from '../../session/use-user.ts';

/**
 * The user's custom lists: fetched only once the premium call has answered true (behaviour 2.8). Undefined until
 * then.
 */
export function useCustomLists(): CustomList[] | undefined {
  const { userId } = useUser();
  const premium = usePremium();
  const lists = useQuery({ ...customListsQuery(userId), enabled: premium === true });
  return premium ? lists.data : undefined;
}
