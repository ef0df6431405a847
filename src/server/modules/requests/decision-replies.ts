import type { BotServices, PrivateChatContext } from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { searchTitles } from '../search/search-titles.ts';
import { linkButtons } from './request-keyboards.ts';
import { requestName, requestTexts } from './request-texts.ts';
import type { Decision } from './settle-requests.ts';
import { MAX_REASON_LENGTH, type TitleRequest } from './title-request.ts';

const MAX_FOUND = 5;
const MAX_NAME_LENGTH = 100;

/** Asks an owner for the reason of a rejection. */
export async function askForReason(
  ctx: PrivateChatContext,
  services: BotServices,
  request: TitleRequest,
): Promise<void> {
  const parts = [requestTexts.whyReject(request.id), requestTexts.howToReject(shortName(request))];
  await ask(ctx, services, questions.rejectReason.data({ requestId: request.id }), {
    text: parts.join('\n\n'),
  });
}

/** Asks an owner which title of the catalogue is requested. */
export async function askForTitleOf(
  ctx: PrivateChatContext,
  services: BotServices,
  request: TitleRequest,
): Promise<void> {
  const parts = [requestTexts.whichTitle(request.id), requestTexts.howToLink(shortName(request))];
  await ask(ctx, services, questions.requestedTitle.data({ requestId: request.id }), {
    text: parts.join('\n\n'),
  });
}

const shortName = (request: TitleRequest) => truncateText(requestName(request), MAX_NAME_LENGTH);

type Settle = (ctx: PrivateChatContext, id: number, decision: Decision) => Promise<boolean>;

/** Handlers of the answers to these questions. */
export function decisionAnswers(
  services: BotServices,
  settle: Settle,
): AnswerHandlers<'rejectReason' | 'requestedTitle'> {
  const { db } = services;
  return {
    rejectReason: answersTo(questions.rejectReason, (ctx, { requestId }, text) =>
      reject(ctx, requestId, text),
    ),
    requestedTitle: answersTo(questions.requestedTitle, (ctx, { requestId }, text) =>
      link(ctx, requestId, text),
    ),
  };

  async function reject(ctx: PrivateChatContext, id: number, reason: string): Promise<void> {
    if (reason.length > MAX_REASON_LENGTH) {
      const parts = [requestTexts.whyReject(id), requestTexts.reasonTooLong(MAX_REASON_LENGTH)];
      return ask(ctx, services, questions.rejectReason.data({ requestId: id }), { text: parts.join('\n\n') });
    }
    const isSettled = await settle(ctx, id, { state: 'rejected', reason });
    await ctx.reply(isSettled ? requestTexts.rejectedNow : requestTexts.alreadyDecided);
    return undefined;
  }

  async function link(ctx: PrivateChatContext, id: number, words: string): Promise<void> {
    const number = parseRowId(words);
    const title = number === undefined ? undefined : await findTitleIncludingHidden(db, number);
    if (title) {
      const isSettled = await settle(ctx, id, { state: 'linked', titleId: title.id });
      await ctx.reply(isSettled ? requestTexts.linkedNow : requestTexts.alreadyDecided);
      return;
    }
    const found = await searchTitles(db, words, MAX_FOUND, { includesUnlisted: true });
    const text =
      found.length > 0 ? texts.found(truncateText(words, MAX_NAME_LENGTH)) : requestTexts.noTitleFound;
    const titles = found.map(({ title: candidate }) => candidate);
    await ctx.reply(text, { reply_markup: { inline_keyboard: linkButtons(id, titles) } });
  }
}
