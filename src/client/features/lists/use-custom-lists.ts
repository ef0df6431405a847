import { useQuery } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { customListsQuery } from '../../calls/custom-lists.ts';
import { isAwaited } from '../../calls/retries.ts';
import { usePremium } from '../../session/use-premium.ts';
import { useUser } from '../../session/use-user.ts';

type CustomLists = {
  /** Undefined while premium or the lists are unknown, and without premium. */
  lists: CustomList[] | undefined;
  loading: boolean;
  premium: boolean | undefined;
};

/** The user's custom lists: fetched only once the premium call has answered true (behaviour 2.8). */
export function useCustomLists(): CustomLists {
  const { userId } = useUser();
  const premium = usePremium();
  const lists = useQuery({ ...customListsQuery(userId), enabled: premium === true });
  const loading = premium === undefined || (premium && isAwaited(lists));
  return { lists: premium ? lists.data : undefined, loading, premium };
}
