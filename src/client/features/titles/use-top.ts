import { useQuery } from '@tanstack/react-query';
import { fetchTop } from '../../calls/catalogue.ts';
import { useUser } from '../../session/guard.tsx';
import { recallHome, rememberHome } from './home-cache.ts';

/** The top list: what it was the last time is there at once, and fetched anew behind it. */
export function useTop() {
  const { userId } = useUser();
  return useQuery({
    queryKey: ['top'],
    queryFn: async ({ signal }) => {
      const top = await fetchTop(signal);
      rememberHome(userId, top);
      return top;
    },
    initialData: () => recallHome(userId),
    // However fresh it is, a new opening looks again.
    initialDataUpdatedAt: 0,
  });
}
