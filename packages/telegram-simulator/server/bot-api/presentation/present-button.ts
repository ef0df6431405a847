import type { ChatKind, InlineButton } from '../../../wire-message.ts';

type Json = Record<string, unknown>;

/** The flags of `switch_inline_query_chosen_chat`, by the kind of chat that each lets through. */
export const CHOSEN_CHAT_FLAGS: Readonly<Record<string, ChatKind>> = {
  allow_user_chats: 'users',
  allow_bot_chats: 'bots',
  allow_group_chats: 'groups',
  allow_channel_chats: 'channels',
};

/** A button as the Bot API shows it. */
export function presentButton(button: InlineButton): Json {
  const { text, style } = button;
  return { text, style, ...presentPurpose(button) };
}

function presentPurpose(button: InlineButton): Json {
  switch (button.kind) {
    case 'callback':
      return { callback_data: button.data };
    case 'url':
      return { url: button.url };
    case 'login':
      return { login_url: { url: button.url } };
    case 'webApp':
      return { web_app: { url: button.url } };
    case 'copyText':
      return { copy_text: { text: button.copies } };
    case 'pay':
      return { pay: true };
    case 'switchInline':
      return presentSwitch(button);
  }
}

function presentSwitch({ query, where, kinds }: Extract<InlineButton, { kind: 'switchInline' }>): Json {
  if (where === 'here') return { switch_inline_query_current_chat: query };
  if (!kinds) return { switch_inline_query: query };
  const flags = Object.entries(CHOSEN_CHAT_FLAGS).filter(([, kind]) => kinds.includes(kind));
  return {
    switch_inline_query_chosen_chat: { query, ...Object.fromEntries(flags.map(([flag]) => [flag, true])) },
  };
}
