import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { type DeskPerson, getPeople, type ShownPeople } from '../../../../contract/desk/people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';

const KEY = [DESK_KEY, 'people'];

export type PeoplePage = v.InferOutput<typeof getPeople.answer>;

/** People by name, page by page; the previous results stay while new words are searched. */
export function peopleQuery(show: ShownPeople, words: string) {
  const key = [...KEY, show, words];
  const query = deskPagesQuery(key, (after, signal) =>
    sendRequest(getPeople, { query: { show, words, ...after }, signal }),
  );
  return { ...query, placeholderData: keepPreviousData };
}

/** Changes a person in all tables, before the server knows it. */
export function changePerson(queries: QueryClient, id: string, changes: Partial<DeskPerson>): Promise<void> {
  const changed = (person: DeskPerson) => (person.id === id ? { ...person, ...changes } : person);
  return changePages<PeoplePage>(queries, KEY, (page) => ({ ...page, people: page.people.map(changed) }));
}
