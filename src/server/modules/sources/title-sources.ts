import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { deleteSource } from './lose-source.ts';
import { sourceLine, sourcePart } from './source-line.ts';
import { type DescribedSubtitles, deleteSubtitles, describeSubtitles } from './subtitles/subtitle-files.ts';
import { versionLabel } from './versions/version-label.ts';
import { versionTexts as words } from './versions/version-texts.ts';
import { type DescribedSource, describeSources } from './video-sources.ts';
import { keepEarlierButton, registerKeepEarlier } from './videos/replaced-videos.ts';

const PER_PAGE = 20;

/** 'Video': a title's video sources, each with a button to remove it, and how to add one. */
export function registerTitleSources(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  registerKeepEarlier(owners, services);
  async function choiceOf(id: number, page: number): Promise<KeyboardMessage | undefined> {
    const title = parseRowId(String(id)) === undefined ? undefined : await findTitleIncludingHidden(db, id);
    return (
      title && sourcesChoice(title, await describeSources(db, id), await describeSubtitles(db, id), page)
    );
  }

  owners.callbackQuery(callbackData.sources.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbackData.sources.read(ctx.match);
    const choice = await choiceOf(id, page);
    // Edit only a message of this list: the card's button opens a new one.
    const isPage = ctx.callbackQuery.message?.text?.startsWith(texts.owner.sourcesOf('')) ?? false;
    if (choice && isPage) await editMessage(ctx, choice);
    else if (choice) await ctx.reply(choice.text, { parse_mode: 'HTML', reply_markup: choice.reply_markup });
    await answerCallbackQuery(ctx, choice ? undefined : texts.unknownTitle);
  });

  owners.callbackQuery(callbackData.dropSource.pattern, async (ctx) => {
    const [titleId = 0, sourceId = 0, page = 0] = callbackData.dropSource.read(ctx.match);
    const known = [titleId, sourceId].every((id) => parseRowId(String(id)) !== undefined);
    const dropped = known ? await deleteSource(db, { titleId, id: sourceId }) : undefined;
    const choice = await choiceOf(titleId, page);
    if (choice) await editMessage(ctx, choice);
    await answerCallbackQuery(
      ctx,
      dropped ? texts.owner.sourceDropped(sourcePart(dropped), dropped.isReplaced) : texts.owner.noSuchSource,
    );
  });

  owners.callbackQuery(callbackData.dropSubtitles.pattern, async (ctx) => {
    const [titleId = 0, id = 0, page = 0] = callbackData.dropSubtitles.read(ctx.match);
    const isKnown = [titleId, id].every((one) => parseRowId(String(one)) !== undefined);
    const isDropped = isKnown && (await deleteSubtitles(db, { titleId, id }));
    const choice = await choiceOf(titleId, page);
    if (choice) await editMessage(ctx, choice);
    await answerCallbackQuery(ctx, isDropped ? words.subtitlesDropped : words.subtitlesGone);
  });
}

function sourcesChoice(
  title: Title,
  sources: readonly DescribedSource[],
  subtitles: readonly DescribedSubtitles[],
  page: number,
): KeyboardMessage {
  const lines = [
    ...sources.map((one) => ({ text: sourceLine(one), buttons: sourceButtons(title, one, sources) })),
    ...subtitles.map((one) => ({ text: subtitleLine(one), buttons: [dropSubtitlesButton(title, one)] })),
  ];
  const last = Math.max(0, Math.ceil(lines.length / PER_PAGE) - 1);
  const current = Math.min(page, last);
  const shown = lines.slice(current * PER_PAGE, (current + 1) * PER_PAGE);
  const text = [
    escapeHtml(texts.owner.sourcesOf(nameWithYear(title))),
    shown.map(({ text }) => text).join('\n') || escapeHtml(texts.owner.noSources),
    escapeHtml(texts.owner.addSource(title.id, title.type)),
  ].join('\n\n');
  const buttons = shown.map((line) => line.buttons);
  const turns = turnsTo(title.id, current, last);
  return { text, reply_markup: { inline_keyboard: turns.length > 0 ? [...buttons, turns] : buttons } };
}

function sourceButtons(
  { id }: Title,
  source: DescribedSource,
  all: readonly DescribedSource[],
): InlineKeyboardButton[] {
  if (source.isReplaced) return [keepEarlierButton(source.id, sourcePart(source))];
  const part = sourcePart(source);
  const isOnly = all.filter((one) => !one.isReplaced && sourcePart(one) === part).length === 1;
  const label = isOnly ? '' : versionLabel({ ...source, bytes: null });
  const page = Math.floor(all.indexOf(source) / PER_PAGE);
  return [
    {
      text: texts.owner.dropSource([part, label].filter(Boolean).join(', ')),
      callback_data: callbackData.dropSource.make(id, source.id, page),
    },
    { text: words.edit, callback_data: callbackData.editVersion.make(id, source.id) },
  ];
}

function subtitleLine(file: DescribedSubtitles): string {
  return escapeHtml(
    words.subtitleFile(
      partOfSubtitles(file),
      file.label,
      file.fileName,
      file.lostAt ? texts.owner.sourceLost : '',
    ),
  );
}

function dropSubtitlesButton({ id }: Title, file: DescribedSubtitles): InlineKeyboardButton {
  return {
    text: words.dropSubtitles(partOfSubtitles(file), file.label),
    callback_data: callbackData.dropSubtitles.make(id, file.id, 0),
  };
}

function partOfSubtitles({ season, episode }: DescribedSubtitles): string {
  return sourcePart({ episode: season === null || episode === null ? undefined : { season, episode } });
}

function turnsTo(id: number, current: number, last: number): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbackData.sources.make(id, to) });
  return [
    ...(current > 0 ? [turn(texts.earlier, current - 1)] : []),
    ...(current < last ? [turn(texts.later, current + 1)] : []),
  ];
}
