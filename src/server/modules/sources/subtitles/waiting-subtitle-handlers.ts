import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { versionTexts as words } from '../versions/version-texts.ts';
import { partsOfWords } from './add-subtitles.ts';
import { assignWaitingSubtitles, findWaitingSubtitles } from './waiting-subtitles.ts';

/** 'Scegli il titolo' below the report of subtitles that wait for a video, and the reply that names the title. */
export function registerWaitingSubtitles(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.callbackQuery(callbackData.waitingSubtitles.pattern, async (ctx) => {
    const [id = 0] = callbackData.waitingSubtitles.read(ctx.match);
    const isAsked = parseRowId(String(id)) !== undefined && (await ask(ctx, id));
    await answerCallbackQuery(ctx, isAsked ? undefined : words.subtitlesSettled);
  });

  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message;
    const id = question?.from?.id === ctx.me.id ? parsePrompt(question.text ?? '') : undefined;
    if (id === undefined || ctx.message.text.startsWith('/')) return next();
    return settle(ctx, id, ctx.message.text);
  });

  /** Asks by a prompt whose first line identifies the file; false when it waits no longer. */
  async function ask(ctx: PrivateChatContext, id: number, fault = ''): Promise<boolean> {
    const file = await findWaitingSubtitles(db, id);
    if (!file) return false;
    const lines = [words.titleOfSubtitles(id), fault, words.howToName(file.fileName)];
    await ctx.reply(lines.filter(Boolean).join('\n\n'), { reply_markup: { force_reply: true } });
    return true;
  }

  async function settle(ctx: PrivateChatContext, id: number, text: string): Promise<void> {
    const file = await findWaitingSubtitles(db, id);
    const parts = file ? await partsOfWords(db, text) : [];
    const [first] = parts;
    const title = first && (await findTitleIncludingHidden(db, first.titleId));
    if (!file || (title && !(await assignWaitingSubtitles(db, id, parts))))
      await ctx.reply(words.subtitlesSettled);
    else if (!title) await ask(ctx, id, words.titleNotSure);
    else {
      const { episode } = first;
      const name = episode ? texts.episode(title.name, episode.season, episode.episode) : nameWithYear(title);
      await ctx.reply(words.subtitlesKept(name, file.label));
    }
  }
}

function parsePrompt(question: string): number | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = parseRowId(/ n\. (\d+)$/.exec(first)?.[1] ?? '');
  return id !== undefined && first === words.titleOfSubtitles(id) ? id : undefined;
}
