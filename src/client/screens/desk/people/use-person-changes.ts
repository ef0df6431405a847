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
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useDeskChange, withRetries } from '../use-desk-change.ts';
import { changePerson } from './people-query.ts';

const refused = texts.desk.unchanged;

/** Bans people and lifts bans, makes helpers and takes the role back. */
export function usePersonChanges() {
  const queries = useQueryClient();
  const ban = useDeskChange({
    send: ({ id, isBanned }: Pick<DeskPerson, 'id' | 'isBanned'>) =>
      withRetries(() => sendRequest(setBanned, { body: { person: id, isBanned } })),
    onMutate: ({ id, isBanned }) => changePerson(queries, id, { isBanned }),
    onSuccess: ({ note }) => note !== null && showToast({ text: note }),
    refused,
  });
  const help = useDeskChange({
    send: ({ id, isHelper }: { id: string; isHelper: boolean }) =>
      withRetries(() => sendRequest(setHelper, { body: { person: id, isHelper } })),
    onMutate: ({ id, isHelper }) => changePerson(queries, id, { role: isHelper ? 'helper' : null }),
    refused,
  });
  return { ban, help };
}

/** The actions of a person's sheet; each confirms with a toast. */
export function usePersonActions() {
  const give = useDeskChange({
    send: (body: { person: string; press: number }) => withRetries(() => sendRequest(givePremium, { body })),
    onSuccess: ({ isNotified }) =>
      showToast({
        text: isNotified ? texts.desk.people.given : texts.desk.people.givenUnnoticed,
      }),
    refused,
  });
  const end = useDeskChange({
    send: (body: { person: string }) => withRetries(() => sendRequest(endSessions, { body })),
    onSuccess: () => showToast({ text: texts.desk.people.sessionsEnded }),
    refused,
  });
  const send = useDeskChange({
    send: (body: { person: string }) => sendRequest(sendPersonData, { body }),
    onSuccess: ({ isChatMissing }) =>
      showToast({ text: isChatMissing ? texts.desk.people.startFirst : texts.desk.people.dataSent }),
    refused,
  });
  const erase = useDeskChange({
    send: (person: string) =>
      withRetries(() => sendRequest(erasePerson, { body: { person, isConfirmed: true } })),
    onSuccess: ({ stillRenews }) =>
      showToast({
        text: stillRenews ? texts.desk.people.erasedButRenews : texts.desk.people.erased,
      }),
    refused,
  });
  return { give, end, send, erase };
}
