import { useQuery } from '@tanstack/react-query';
import { getOwnRequests, type OwnRequest, setRequestWanted } from '../../../../../contract/own-requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useUser } from '../../../../session/use-user.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { defineChange, ownQuery } from '../../changes/own-query.ts';
import { useChange } from '../../changes/use-change.ts';
import { SectionBody } from '../../parts/section-body.tsx';
import { TextRow } from '../../parts/text-row.tsx';
import { TitleRows } from '../../parts/title-row.tsx';
import type { Section } from '../../section.ts';
import { AskForTitle } from './ask-for-title.tsx';
import { REQUESTS_PATH } from './requests-path.ts';

/** 'Le tue richieste': asking for a title, and what one has asked for, to be withdrawn. */
export const requestsSection: Section = {
  path: REQUESTS_PATH,
  heading: 'Le tue richieste',
  icon: 'plus',
  Screen: Requests,
};

/** One that is withdrawn stays here, unseen, for 'Annulla'. */
type ShownRequest = OwnRequest & { isWithdrawn?: boolean };

const wanted = defineChange<ShownRequest[], typeof setRequestWanted>({
  call: setRequestWanted,
  aboutOf: ({ body }) => body.id,
  apply: (requests, { body: { id, isWanted } }) =>
    requests.map((request) => (String(request.id) === id ? { ...request, isWithdrawn: !isWanted } : request)),
  refused: 'Non è stato possibile: la richiesta è come prima.',
});

function requestsQuery(userId: string) {
  return ownQuery<ShownRequest[]>(userId, {
    key: ['requests'],
    fetch: async (signal) => (await sendRequest(getOwnRequests, { signal })).requests,
    changes: [wanted],
  });
}

function Requests() {
  const { userId } = useUser();
  const options = requestsQuery(userId);
  const query = useQuery(options);
  const change = useChange(options, wanted);
  const notify = useToast();
  const set = (id: number, isWanted: boolean) => change({ params: {}, body: { id: String(id), isWanted } });
  const withdraw = ({ id }: OwnRequest) => {
    set(id, false);
    notify({ text: 'Richiesta ritirata.', action: { label: 'Annulla', onPress: () => set(id, true) } });
  };
  return (
    <AskForTitle onAsked={() => void query.refetch()}>
      <SectionBody
        query={query}
        isEmpty={(requests) => requests.every(({ isWithdrawn }) => isWithdrawn)}
        empty="Non hai richieste aperte: scrivi qui sopra il titolo che manca."
      >
        {(requests) => (
          <TitleRows>
            {requests
              .filter(({ isWithdrawn }) => !isWithdrawn)
              .map((request) => (
                <TextRow key={request.id} name={request.name} line={stateOf(request)}>
                  <IconButton
                    icon="close"
                    label={`Ritira «${request.name}»`}
                    onClick={() => withdraw(request)}
                  />
                </TextRow>
              ))}
          </TitleRows>
        )}
      </SectionBody>
    </AskForTitle>
  );
}

function stateOf({ people, isAccepted }: OwnRequest): string {
  const who = people <= 1 ? 'Per ora l’hai chiesto solo tu' : `Lo vogliono in ${people}`;
  return isAccepted
    ? `Approvata: ti scrivo quando c’è · ${who.toLowerCase()}`
    : `In attesa · ${who.toLowerCase()}`;
}
