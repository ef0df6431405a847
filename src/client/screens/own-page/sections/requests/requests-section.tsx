import { getOwnRequests, type OwnRequest, setRequestWanted } from '../../../../../contract/own/requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { defineChange } from '../../../../features/changes/own-query.ts';
import { texts } from '../../../../languages/texts.ts';
import { RemoveButton } from '../../../../ui/rows/remove-button.tsx';
import { TextRow } from '../../../../ui/rows/text-row.tsx';
import { type Removable, RemovableRows, setRemoved } from '../../removable-rows.tsx';
import type { Section } from '../../section.ts';
import { AskForTitle } from './ask-for-title.tsx';
import { REQUESTS_PATH } from './requests-path.ts';

/** 'Le tue richieste': requesting a title, and the person's requests, with a button to withdraw each. */
export const requestsSection: Section = {
  path: REQUESTS_PATH,
  heading: texts.ownPage.requests.heading,
  icon: 'plus',
  Screen: Requests,
};

const wanted = defineChange<Removable<OwnRequest>[], typeof setRequestWanted>({
  call: setRequestWanted,
  aboutOf: ({ id }) => id,
  apply: (requests, { id, isWanted }) =>
    setRemoved(requests, !isWanted, (request) => String(request.id) === id),
  refused: texts.ownPage.requests.refused,
});

function Requests() {
  return (
    <AskForTitle>
      <RemovableRows
        name="requests"
        fetch={async (signal) => (await sendRequest(getOwnRequests, { signal })).requests}
        change={wanted}
        bodyOf={({ id }, isRemoved) => ({ id: String(id), isWanted: !isRemoved })}
        removed={() => texts.ownPage.requests.withdrawn}
        empty={{ icon: 'plus', text: texts.ownPage.requests.empty }}
        keyOf={({ id }) => id}
      >
        {(request, onRemove) => (
          <TextRow key={request.id} name={request.name} line={stateOf(request)}>
            <RemoveButton label={texts.ownPage.requests.withdraw(request.name)} onRemove={onRemove} />
          </TextRow>
        )}
      </RemovableRows>
    </AskForTitle>
  );
}

function stateOf({ people, isAccepted }: OwnRequest): string {
  const { approved, waiting } = texts.ownPage.requests;
  return isAccepted ? approved(people) : waiting(people);
}
