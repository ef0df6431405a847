import type { DeskReport } from '../../../../contract/desk/reports.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { mediumDate } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { Action } from '../parts/action.tsx';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import type { TableRow } from '../parts/desk-table.tsx';

/** The actions on a report. */
export type ReportActions = {
  resolve: (report: DeskReport) => void;
  dismiss: (report: DeskReport) => void;
  watch: (report: DeskReport) => void;
};

type ReportRowProps = TableRow & { report: DeskReport; actions: ReportActions };

/** A report: title and part, the problem in people's own words, the version, and its actions. */
export function ReportRow({ report, actions, detail: _, ...table }: ReportRowProps) {
  const { id, title, part, notes, about, isSendable, caption } = report;
  const name = [title.titolo, yearOf(title), part].filter(Boolean).join(', ');
  return (
    <DeskRow
      id={id}
      name={name}
      about={reportedBy(report)}
      title={title}
      guess={
        <>
          {[...new Set(notes)].map((note) => (
            <p key={note} dir="auto">
              {texts.common.quoted(note)}
            </p>
          ))}
          {about.map((line) => (
            <RowNote key={line}>{line}</RowNote>
          ))}
          {table.isOpen && <RowNote>{texts.desk.reports.howToReplace(caption)}</RowNote>}
        </>
      }
      main={{ label: texts.desk.reports.resolved, act: () => actions.resolve(report) }}
      actions={
        <>
          {isSendable && (
            <Action label={texts.desk.reports.watch} of={name} onPress={() => actions.watch(report)} />
          )}
          <Action label={texts.desk.reports.notPlayable} of={name} onPress={() => actions.dismiss(report)} />
        </>
      }
      {...table}
    />
  );
}

function reportedBy({ kind, people, since }: DeskReport): string {
  return texts.desk.reports.reportedBy(kind, people, mediumDate(new Date(since)));
}
