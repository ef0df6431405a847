import { getOwnRequests, type OwnRequest, setRequestWanted } from '../../../../../contract/own-requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { defineChange } from '../../changes/own-query.ts';
import { type Removable, RemovableRows, setRemoved } from '../../parts/removable-rows.tsx';
import { RemoveButton } from '../../parts/remove-button.tsx';
import { TextRow } from '../../parts/text-row.tsx';
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

const wanted = defineChange<Removable<OwnRequest>[], typeof setRequestWanted>({
  call: setRequestWanted,
  aboutOf: ({ id }) => id,
  apply: (requests, { id, isWanted }) =>
    setRemoved(requests, !isWanted, (request) => String(request.id) === id),
  refused: 'Non è stato possibile: la richiesta è come prima.',
});

function Requests() {
  return (
    <AskForTitle>
      <RemovableRows
        name="requests"
        fetch={async (signal) => (await sendRequest(getOwnRequests, { signal })).requests}
        change={wanted}
        bodyOf={({ id }, isRemoved) => ({ id: String(id), isWanted: !isRemoved })}
        removed={() => 'Richiesta ritirata.'}
        empty="Non hai richieste aperte: scrivi qui sopra il titolo che manca."
      >
        {(request, onRemove) => (
          <TextRow key={request.id} name={request.name} line={stateOf(request)}>
            <RemoveButton label={`Ritira «${request.name}»`} onRemove={onRemove} />
          </TextRow>
        )}
      </RemovableRows>
    </AskForTitle>
  );
}

function stateOf({ people, isAccepted }: OwnRequest): string {
  const who = people <= 1 ? 'Per ora l’hai chiesto solo tu' : `Lo vogliono in ${people}`;
  return isAccepted
    ? `Approvata: ti scrivo quando c’è · ${who.toLowerCase()}`
    : `In attesa · ${who.toLowerCase()}`;
}
