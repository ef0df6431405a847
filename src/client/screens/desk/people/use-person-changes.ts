import { useQueryClient } from '@tanstack/react-query';
import { type DeskPerson, setBanned, setHelper } from '../../../../contract/desk-people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { changePerson } from './people-query.ts';

const refused = 'Non è stato possibile: è rimasto com’era.';

/** Bans people and lifts bans, makes helpers and takes the role back. */
export function usePersonChanges() {
  const queries = useQueryClient();
  const notify = useToast();
  const ban = useDeskMutation({
    send: ({ id, isBanned }: Pick<DeskPerson, 'id' | 'isBanned'>) =>
      withRetries(() => sendRequest(setBanned, { body: { person: id, isBanned } })),
    show: ({ id, isBanned }) => changePerson(queries, id, { isBanned }),
    onDone: ({ note }) => note !== null && notify({ text: note }),
    refused,
  });
  const help = useDeskMutation({
    send: ({ id, isHelper }: { id: string; isHelper: boolean }) =>
      withRetries(() => sendRequest(setHelper, { body: { person: id, isHelper } })),
    show: ({ id, isHelper }) => changePerson(queries, id, { role: isHelper ? 'helper' : null }),
    refused,
  });
  return { ban, help };
}
