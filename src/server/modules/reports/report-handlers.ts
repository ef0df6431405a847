import type { InlineKeyboardButton } from 'grammy/types';
import { REPORT_KINDS, type ReportKind } from '../../../contract/own/title.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { editMessage, inRowsOf, NO_BUTTONS } from '../../chat/messages/keyboard-message.ts';
import { onPress, type PressAnswer, type PressContext } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { reportTexts } from './report-text.ts';
import { addReportNote, fileReport, MAX_REPORTS_A_DAY } from './reports.ts';

const PER_ROW = 2;

/** 'Segnala un problema' under a delivery. */
export function reportButton(part: TitlePart, versionId: number): InlineKeyboardButton {
  return buttons.versionProblem.labelled(reportTexts.report, { part, versionId });
}

type Watched = { part: TitlePart; versionId: number };

/** Asks for the problem, takes its kind, and for 'Altro' the person's own words. */
export function registerReportButtons(
  chats: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'reportNote'> {
  const { db } = services;

  onPress(chats, buttons.versionProblem, askForKind);
  onPress(chats, buttons.reportVersion, report);

  return {
    reportNote: answersTo(questions.reportNote, async (ctx, { reportId: id }, text) => {
      const isNoted = await addReportNote(db, { id, userId: userIdOf(ctx), words: text });
      services.notifyLiveMessages();
      await ctx.reply(isNoted ? reportTexts.noted : reportTexts.settledBefore(undefined));
    }),
  };

  async function askForKind(ctx: PressContext, { part, versionId }: Watched): Promise<PressAnswer> {
    const name = await findPartName(db, part);
    if (!name) return texts.unknownTitle;
    const kinds = REPORT_KINDS.map((kind) =>
      buttons.reportVersion.labelled(reportTexts.kind(kind), { part, versionId, kind }),
    );
    const delivery = ctx.callbackQuery.message?.message_id;
    await ctx.reply(reportTexts.ask(name), {
      reply_markup: { inline_keyboard: inRowsOf(PER_ROW, kinds) },
      ...(delivery !== undefined && {
        reply_parameters: { message_id: delivery, allow_sending_without_reply: true },
      }),
    });
    return undefined;
  }

  async function report(
    ctx: PressContext,
    { part, versionId, kind }: Watched & { kind: ReportKind },
  ): Promise<PressAnswer> {
    const name = await findPartName(db, part);
    if (!name) return texts.unknownTitle;
    const filing = { userId: userIdOf(ctx), part, kind, versionId };
    const filed = await fileReport(db, filing, services.ownerIds);
    services.notifyLiveMessages();
    if (filed === 'no such part') return texts.unknownTitle;
    if (filed === 'too many') return { alert: reportTexts.tooMany(MAX_REPORTS_A_DAY) };
    await editMessage(ctx, { text: escapeHtml(reportTexts.thanks(kind, name)), reply_markup: NO_BUTTONS });
    if (kind === 'other')
      await ask(ctx, services, questions.reportNote.data({ reportId: filed.id }), {
        text: reportTexts.askNote(filed.id),
      });
    return filed.outcome === 'repeated' ? reportTexts.repeated : undefined;
  }
}

async function findPartName(db: Db, { titleId, episode }: TitlePart): Promise<string | undefined> {
  const title = await findTitle(db, titleId);
  if (!title || !episode) return title && nameWithYear(title);
  return texts.episode(title.titolo, episode.season, episode.episode);
}
