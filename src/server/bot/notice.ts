import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Message } from '../repositories/messages.ts';
import { muteTitle, switchNotices, unmuteTitle } from '../repositories/notices.ts';
import { type Episode, episodesBetween } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { findTitle } from '../repositories/titles.ts';
import { answerCallback } from './answer-callback.ts';
import { callbacks } from './callbacks.ts';
import { buttonsOf, episodeButton, openButton, shortText } from './card.ts';
import { changeButtons } from './change-message.ts';
import type { Links } from './links.ts';
import { sendPicture } from './send-picture.ts';
import { type PrivateChats, type PrivateContext, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

type Deps = { db: Kysely<Schema>; api: Api; links: Links };

/** Tells somebody that a title has arrived, or what is new of a series. Hidden or removed since, it is no news. */
export async function sendNotice({ db, api, links }: Deps, chatId: number, message: Message): Promise<void> {
  const { contentId, firstSource, lastSource } = message;
  const title = contentId === null ? undefined : await findTitle(db, contentId);
  if (!title || firstSource === null || lastSource === null) return;
  const episodes = await episodesBetween(db, title.id, { first: firstSource, last: lastSource });
  const [first] = episodes;
  // All of it was taken away again.
  if (title.type === 'serie' && !first) return;
  const play = first
    ? [[episodeButton(title.id, first, texts.playEpisode), ...openButton(title, { chatId, links })]]
    : buttonsOf(title, { chatId, links });
  const keyboard = [...play, [muteButton(title)]];
  await sendPicture(api, chatId, {
    picture: links.picture(title),
    text: `${lineOf(title, episodes)}\n\n${shortText(title)}`,
    keyboard,
  });
}

function lineOf({ type }: Title, episodes: readonly Episode[]): string {
  if (episodes.length > 0) return texts.newEpisodes(runsOf(episodes));
  return type === 'film' ? texts.arrived : texts.seriesArrived;
}

type Run = { season: number; first: number; last: number };

/** Episodes in order as runs without a gap: 1, 2, 3, 7 are 1 to 3 and 7. */
function runsOf(episodes: readonly Episode[]): Run[] {
  const runs: Run[] = [];
  for (const { season, episode } of episodes) {
    const run = runs.at(-1);
    if (run?.season === season && run.last + 1 === episode) run.last = episode;
    else runs.push({ season, first: episode, last: episode });
  }
  return runs;
}

const muteButton = ({ id }: Pick<Title, 'id'>) => ({
  text: texts.mute,
  callback_data: callbacks.mute.make(id),
});
const unmuteButton = ({ id }: Pick<Title, 'id'>) => ({
  text: texts.unmute,
  callback_data: callbacks.unmute.make(id),
});

/** `/avvisi`, and the button under each notice that ends those of its title. */
export function obeyAboutNotices(chats: PrivateChats, { db }: Services): void {
  chats.command('avvisi', async (ctx) => {
    const areOn = await switchNotices(db, userIdOf(ctx));
    await ctx.reply(areOn ? texts.noticesOn : texts.noticesOff);
  });

  chats.callbackQuery(callbacks.mute.pattern, async (ctx) => {
    const [contentId = 0] = callbacks.mute.read(ctx.match);
    await muteTitle(db, { userId: userIdOf(ctx), contentId });
    await answerCallback(ctx, texts.muted);
    await replaceLastRow(ctx, [unmuteButton({ id: contentId })]);
  });

  chats.callbackQuery(callbacks.unmute.pattern, async (ctx) => {
    const [contentId = 0] = callbacks.unmute.read(ctx.match);
    await unmuteTitle(db, { userId: userIdOf(ctx), contentId });
    await answerCallback(ctx, texts.unmuted);
    await replaceLastRow(ctx, [muteButton({ id: contentId })]);
  });
}

async function replaceLastRow(ctx: PrivateContext, row: InlineKeyboardButton[]): Promise<void> {
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  await changeButtons(ctx, [...rows.slice(0, -1), row]);
}
