import type { ChatAdministratorRights } from 'grammy/types';
import { chooseChannel, getChannels } from '../../../../contract/desk/channels.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { channelTexts } from '../../../chat/texts/texts.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import { addToChannelLink } from '../../videos/posts/channel-rights.ts';
import { listVideoChannels } from '../../videos/posts/video-channels.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from '../register-desk-call.ts';

/** The followed channels, and the messenger's own chooser of another one. */
export function registerChannels(on: RegisterDeskCall, onChange: RegisterDeskChange): void {
  on(getChannels, async (_input, { db, api }) => {
    const [channels, me] = await Promise.all([listVideoChannels(db), api.getMe().catch(() => undefined)]);
    return {
      channels: channels.map(({ chatId: id, title, used, unmatched, isLost }) => ({
        id,
        title,
        used,
        unmatched,
        isLost,
      })),
      link: me ? addToChannelLink(me.username) : null,
    };
  });
  onChange(chooseChannel, async ({ userId }, desk) => ({ request: await prepareChooser(desk, userId) }));
}

/** The least that an administrator of a channel has. */
const RIGHTS: ChatAdministratorRights = {
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
};

/** Prepares a button that the mini app presses; null where the Bot API server does not know such buttons. */
async function prepareChooser({ api, log }: DeskContext, userId: string): Promise<string | null> {
  try {
    const { id } = await api.savePreparedKeyboardButton(requirePrivateChatId(userId), {
      text: channelTexts.choose,
      request_chat: {
        request_id: 1,
        chat_is_channel: true,
        user_administrator_rights: { ...RIGHTS, can_promote_members: true },
        bot_administrator_rights: RIGHTS,
        request_title: true,
      },
    });
    return id;
  } catch (error) {
    log.info({ reason: classifyBotApiError(error).reason }, 'the messenger prepares no chooser of channels');
    return null;
  }
}
