import type { InlineKeyboardButton } from 'grammy/types';
import { rowId } from '../../domain/row-id.ts';
import { dropSource, type KeptSource, type Source, sourcesOf } from '../../repositories/sources.ts';
import type { Title } from '../../repositories/title.ts';
import { findAnyTitle } from '../../repositories/titles.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { nameOf } from '../card.ts';
import { changeMessage } from '../change-message.ts';
import type { Choice } from '../episode-keyboards.ts';
import { clip, escapeHtml } from '../html.ts';
import type { PrivateChats, Services } from '../services.ts';
import { texts } from '../texts.ts';

const PER_PAGE = 20;
const LONGEST_PLACE = 80;

/** 'Sorgenti': where a title's videos are, each with a button to take it away, and how to add one. */
export function showSources(owners: PrivateChats, { db }: Services): void {
  async function choiceOf(id: number, page: number): Promise<Choice | undefined> {
    const title = rowId(String(id)) === undefined ? undefined : await findAnyTitle(db, id);
    return title && sourcesChoice(title, await sourcesOf(db, id), page);
  }

  owners.callbackQuery(callbacks.sources.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbacks.sources.read(ctx.match);
    const choice = await choiceOf(id, page);
    // The card keeps its own message; another page takes the place of the one before.
    const isPage = ctx.callbackQuery.message?.text?.startsWith(texts.owner.sourcesOf('')) ?? false;
    if (choice && isPage) await changeMessage(ctx, choice);
    else if (choice) await ctx.reply(choice.text, { parse_mode: 'HTML', reply_markup: choice.reply_markup });
    await answerCallback(ctx, choice ? undefined : texts.unknownTitle);
  });

  owners.callbackQuery(callbacks.dropSource.pattern, async (ctx) => {
    const [contentId = 0, sourceId = 0, page = 0] = callbacks.dropSource.read(ctx.match);
    const known = [contentId, sourceId].every((id) => rowId(String(id)) !== undefined);
    const dropped = known ? await dropSource(db, { contentId, id: sourceId }) : undefined;
    const choice = await choiceOf(contentId, page);
    if (choice) await changeMessage(ctx, choice);
    await answerCallback(
      ctx,
      dropped ? texts.owner.sourceDropped(partOf(dropped)) : texts.owner.noSuchSource,
    );
  });
}

function sourcesChoice(title: Title, sources: readonly KeptSource[], page: number): Choice {
  const last = Math.max(0, Math.ceil(sources.length / PER_PAGE) - 1);
  const current = Math.min(page, last);
  const shown = sources.slice(current * PER_PAGE, (current + 1) * PER_PAGE);
  const lines = shown.map((one) => `${partOf(one)}: ${placeOf(one.source)}`);
  const text = [
    escapeHtml(texts.owner.sourcesOf(nameOf(title))),
    escapeHtml(lines.join('\n') || texts.owner.noSources),
    escapeHtml(texts.owner.addSource(title.id, title.type)),
  ].join('\n\n');
  const drops = shown.map((one) => [
    {
      text: texts.owner.dropSource(partOf(one)),
      callback_data: callbacks.dropSource.make(title.id, one.id, current),
    },
  ]);
  const turns = turnsTo(title.id, current, last);
  return { text, reply_markup: { inline_keyboard: turns.length > 0 ? [...drops, turns] : drops } };
}

function turnsTo(id: number, current: number, last: number): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbacks.sources.make(id, to) });
  return [
    ...(current > 0 ? [turn(texts.earlier, current - 1)] : []),
    ...(current < last ? [turn(texts.later, current + 1)] : []),
  ];
}

function partOf({ episode }: KeptSource): string {
  return episode ? texts.owner.episodePart(episode.season, episode.episode) : texts.owner.wholeTitle;
}

function placeOf(source: Source): string {
  switch (source.kind) {
    case 'link':
      return clip(source.url, LONGEST_PLACE);
    case 'message':
      return texts.owner.messageOf(source.chatId, source.messageId);
    case 'video':
    case 'document':
      return texts.owner.fileOf(source.kind);
  }
}
