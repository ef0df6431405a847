import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { editMessage, type KeyboardMessage, replyWith } from '../../chat/messages/keyboard-message.ts';
import { pageOf, pageTurns } from '../../chat/messages/paged-list.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { deleteSource } from './lose-source.ts';
import { sourceLine, sourcePart } from './source-line.ts';
import { type DescribedSubtitles, deleteSubtitles, describeSubtitles } from './subtitles/subtitle-files.ts';
import { versionLabel } from './versions/version-facts.ts';
import { versionTexts as words } from './versions/version-texts.ts';
import { type DescribedSource, describeSources } from './video-sources.ts';
import { keepEarlierButton, registerKeepEarlier } from './videos/replaced-videos.ts';

const PER_PAGE = 20;

/** 'Video': a title's video sources, each with a button to remove it, and how to add one. */
export function registerTitleSources(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  registerKeepEarlier(owners, services);
  async function choiceOf(id: number, page: number): Promise<KeyboardMessage | undefined> {
    const title = await findTitleIncludingHidden(db, id);
    return (
      title && sourcesChoice(title, await describeSources(db, id), await describeSubtitles(db, id), page)
    );
  }

  onPress(owners, buttons.sources, async (ctx, { titleId, page }) => {
    const choice = await choiceOf(titleId, page);
    if (!choice) return texts.unknownTitle;
    // Edit only a message of this list: the card's button opens a new one.
    const isPage = ctx.callbackQuery.message?.text?.startsWith(texts.owner.sourcesOf('')) ?? false;
    return isPage ? editMessage(ctx, choice) : replyWith(ctx, choice);
  });

  onPress(owners, buttons.dropSource, async (ctx, { titleId, sourceId, page }) => {
    const dropped = await deleteSource(db, { titleId, id: sourceId });
    const choice = await choiceOf(titleId, page);
    if (choice) await editMessage(ctx, choice);
    if (!dropped) return texts.owner.noSuchSource;
    return texts.owner.sourceDropped(sourcePart(dropped), dropped.isReplaced);
  });

  onPress(owners, buttons.dropSubtitles, async (ctx, { titleId, subtitlesId, page }) => {
    const isDropped = await deleteSubtitles(db, { titleId, id: subtitlesId });
    const choice = await choiceOf(titleId, page);
    if (choice) await editMessage(ctx, choice);
    return isDropped ? words.subtitlesDropped : words.subtitlesGone;
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
  const { shown, ...at } = pageOf(lines, { page, perPage: PER_PAGE });
  const text = [
    escapeHtml(texts.owner.sourcesOf(nameWithYear(title))),
    shown.map(({ text }) => text).join('\n') || escapeHtml(texts.owner.noSources),
    escapeHtml(texts.owner.addSource(title.id, title.type)),
  ].join('\n\n');
  const turns = pageTurns((to) => buttons.sources.data({ titleId: title.id, page: to }), at);
  return { text, reply_markup: { inline_keyboard: [...shown.map((line) => line.buttons), ...turns] } };
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
  const drop = texts.owner.dropSource([part, label].filter(Boolean).join(', '));
  return [
    buttons.dropSource.labelled(drop, { titleId: id, sourceId: source.id, page }),
    buttons.editVersion.labelled(words.edit, { titleId: id, versionId: source.id }),
  ];
}

function subtitleLine(file: DescribedSubtitles): string {
  return escapeHtml(
    words.subtitleFile(
      sourcePart(file),
      file.label,
      file.fileName,
      file.lostAt ? texts.owner.sourceLost : '',
    ),
  );
}

function dropSubtitlesButton({ id }: Title, file: DescribedSubtitles): InlineKeyboardButton {
  const text = words.dropSubtitles(sourcePart(file), file.label);
  return buttons.dropSubtitles.labelled(text, { titleId: id, subtitlesId: file.id, page: 0 });
}
