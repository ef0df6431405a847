import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { inRowsOf } from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { labelOf } from '../sources/title-part.ts';
import { type ListedReport, listOpenReports } from './read-reports.ts';
import { reportTexts } from './report-texts.ts';

const PER_ROW = 4;
const MAX_NAME_LENGTH = 60;

/** `/segnalazioni`: the open reports, those of most people first, each with a button that opens its card. */
export function registerReportsCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const list = registerPagedList(owners, {
    button: buttons.reports,
    heading: reportTexts.open,
    none: escapeHtml(reportTexts.none),
    perPage: 8,
    read: (_ctx, rows) => listOpenReports(db, rows),
    show: (reports) => ({
      text: escapeHtml(reports.map(lineOf).join('\n')),
      rows: inRowsOf(
        PER_ROW,
        reports.map(({ id }) => buttons.reportCard.labelled(reportTexts.shortCard(id), { reportId: id })),
      ),
    }),
  });
  onCommand(owners, services, 'segnalazioni', { owners: 'I problemi segnalati' }, list.send);
}

function lineOf({ id, name, season, episode, kind, people }: ListedReport): string {
  const what = [truncateText(name, MAX_NAME_LENGTH), labelOf({ season, episode })].filter(Boolean).join(' ');
  return reportTexts.line(id, what, kind, people);
}
