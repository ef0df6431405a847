import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { editMessage, type KeyboardMessage, numberedList } from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts, watchedTexts } from '../../chat/texts/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import { nameOfPart } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { readHistory, unmarkWatched, type WatchedPart } from './viewings.ts';

const MAX_NAME_LENGTH = 60;

/** `/visti`: watched titles, each with its card and a button that takes the mark back. */
export function registerHistoryCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const list = registerPagedList(chats, {
    button: buttons.history,
    heading: () => watchedTexts.history,
    none: () => watchedTexts.nothingWatched,
    perPage: 8,
    read: (ctx, rows) => readHistory(db, { userId: userIdOf(ctx), ...rows }),
    show: (parts, { page, first }) =>
      numberedList(
        parts.map((part) => entryOf(part, page)),
        { first },
      ),
    last: (ctx) => ownPageRows(ctx, services, 'visti'),
  });
  onCommand(chats, services, 'visti', 'menu', list.send);

  onPress(chats, buttons.watchedPart, async (ctx, { part, page }) => {
    const title = await findTitle(db, part.titleId);
    if (!title) return texts.unknownTitle;
    return editMessage(ctx, chosenPart(title, part, page));
  });

  onPress(chats, buttons.unwatchedThere, async (ctx, { part, page }) => {
    await unmarkWatched(db, userIdOf(ctx), part);
    await list.show(ctx, page);
    return watchedTexts.unmarked;
  });
}

function entryOf({ titleId, name, year, episode, watchedAt }: WatchedPart, page: number) {
  const short = truncateText(name, MAX_NAME_LENGTH);
  const what = episode
    ? `${short} ${watchedTexts.part(episode.season, episode.episode)}`
    : withYear(short, year);
  return {
    line: escapeHtml(watchedTexts.historyLine(what, watchedAt)),
    data: buttons.watchedPart.data({ part: { titleId, episode: episode ?? undefined }, page }),
  };
}

/** A watched part: its card, or its mark taken back. */
function chosenPart(title: Title, part: TitlePart, page: number): KeyboardMessage {
  const { titleId, episode } = part;
  const name = nameOfPart(title, episode);
  return {
    text: `<b>${watchedTexts.history}</b>\n\n${escapeHtml(name)}`,
    reply_markup: {
      inline_keyboard: [
        [buttons.card.labelled(watchedTexts.card, { titleId })],
        [buttons.unwatchedThere.labelled(watchedTexts.undo, { part, page }, 'danger')],
        [buttons.history.labelled(watchedTexts.back, { page })],
      ],
    },
  };
}
