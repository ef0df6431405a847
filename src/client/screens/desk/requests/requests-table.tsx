import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  DeskRequest,
  RequestChoice,
  RequestDecision,
  ShownRequests,
} from '../../../../contract/desk/requests.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { DeskTable, ROW_HEIGHT, useIds } from '../parts/desk-table.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Option, Options, TitleChooser } from '../parts/title-chooser.tsx';
import { ReasonChooser } from './reason-chooser.tsx';
import { mainActionOf, type RequestActions, RequestRow } from './request-row.tsx';
import { type RequestPage, requestsQuery } from './requests-query.ts';
import { useDecide } from './use-decide.ts';

/** Requests in a state, with their decisions. */
export function RequestsTable({ show }: { show: ShownRequests }) {
  const query = useInfiniteQuery(requestsQuery(show));
  return (
    <PagedRows
      query={query}
      rowsOf={requestsOf}
      keyOf={idOf}
      empty={{ icon: 'check', text: texts.desk.requests.empty[show] }}
    >
      {(rows) => <Table show={show} rows={rows} />}
    </PagedRows>
  );
}

const requestsOf = ({ requests }: RequestPage) => requests;
const idOf = ({ id }: DeskRequest) => id;

function Table({ show, rows }: { show: ShownRequests; rows: readonly DeskRequest[] }) {
  const chosen = useIds();
  const [asking, setAsking] = useState<DeskRequest>();
  const [rejecting, setRejecting] = useState<readonly DeskRequest[]>([]);
  const { decide, undo, progress } = useDecide();

  const send = (decisions: readonly RequestDecision[]) => {
    chosen.set([]);
    setAsking(undefined);
    setRejecting([]);
    if (decisions.length > 0) decide(decisions);
  };
  const actions: RequestActions = {
    decide: ({ id }, to) => send([{ id, to }]),
    choose: setAsking,
    reject: (request) => setRejecting([request]),
  };
  const selected = rows.filter(({ id }) => chosen.ids.has(id));
  const approved = selected.flatMap((row) => approvalOf(row, show) ?? []);
  return (
    <>
      <DeskTable
        name={texts.desk.requests.table}
        heads={texts.desk.requests.heads}
        rows={rows}
        idOf={idOf}
        buttons={3}
        estimate={ROW_HEIGHT}
        chosen={chosen}
        progress={progress}
        many={
          <>
            {approved.length > 0 && (
              <PrimaryButton onPress={() => send(approved)}>
                {texts.desk.requests.approveChosen(approved.length)}
              </PrimaryButton>
            )}
            <SecondaryButton danger onPress={() => setRejecting(selected)}>
              {texts.desk.requests.reject}
            </SecondaryButton>
          </>
        }
        keys={texts.desk.requests.keys}
        actionsOf={(row) => ({
          enter: () => mainActionOf(row, actions).act(),
          c: () => actions.choose(row),
          r: () => actions.reject(row),
        })}
        undo={undo}
      >
        {(row, table) => <RequestRow request={row} actions={actions} {...table} />}
      </DeskTable>
      {asking && (
        <RequestTitles
          request={asking}
          isApproved={show === 'accepted'}
          onChosen={(to) => send([{ id: asking.id, to }])}
          onClose={() => setAsking(undefined)}
        />
      )}
      {rejecting.length > 0 && (
        <ReasonChooser
          requests={rejecting}
          onReason={(reason) => send(rejecting.map(({ id }) => ({ id, to: { kind: 'reject', reason } })))}
          onClose={() => setRejecting([])}
        />
      )}
    </>
  );
}

/**
 * The decision that 'Approva' makes for one of several requests: a request in plain words is approved as it is,
 * once.
 */
function approvalOf({ id, guess, type }: DeskRequest, show: ShownRequests): RequestDecision | undefined {
  const to = (choice: RequestChoice) => ({ id, to: choice });
  if (guess) return to({ kind: 'title', id: Number(guess.id) });
  return type === null && show === 'accepted' ? undefined : to({ kind: 'approve' });
}

type RequestTitlesProps = {
  request: DeskRequest;
  isApproved: boolean;
  onChosen: (to: RequestChoice) => void;
  onClose: () => void;
};

/** The meanings of a request: titles found by its words, a new title, or the words themselves. */
function RequestTitles({ request, isApproved, onChosen, onClose }: RequestTitlesProps) {
  const { name, type } = request;
  return (
    <TitleChooser
      about={name}
      words={name.replace(/ \(\d{4}\).*$/, '')}
      onTitle={(id) => onChosen({ kind: 'title', id: Number(id) })}
      onTmdb={(title) => onChosen({ kind: 'tmdb', ...title })}
      onClose={onClose}
    >
      <Options label={texts.desk.requests.otherAnswers}>
        <Option
          name={texts.desk.requests.createFilm}
          line={texts.desk.requests.withoutVideo}
          onPress={() => onChosen({ kind: 'new', type: 'film' })}
        />
        <Option
          name={texts.desk.requests.createSeries}
          line={texts.desk.requests.withoutVideo}
          onPress={() => onChosen({ kind: 'new', type: 'serie' })}
        />
        {type === null && !isApproved && (
          <Option
            name={texts.desk.requests.approveOnly}
            line={texts.desk.requests.aboutApproveOnly}
            onPress={() => onChosen({ kind: 'approve' })}
          />
        )}
      </Options>
    </TitleChooser>
  );
}
