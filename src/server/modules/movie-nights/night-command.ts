import type { Composer, Context } from 'grammy';
import { MOVIE_NIGHT_PATH, MOVIE_NIGHT_START_PREFIX } from '../../../contract/movie-nights.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { nightTexts } from '../../chat/texts/texts.ts';
import { clock } from '../../lib/clock.ts';
import { saveFirstName } from '../people/people.ts';
import { nightCard } from './cards/night-card-text.ts';
import { readNightWords } from './cards/night-words.ts';
import { allGenres, followNight, newNight } from './cards/shown-night.ts';
import { makeNightId } from './night-id.ts';
import { hasMadeNight, openNight, takeBackNight } from './open-night.ts';

/**
 * `/serata`, in private chats and in groups: the card of a new night, which follows it. At most one for an update:
 * a card that a killed server had started to send is not repeated.
 */
export function registerNightCommand(bot: Composer<Context>, services: BotServices): void {
  const { db, links, secrets } = services;
  onCommand(bot.chatType(['private', 'group', 'supergroup']), services, 'serata', 'menu', async (ctx) => {
    // Messages in a chat's name have no host: from a group's anonymous administrator, or a channel.
    const { sender_chat: chat, from: sender } = ctx.message;
    if (chat || sender.is_bot) return answerAnonymous(ctx);
    const { update_id: updateId } = ctx.update;
    if (await hasMadeNight(db, updateId)) return;
    const { first_name: hostName, language_code: messengerLanguage } = ctx.from;
    const hostId = userIdOf(ctx);
    // The worker that keeps the card up to date does not hear it.
    await saveFirstName(db, { userId: hostId, firstName: hostName, messengerLanguage });
    const genres = await allGenres(db);
    const options = readNightWords(ctx.match, genres);
    const id = makeNightId({ hostId, madeAt: clock.date(), options }, secrets);
    if (!(await openNight(db, id, secrets, updateId))) return;
    const night = newNight(id, { hostName, options, genres });
    const { text, ...how } = nightCard(night, { links, me: ctx.me });
    const { message_thread_id, is_topic_message } = ctx.message;
    const thread = is_topic_message && message_thread_id !== undefined ? { message_thread_id } : {};
    const sent = await ctx.reply(text, { parse_mode: 'HTML', ...how, ...thread }).catch(async (error) => {
      await takeBackNight(db, id);
      throw error;
    });
    // A group that has become a supergroup has a new id.
    await followNight(db, id, { chatId: sent.chat.id, messageId: sent.message_id });
  });
}

/** The messenger names the author of an inline query, though not that of a message. */
async function answerAnonymous(ctx: Context): Promise<void> {
  const { username, supports_inline_queries: hasInlineMode } = ctx.me;
  await ctx.reply(nightTexts.anonymous(hasInlineMode ? username : undefined));
}

/** `/start serata-{id}`, the target of a night's link if the bot has no main mini app: the button that opens it. */
export function registerNightStart(chats: PrivateChatComposer, { db, links, secrets }: BotServices): void {
  chats.command('start', async (ctx, next) => {
    if (!ctx.match.startsWith(MOVIE_NIGHT_START_PREFIX)) return next();
    const id = ctx.match.slice(MOVIE_NIGHT_START_PREFIX.length);
    const userId = userIdOf(ctx);
    await saveFirstName(db, { userId, firstName: ctx.from.first_name });
    if (!(await openNight(db, id, secrets))) return void (await ctx.reply(nightTexts.wrongLink));
    const path = `${MOVIE_NIGHT_PATH}/${id}`;
    const button = links.appButton(nightTexts.openNight, userId, path);
    const link = button ? '' : `\n<code>${escapeHtml(links.personal(userId, path))}</code>`;
    await ctx.reply(nightTexts.invitation + link, {
      parse_mode: 'HTML',
      reply_markup: { inline_keyboard: button ? [[button]] : [] },
    });
    return undefined;
  });
}
