import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type DeskReport, sendReportedVideo } from '../../../../contract/desk-reports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { KeysLine, ManyAtOnce } from '../parts/many-at-once.tsx';
import { toggled } from '../parts/toggled.ts';
import { useRowKeys } from '../parts/use-row-keys.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { useDeskMutation } from '../use-desk-mutation.ts';
import { type ReportActions, ReportRow } from './report-row.tsx';
import { type ReportPage, reportsQuery } from './requests-query.ts';
import { useSettleReports } from './use-settle-reports.ts';

/** Open reports, and what can be done about them. */
export function ReportsTable() {
  const query = useInfiniteQuery(reportsQuery());
  return (
    <>
      <SectionBody query={query} rows={6}>
        {({ pages }) => <Rows pages={pages} />}
      </SectionBody>
      <NextPageLoader query={query} />
    </>
  );
}

const idOf = ({ id }: DeskReport) => id;

function Rows({ pages }: { pages: ReportPage[] }) {
  const rows = useMemo(() => uniqueOf(pages), [pages]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { settle, undo } = useSettleReports();
  const watch = useWatch();

  const close = (state: 'resolved' | 'dismissed', ids: readonly number[]) => {
    setChosen(new Set());
    settle({ ids, state });
  };
  const actions: ReportActions = {
    resolve: ({ id }) => close('resolved', [id]),
    dismiss: ({ id }) => close('dismissed', [id]),
    watch,
    select: ({ id }) => setChosen((now) => toggled(now, id)),
  };
  const keys = useRowKeys(rows, idOf, (row) => ({
    enter: () => actions.resolve(row),
    g: () => row.isSendable && actions.watch(row),
    n: () => actions.dismiss(row),
    ' ': () => actions.select(row),
    u: undo,
  }));
  const selected = rows.filter(({ id }) => chosen.has(id)).map(idOf);
  return (
    <>
      <ManyAtOnce
        selected={selected.length}
        progress={undefined}
        onSelectAll={() => setChosen(new Set(rows.map(idOf)))}
        onSelectNone={() => setChosen(new Set())}
      >
        <PrimaryButton onPress={() => close('resolved', selected)}>Risolto</PrimaryButton>
        <SecondaryButton onPress={() => close('dismissed', selected)}>Non riproducibile</SecondaryButton>
      </ManyAtOnce>
      {rows.length === 0 && <EmptyState text="Nessuna segnalazione aperta." />}
      <KeysLine hidden={rows.length === 0}>
        Tasti: ↑ ↓ fra le righe, Invio risolto, G guarda il video, N non riproducibile, Spazio sceglie, U
        annulla.
      </KeysLine>
      <div {...keys.ofTable}>
        <VirtualRows items={rows} keyOf={idOf} name="Segnalazioni" estimate={210}>
          {(row) => (
            <ReportRow
              report={row}
              actions={actions}
              isSelected={chosen.has(row.id)}
              isCurrent={row.id === keys.current}
            />
          )}
        </VirtualRows>
      </div>
    </>
  );
}

/** Has the bot send the video of a report. */
function useWatch() {
  const notify = useToast();
  return useDeskMutation({
    send: ({ id }: DeskReport) => sendRequest(sendReportedVideo, { body: { id } }),
    show: () => {},
    onDone: ({ failure }) => notify({ text: failure ?? 'Il video è nella chat con il bot.' }),
    refused: 'Non riesco a mandare il video.',
  });
}

function uniqueOf(pages: readonly ReportPage[]): DeskReport[] {
  return [...new Map(pages.flatMap(({ reports }) => reports).map((report) => [report.id, report])).values()];
}
