import type { Composer, Context } from 'grammy';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { joinTransaction } from '../../../database/db.ts';
import { readingTexts } from '../channel-reading/reading-text.ts';
import { hasRights, noteRights } from './channel-rights.ts';
import { type OwnerReport, queueReport } from './owner-report.ts';
import { createVideoChannelRegistration } from './video-channel-registration.ts';
import { addVideoChannel } from './video-channels.ts';

/**
 * `my_chat_member` of channels: one in which an owner makes the bot an administrator is followed, and the loss of its rights is
 * noted. `chat_shared`: an owner has chosen a channel in the messenger's own chooser.
 */
export function registerChannelRights(
  updates: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db, log } = services;
  const registration = createVideoChannelRegistration(services);

  updates.chatType('channel').on('my_chat_member', async (ctx) => {
    const { chat, new_chat_member: member } = ctx.myChatMember;
    const isKept = hasRights(member.status);
    const channel = { chatId: String(chat.id), title: chat.title || String(chat.id), ownerId: userIdOf(ctx) };
    const isFollowed = await noteRights(db, channel.chatId, isKept);
    if (isFollowed) log.info({ chat: channel.chatId, isKept }, 'the rights in a channel changed');
    else if (isKept && isOwner(ctx, services)) await follow(channel);
  });

  chats
    .filter((ctx) => isOwner(ctx, services))
    .on('message:chat_shared', (ctx) => registration.registerChosen(ctx, ctx.message.chat_shared.chat_id));

  async function follow(channel: { chatId: string; title: string; ownerId: string }): Promise<void> {
    await joinTransaction(db, async (transaction) => {
      if (await addVideoChannel(transaction, channel))
        await queueReport(transaction, channel.ownerId, () => followed(channel));
    });
    services.notifyOutbox();
  }
}

const MAX_BUTTON_LENGTH = 40;

function followed({ chatId: channelId, title }: { chatId: string; title: string }): OwnerReport {
  const name = truncateText(title, MAX_BUTTON_LENGTH);
  return {
    text: words.added(title),
    buttons: [
      [buttons.readChannel.labelled(readingTexts.read(name), { channelId })],
      [buttons.dropChannel.labelled(words.drop(name), { channelId }, 'danger')],
    ],
  };
}
