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
import { deleteVideo } from './lose-video.ts';
import { type DescribedSubtitles, deleteSubtitles, describeSubtitles } from './subtitles/subtitle-files.ts';
import { type TitleVideo, videosOfTitle } from './title-videos.ts';
import { versionLabel } from './versions/version-facts.ts';
import { versionTexts as words } from './versions/version-texts.ts';
import { videoLine, videoPart } from './video-line.ts';
import { keepEarlierButton, registerKeepEarlier } from './videos/replaced-videos.ts';

const PER_PAGE = 20;

/** 'Video': a title's videos, each with a button to remove it, and how to add one. */
export function registerTitleVideos(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  registerKeepEarlier(owners, services);
  async function choiceOf(id: number, page: number): Promise<KeyboardMessage | undefined> {
    const title = await findTitleIncludingHidden(db, id);
    return title && sourcesChoice(title, await videosOfTitle(db, id), await describeSubtitles(db, id), page);
  }

  onPress(owners, buttons.sources, async (ctx, { titleId, page }) => {
    const choice = await choiceOf(titleId, page);
    if (!choice) return texts.unknownTitle;
    // Edit only a message of this list: the card's button opens a new one.
    const isPage = ctx.callbackQuery.message?.text?.startsWith(texts.owner.sourcesOf('')) ?? false;
    return isPage ? editMessage(ctx, choice) : replyWith(ctx, choice);
  });

  onPress(owners, buttons.dropSource, async (ctx, { titleId, sourceId, page }) => {
    const dropped = await deleteVideo(db, { titleId, id: sourceId });
    const choice = await choiceOf(titleId, page);
    if (choice) await editMessage(ctx, choice);
    if (!dropped) return texts.owner.noSuchSource;
    return texts.owner.sourceDropped(videoPart(dropped), dropped.isReplaced);
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
  videos: readonly TitleVideo[],
  subtitles: readonly DescribedSubtitles[],
  page: number,
): KeyboardMessage {
  const lines = [
    ...videos.map((one) => ({ text: videoLine(one), buttons: videoButtons(title, one, videos) })),
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

function videoButtons({ id }: Title, video: TitleVideo, all: readonly TitleVideo[]): InlineKeyboardButton[] {
  if (video.isReplaced) return [keepEarlierButton(video.id, videoPart(video))];
  const part = videoPart(video);
  const isOnly = all.filter((one) => !one.isReplaced && videoPart(one) === part).length === 1;
  const label = isOnly ? '' : versionLabel({ ...video, bytes: null });
  const page = Math.floor(all.indexOf(video) / PER_PAGE);
  const drop = texts.owner.dropSource([part, label].filter(Boolean).join(', '));
  return [
    buttons.dropSource.labelled(drop, { titleId: id, sourceId: video.id, page }),
    buttons.editVersion.labelled(words.edit, { titleId: id, versionId: video.id }),
  ];
}

function subtitleLine(file: DescribedSubtitles): string {
  return escapeHtml(
    words.subtitleFile(videoPart(file), file.label, file.fileName, file.lostAt ? texts.owner.sourceLost : ''),
  );
}

function dropSubtitlesButton({ id }: Title, file: DescribedSubtitles): InlineKeyboardButton {
  const text = words.dropSubtitles(videoPart(file), file.label);
  return buttons.dropSubtitles.labelled(text, { titleId: id, subtitlesId: file.id, page: 0 });
}
