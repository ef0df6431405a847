import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { editMessage, numberedList } from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts, watchedTexts } from '../../chat/texts/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import { readUnfinishedTitles, type UnfinishedTitle } from './to-continue.ts';
import { markWatched } from './viewings.ts';
import { forgetWatchProgress } from './watch-progress.ts';
import { answerToMark } from './watched-handlers.ts';

const PER_PAGE = 6;
const MAX_NAME_LENGTH = 60;

/** `/continua`: started series with their next episode, and films that were delivered and not watched. */
export function registerContinueCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const list = registerPagedList(chats, {
    button: buttons.toContinue,
    heading: () => watchedTexts.toContinue,
    none: () => watchedTexts.nothingToContinue,
    perPage: PER_PAGE,
    read: (ctx, rows) => readUnfinishedTitles(db, { userId: userIdOf(ctx), ...rows }),
    show: (titles, { first }) =>
      numberedList(
        titles.map((title) => ({ line: unfinishedLine(title), data: openData(title) })),
        { first },
      ),
    below: (page) => [[buttons.whatToLeave.labelled(watchedTexts.chooseWhatToLeave, { page })]],
    last: (ctx) => ownPageRows(ctx, services, 'continua'),
  });
  onCommand(chats, services, 'continua', 'menu', list.send);

  // The same page; a number takes its title from there.
  onPress(chats, buttons.whatToLeave, async (ctx, { page }) => {
    const offset = page * PER_PAGE;
    const titles = await readUnfinishedTitles(db, { userId: userIdOf(ctx), limit: PER_PAGE, offset });
    if (titles.length === 0) return list.show(ctx, page);
    const entries = titles.map((title) => ({
      line: watchedTexts.leftLine(unfinishedLine(title), !title.isNext),
      data: leaveData(title, page),
    }));
    const { text, rows } = numberedList(entries, { first: offset + 1 });
    const back = buttons.toContinue.labelled(watchedTexts.back, { page });
    return editMessage(ctx, {
      text: `<b>${watchedTexts.whatToLeave}</b>\n\n${text}`,
      reply_markup: { inline_keyboard: [...rows, [back]] },
    });
  });

  onPress(chats, buttons.watchedThere, async (ctx, { part, page }) => {
    const isMarked = await markWatched(db, userIdOf(ctx), part);
    await list.show(ctx, page);
    return isMarked ? answerToMark(db, userIdOf(ctx), part) : texts.unknownTitle;
  });

  onPress(chats, buttons.leaveSeries, async (ctx, { titleId, page }) => {
    await forgetWatchProgress(db, { userId: userIdOf(ctx), titleId });
    await list.show(ctx, page);
    return watchedTexts.left;
  });
}

function unfinishedLine({ name, year, episode }: UnfinishedTitle): string {
  const short = truncateText(name, MAX_NAME_LENGTH);
  return escapeHtml(
    episode ? `${short} ${watchedTexts.part(episode.season, episode.episode)}` : withYear(short, year),
  );
}

function openData({ titleId, episode }: UnfinishedTitle): string {
  return episode ? buttons.episode.data({ part: { titleId, episode } }) : buttons.play.data({ titleId });
}

/** A series with a next episode can be left; a film, or the last episode, marked as watched. */
function leaveData({ titleId, episode, isNext }: UnfinishedTitle, page: number): string {
  if (isNext) return buttons.leaveSeries.data({ titleId, page });
  return buttons.watchedThere.data({ part: { titleId, episode: episode ?? undefined }, page });
}
