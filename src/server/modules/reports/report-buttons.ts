import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { ask as askQuestion, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { REPORT_KINDS } from './report-kinds.ts';
import { reportTexts } from './report-texts.ts';
import { addReportNote, fileReport, MAX_REPORTS_A_DAY } from './reports.ts';

const PER_ROW = 2;
const MAX_NOTE_LENGTH = 300;
const NO_BUTTONS = { inline_keyboard: [] };

/** 'Segnala un problema' under a delivery. */
export function reportButton(part: TitlePart, versionId: number): InlineKeyboardButton {
  const callback_data = callbackData.versionProblem.make(...titlePartNumbers(part), versionId);
  return { text: reportTexts.report, callback_data };
}

/** Asks what is wrong, takes the kind of problem, and for 'Altro' the person's own words. */
export function registerReportButtons(
  chats: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'reportNote'> {
  const { db } = services;
  const { problem, versionProblem, reportProblem, reportVersion } = callbackData;

  chats.callbackQuery([problem.pattern, versionProblem.pattern], async (ctx) => {
    const [id = 0, season = 0, episode = 0, versionId = 0] = problem.read(ctx.match);
    const part = titlePartFromNumbers([id, season, episode]);
    const name = part && (await nameOf(db, part));
    if (name) await ask(ctx, { part, versionId }, name);
    await answerCallbackQuery(ctx, name ? undefined : texts.unknownTitle);
  });

  chats.callbackQuery(reportProblem.pattern, (ctx) => {
    const [id = 0, season = 0, episode = 0, place = 0] = reportProblem.read(ctx.match);
    return report(ctx, { part: titlePartFromNumbers([id, season, episode]), versionId: 0, place });
  });

  chats.callbackQuery(reportVersion.pattern, (ctx) => {
    const [id = 0, season = 0, episode = 0, versionId = 0, place = 0] = reportVersion.read(ctx.match);
    return report(ctx, { part: titlePartFromNumbers([id, season, episode]), versionId, place });
  });

  return {
    reportNote: answersTo(questions.reportNote, async (ctx, { report: id }, text) => {
      const note = truncateText(text.replace(/\s+/g, ' '), MAX_NOTE_LENGTH);
      const isNoted = await addReportNote(db, { id, userId: userIdOf(ctx), note });
      services.notifyLiveMessages();
      await ctx.reply(isNoted ? reportTexts.noted : reportTexts.settledBefore);
    }),
  };

  async function report(ctx: PrivateChatContext, { part, versionId, place }: Pressed): Promise<void> {
    const kind = REPORT_KINDS[place];
    const name = part && (await nameOf(db, part));
    if (!kind || !name) return answerCallbackQuery(ctx, texts.unknownTitle);
    const version = parseRowId(String(versionId));
    const own = { userId: userIdOf(ctx), part, kind, versionId: version };
    const filed = await fileReport(db, own, services.ownerIds);
    services.notifyLiveMessages();
    if (filed === 'no such part') return answerCallbackQuery(ctx, texts.unknownTitle);
    if (filed === 'too many')
      return answerCallbackQuery(ctx, reportTexts.tooMany(MAX_REPORTS_A_DAY), { isAlert: true });
    await editMessage(ctx, { text: escapeHtml(reportTexts.thanks(kind, name)), reply_markup: NO_BUTTONS });
    if (kind === 'other')
      await askQuestion(ctx, services, questions.reportNote.make(filed.id), {
        text: reportTexts.askNote(filed.id),
      });
    return answerCallbackQuery(ctx, filed.outcome === 'repeated' ? reportTexts.repeated : undefined);
  }
}

/** A kind of problem by its place, and the version that has it; 0 in messages of before. */
type Pressed = { part: TitlePart | undefined; versionId: number; place: number };

async function nameOf(db: Kysely<Schema>, { titleId, episode }: TitlePart): Promise<string | undefined> {
  const title = await findTitle(db, titleId);
  if (!title || !episode) return title && nameWithYear(title);
  return texts.episode(title.name, episode.season, episode.episode);
}

async function ask(
  ctx: PrivateChatContext,
  { part, versionId }: { part: TitlePart; versionId: number },
  name: string,
): Promise<void> {
  const buttons = REPORT_KINDS.map((kind, place) => ({
    text: reportTexts.kind(kind),
    callback_data: callbackData.reportVersion.make(...titlePartNumbers(part), versionId, place),
  }));
  const inline_keyboard: InlineKeyboardButton[][] = [];
  for (let start = 0; start < buttons.length; start += PER_ROW)
    inline_keyboard.push(buttons.slice(start, start + PER_ROW));
  const delivery = ctx.callbackQuery?.message?.message_id;
  await ctx.reply(reportTexts.ask(name), {
    reply_markup: { inline_keyboard },
    ...(delivery !== undefined && {
      reply_parameters: { message_id: delivery, allow_sending_without_reply: true },
    }),
  });
}
