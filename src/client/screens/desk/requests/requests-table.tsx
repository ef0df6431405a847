import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type DeskRequest,
  type RequestChoice,
  type RequestDecision,
  type ShownRequests,
} from '../../../../contract/desk-requests.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { KeysLine, ManyAtOnce } from '../parts/many-at-once.tsx';
import { toggled } from '../parts/toggled.ts';
import { useRowKeys } from '../parts/use-row-keys.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { ReasonChooser } from './reason-chooser.tsx';
import { mainActionOf, type RequestActions, RequestRow } from './request-row.tsx';
import { RequestTitles } from './request-titles.tsx';
import { type RequestPage, requestsQuery } from './requests-query.ts';
import { useDecide } from './use-decide.ts';

const EMPTY: Record<ShownRequests, string> = {
  open: 'Non c’è altro da decidere.',
  accepted: 'Nessuna richiesta approvata aspetta un titolo.',
};

/** Requests in a state, with their decisions. */
export function RequestsTable({ show }: { show: ShownRequests }) {
  const query = useInfiniteQuery(requestsQuery(show));
  return (
    <>
      <SectionBody query={query} rows={6}>
        {({ pages }) => <Rows show={show} pages={pages} />}
      </SectionBody>
      <NextPageLoader query={query} />
    </>
  );
}

function Rows({ show, pages }: { show: ShownRequests; pages: RequestPage[] }) {
  const rows = useMemo(() => uniqueOf(pages), [pages]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<DeskRequest>();
  const [rejecting, setRejecting] = useState<readonly DeskRequest[]>([]);
  const { decide, undo, progress } = useDecide();

  const send = (decisions: readonly RequestDecision[]) => {
    setChosen(new Set());
    setAsking(undefined);
    setRejecting([]);
    if (decisions.length > 0) decide(decisions);
  };
  const actions: RequestActions = {
    decide: ({ id }, to) => send([{ id, to }]),
    choose: setAsking,
    reject: (request) => setRejecting([request]),
    select: ({ id }) => setChosen((now) => toggled(now, id)),
  };
  const keys = useRowKeys(rows, idOf, (row) => ({
    enter: () => mainActionOf(row, actions).act(),
    c: () => actions.choose(row),
    r: () => actions.reject(row),
    ' ': () => actions.select(row),
    u: undo,
  }));

  const selected = rows.filter(({ id }) => chosen.has(id));
  const approved = selected.flatMap((row) => approvalOf(row, show) ?? []);
  return (
    <>
      <ManyAtOnce
        selected={selected.length}
        progress={progress}
        onSelectAll={() => setChosen(new Set(rows.map(idOf)))}
        onSelectNone={() => setChosen(new Set())}
      >
        {approved.length > 0 && (
          <PrimaryButton onPress={() => send(approved)}>{`Approva (${approved.length})`}</PrimaryButton>
        )}
        <SecondaryButton danger onPress={() => setRejecting(selected)}>
          Rifiuta
        </SecondaryButton>
      </ManyAtOnce>
      {rows.length === 0 && <EmptyState text={EMPTY[show]} />}
      <KeysLine hidden={rows.length === 0}>
        Tasti: ↑ ↓ fra le righe, Invio il primo pulsante, C cerca un titolo, R rifiuta, Spazio sceglie, U
        annulla.
      </KeysLine>
      <div {...keys.ofTable}>
        <VirtualRows items={rows} keyOf={idOf} name="Richieste" estimate={170}>
          {(row) => (
            <RequestRow
              request={row}
              actions={actions}
              isSelected={chosen.has(row.id)}
              isCurrent={row.id === keys.current}
            />
          )}
        </VirtualRows>
      </div>
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

const idOf = ({ id }: DeskRequest) => id;

/** A request that more people want meanwhile is on two pages. */
function uniqueOf(pages: readonly RequestPage[]): DeskRequest[] {
  return [
    ...new Map(pages.flatMap(({ requests }) => requests).map((request) => [request.id, request])).values(),
  ];
}

/** What 'Approva' of several does with one of them: words are approved as they are, once. */
function approvalOf({ id, guess, type }: DeskRequest, show: ShownRequests): RequestDecision | undefined {
  const to = (choice: RequestChoice) => ({ id, to: choice });
  if (guess) return to({ kind: 'title', id: Number(guess.id) });
  return type === null && show === 'accepted' ? undefined : to({ kind: 'approve' });
}
