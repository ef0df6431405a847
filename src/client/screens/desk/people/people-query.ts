import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from '@tanstack/react-query';
import type * as v from 'valibot';
import { type DeskPerson, getPeople, type ShownPeople } from '../../../../contract/desk/people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const KEY = [DESK_KEY, 'people'];

export type PeoplePage = v.InferOutput<typeof getPeople.answer>;

/** People by name, page by page; the results of the words before stay while the next ones are searched. */
export function peopleQuery(show: ShownPeople, words: string) {
  return infiniteQueryOptions({
    queryKey: [...KEY, show, words],
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getPeople, { query: { show, words, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Changes a person wherever they are shown, before the server knows it. */
export async function changePerson(
  queries: QueryClient,
  id: string,
  changes: Partial<DeskPerson>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: KEY });
  const changed = (person: DeskPerson) => (person.id === id ? { ...person, ...changes } : person);
  queries.setQueriesData<InfiniteData<PeoplePage>>(
    { queryKey: KEY },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, people: page.people.map(changed) })) },
  );
}
