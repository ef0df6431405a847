import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeskReport,
  reopenReports,
  sendReportedVideo,
  settleReports,
} from '../../../../contract/desk/reports.ts';
import { MAX_REOPENED } from '../../../../contract/desk/requests.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { DeskTable, ROW_HEIGHT, useIds } from '../parts/desk-table.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { sendInSteps, useDeskChange, useUndo } from '../use-desk-change.ts';
import { type ReportActions, ReportRow } from './report-row.tsx';
import { type ReportPage, removeReports, reportsQuery } from './requests-query.ts';

/** Open reports, with their actions. */
export function ReportsTable() {
  const query = useInfiniteQuery(reportsQuery());
  return (
    <PagedRows
      query={query}
      rowsOf={reportsOf}
      keyOf={idOf}
      empty={{ icon: 'check', text: texts.desk.reports.empty }}
    >
      {(rows) => <Table rows={rows} />}
    </PagedRows>
  );
}

const reportsOf = ({ reports }: ReportPage) => reports;
const idOf = ({ id }: DeskReport) => id;

function Table({ rows }: { rows: readonly DeskReport[] }) {
  const chosen = useIds();
  const { settle, undo } = useSettleReports();
  const watch = useWatch();

  const close = (state: 'resolved' | 'dismissed', ids: readonly number[]) => {
    chosen.set([]);
    settle({ ids, state });
  };
  const actions: ReportActions = {
    resolve: ({ id }) => close('resolved', [id]),
    dismiss: ({ id }) => close('dismissed', [id]),
    watch,
  };
  const selected = rows.map(idOf).filter((id) => chosen.ids.has(id));
  return (
    <DeskTable
      name={texts.desk.reports.table}
      heads={texts.desk.reports.heads}
      rows={rows}
      idOf={idOf}
      buttons={3}
      estimate={ROW_HEIGHT}
      chosen={chosen}
      many={
        <>
          <PrimaryButton onPress={() => close('resolved', selected)}>
            {texts.desk.reports.resolved}
          </PrimaryButton>
          <SecondaryButton onPress={() => close('dismissed', selected)}>
            {texts.desk.reports.notPlayable}
          </SecondaryButton>
        </>
      }
      keys={texts.desk.reports.keys}
      actionsOf={(row) => ({
        enter: () => actions.resolve(row),
        g: () => (row.isSendable ? actions.watch(row) : showToast({ text: texts.desk.reports.videoGone })),
        n: () => actions.dismiss(row),
      })}
      undo={undo}
    >
      {(row, table) => <ReportRow report={row} actions={actions} {...table} />}
    </DeskTable>
  );
}

/** Has the bot send the video of a report. */
function useWatch() {
  return useDeskChange({
    send: ({ id }: DeskReport) => sendRequest(sendReportedVideo, { body: { id } }),
    onSuccess: ({ failure }) => showToast({ text: failure ?? texts.desk.reports.sent }),
    refused: texts.desk.reports.notSent,
  });
}

type Settle = { ids: readonly number[]; state: 'resolved' | 'dismissed' };

/** Closes reports, and reopens the ones closed last. */
function useSettleReports() {
  const queries = useQueryClient();
  const reopen = useDeskChange({
    send: (ids: readonly number[]) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(reopenReports, { body: { ids: some } })),
    refused: texts.desk.notUndone,
  });
  const { undo, remember } = useUndo(reopen);
  const settle = useDeskChange({
    send: ({ ids, state }: Settle) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(settleReports, { body: { ids: some, state } })),
    onMutate: ({ ids }) => removeReports(queries, ids),
    onSuccess: (answers, { state }) => {
      const settled = answers.flatMap((answer) => answer.settled);
      const text = state === 'resolved' ? texts.desk.reports.resolvedNow : texts.desk.reports.closed;
      if (settled.length > 0) showToast({ text, undo: remember(settled) });
      else showToast({ text: answers[0]?.failures[0] ?? texts.desk.reports.closedBefore });
    },
    refused: texts.desk.reports.refused,
  });
  return { settle, undo };
}
