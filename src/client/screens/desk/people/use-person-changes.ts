import { useQueryClient } from '@tanstack/react-query';
import {
  type DeskPerson,
  endSessions,
  erasePerson,
  givePremium,
  sendPersonData,
  setBanned,
  setHelper,
} from '../../../../contract/desk/people.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { changePerson } from './people-query.ts';

const refused = texts.desk.unchanged;

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

/** What is done in a person's sheet: each says when it is done. */
export function usePersonActions() {
  const notify = useToast();
  const give = useDeskMutation({
    send: (body: { person: string; press: number }) => withRetries(() => sendRequest(givePremium, { body })),
    onDone: ({ isNotified }) =>
      notify({
        text: isNotified ? texts.desk.people.given : texts.desk.people.givenUnnoticed,
      }),
    refused,
  });
  const end = useDeskMutation({
    send: (body: { person: string }) => withRetries(() => sendRequest(endSessions, { body })),
    onDone: () => notify({ text: texts.desk.people.sessionsEnded }),
    refused,
  });
  const send = useDeskMutation({
    send: (body: { person: string }) => sendRequest(sendPersonData, { body }),
    onDone: ({ isChatMissing }) =>
      notify({ text: isChatMissing ? texts.desk.people.startFirst : texts.desk.people.dataSent }),
    refused,
  });
  const erase = useDeskMutation({
    send: (person: string) =>
      withRetries(() => sendRequest(erasePerson, { body: { person, isConfirmed: true } })),
    onDone: ({ stillRenews }) =>
      notify({
        text: stillRenews ? texts.desk.people.erasedButRenews : texts.desk.people.erased,
      }),
    refused,
  });
  return { give, end, send, erase };
}
