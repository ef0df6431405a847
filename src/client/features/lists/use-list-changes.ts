import { useQueryClient } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import {
  type ListOutcome,
  MAX_CUSTOM_LISTS,
  MAX_LIST_NAME_LENGTH,
  makeList,
  orderLists,
  removeList,
  renameList,
} from '../../../contract/own/lists.ts';
import type { TitleId } from '../../../contract/titles.ts';
import { customListNameQuery, customListsQuery } from '../../calls/custom-lists.ts';
import { sendRequest } from '../../calls/send-request.ts';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { useChange } from '../changes/use-change.ts';

const KEY = ['custom-list-changes'];

type NewList = {
  name: string;
  /** The first title in it. */
  title?: TitleId;
  onOutcome: (outcome: ListOutcome) => void;
};

/** Makes the person's lists, one at a time, and renames, orders and deletes them in the order of the presses. */
export function useListChanges() {
  const { userId } = useUser();
  const queries = useQueryClient();
  const { queryKey } = customListsQuery(userId);
  const change = { key: KEY, order: 'in order', refused: texts.lists.refused } as const;
  const onSettled = () => void queries.invalidateQueries({ queryKey });

  const make = useChange<NewList, ListOutcome>({
    key: ['new-custom-list'],
    refused: change.refused,
    send: async ({ name, title }) =>
      (await sendRequest(makeList, { body: { name, ...(title !== undefined && { title }) } })).outcome,
    onSuccess: (outcome, { onOutcome }) => {
      haptic.notify(outcome === 'done' ? 'success' : 'error');
      onOutcome(outcome);
    },
    onSettled,
  });
  const rename = useChange<
    { list: CustomList['id']; name: string; onOutcome: (outcome: ListOutcome) => void },
    ListOutcome
  >({
    ...change,
    send: async ({ list, name }) =>
      (await sendRequest(renameList, { body: { list: String(list), name } })).outcome,
    onSuccess: (outcome, { list, onOutcome }) => {
      onOutcome(outcome);
      void queries.invalidateQueries({ queryKey: customListNameQuery(list, userId).queryKey });
    },
    onSettled,
  });
  const order = useChange<readonly CustomList[], unknown>({
    ...change,
    send: (lists) => sendRequest(orderLists, { body: { lists: lists.map(({ id }) => String(id)) } }),
    onMutate: async (lists) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, [...lists]);
    },
    onSettled,
  });
  const remove = useChange<CustomList['id'], unknown>({
    ...change,
    send: (list) => sendRequest(removeList, { body: { list: String(list) } }),
    onMutate: async (list) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (lists) => lists?.filter(({ id }) => id !== list));
    },
    onSettled,
  });
  return { make, rename: rename.run, order: order.run, remove: remove.run };
}

/** The reason why a list's name was refused. */
export function faultOf(outcome: ListOutcome): string | undefined {
  const { needsName, nameTooLong, nameTaken, tooMany } = texts.lists;
  const faults = {
    done: undefined,
    empty: needsName,
    'too long': nameTooLong(MAX_LIST_NAME_LENGTH),
    taken: nameTaken,
    'too many': tooMany(MAX_CUSTOM_LISTS),
  };
  return faults[outcome];
}
