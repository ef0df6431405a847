import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { searchTitles } from '../search/search-titles.ts';
import { linkButtons } from './link-keyboard.ts';
import { requestName, requestTexts } from './request-texts.ts';
import type { Decision } from './settle-requests.ts';
import { MAX_REASON_LENGTH, type TitleRequest } from './title-request.ts';

const FOUND = 5;
const MAX_NAME_LENGTH = 100;

/** Asks an owner for a reason by a prompt whose first line identifies the request, so that no state is kept. */
export async function askForReason(
  ctx: PrivateChatContext,
  request: TitleRequest,
  fault?: string,
): Promise<void> {
  await prompt(ctx, [
    requestTexts.whyReject(request.id),
    fault ?? requestTexts.howToReject(shortName(request)),
  ]);
}

/** Asks for the catalogue's title that a request is, likewise. */
export async function askForTitleOf(ctx: PrivateChatContext, request: TitleRequest): Promise<void> {
  await prompt(ctx, [requestTexts.whichTitle(request.id), requestTexts.howToLink(shortName(request))]);
}

async function prompt(ctx: PrivateChatContext, parts: readonly string[]): Promise<void> {
  await ctx.reply(parts.join('\n\n'), { reply_markup: { force_reply: true } });
}

const shortName = (request: TitleRequest) => truncateText(requestName(request), MAX_NAME_LENGTH);

type Settle = (ctx: PrivateChatContext, id: number, decision: Decision) => Promise<boolean>;

/** The replies to these prompts. */
export function registerDecisionReplies(
  owners: PrivateChatComposer,
  { db }: BotServices,
  settle: Settle,
): void {
  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message;
    const asked = question?.from?.id === ctx.me.id ? readPrompt(question.text ?? '') : undefined;
    const text = ctx.message.text.trim();
    if (!asked || text.startsWith('/')) await next();
    else if (/^annulla$/i.test(text)) await ctx.reply(texts.owner.nothingChanged);
    else if (asked.about === 'reason') await reject(ctx, asked.id, text);
    else await link(ctx, asked.id, text);
  });

  async function reject(ctx: PrivateChatContext, id: number, reason: string): Promise<void> {
    if (reason.length > MAX_REASON_LENGTH) {
      await prompt(ctx, [requestTexts.whyReject(id), requestTexts.reasonTooLong(MAX_REASON_LENGTH)]);
      return;
    }
    const isSettled = await settle(ctx, id, { state: 'rejected', reason });
    await ctx.reply(isSettled ? requestTexts.rejectedNow : requestTexts.alreadyDecided);
  }

  async function link(ctx: PrivateChatContext, id: number, words: string): Promise<void> {
    const number = parseRowId(words);
    const title = number === undefined ? undefined : await findTitleIncludingHidden(db, number);
    if (title) {
      const isSettled = await settle(ctx, id, { state: 'linked', titleId: title.id });
      await ctx.reply(isSettled ? requestTexts.linkedNow : requestTexts.alreadyDecided);
      return;
    }
    const found = await searchTitles(db, words, FOUND, { includesUnlisted: true });
    const text =
      found.length > 0 ? texts.found(truncateText(words, MAX_NAME_LENGTH)) : requestTexts.noTitleFound;
    const titles = found.map((one) => one.title);
    await ctx.reply(text, { reply_markup: { inline_keyboard: linkButtons(id, titles) } });
  }
}

function readPrompt(question: string): { about: 'reason' | 'title'; id: number } | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = parseRowId(/ n\. (\d+)$/.exec(first)?.[1] ?? '');
  if (id === undefined) return undefined;
  if (first === requestTexts.whyReject(id)) return { about: 'reason', id };
  return first === requestTexts.whichTitle(id) ? { about: 'title', id } : undefined;
}
