import * as v from 'valibot';
import type { Chat, MenuButton } from '../../../wire-world.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findChat } from '../find-chat.ts';
import type { Parameters } from '../parameters.ts';
import { checkWebAppUrl } from '../parsing/read-buttons.ts';

const buttons = v.variant('type', [
  v.object({ type: v.picklist(['commands', 'default']) }),
  v.object({
    type: v.literal('web_app'),
    text: v.pipe(v.string(), v.nonEmpty()),
    web_app: v.object({ url: v.string() }),
  }),
]);

/** Without a chat: the button of all chats without their own. */
export const setChatMenuButton: ApiMethod = (world, parameters) => {
  const button = readButton(world, parameters);
  if (parameters.text('chat_id') !== '') {
    change(world, findPrivate(world, parameters), button);
    return true;
  }
  const before = world.settings.defaultMenuButton;
  world.settings.defaultMenuButton = button;
  for (const chat of world.chats.values()) if (chat.menuButton === before) change(world, chat, button);
  return true;
};

export const getChatMenuButton: ApiMethod = (world, parameters) => {
  const isDefault = parameters.text('chat_id') === '';
  const button = isDefault ? world.settings.defaultMenuButton : findPrivate(world, parameters).menuButton;
  if (button.kind === 'commands') return { type: 'commands' };
  return { type: 'web_app', text: button.text, web_app: { url: button.url } };
};

function findPrivate(world: World, parameters: Parameters): Chat {
  const chat = findChat(world, parameters);
  if (chat.type !== 'private') throw badRequest('chat not found');
  return chat;
}

function change(world: World, chat: Chat, menuButton: MenuButton): void {
  chat.menuButton = menuButton;
  world.feed.publish({ type: 'menuButtonChanged', chatId: chat.id, menuButton });
}

function readButton(world: World, parameters: Parameters): MenuButton {
  const listed = parameters.json('menu_button', "can't parse menu button JSON object") ?? { type: 'default' };
  const read = v.safeParse(buttons, listed);
  if (!read.success) throw badRequest("can't parse menu button: unsupported type specified");
  const button = read.output;
  if (button.type === 'web_app') {
    checkWebAppUrl(button.web_app.url, 'menu button');
    return { kind: 'webApp', text: button.text, url: button.web_app.url };
  }
  const hasDefault = button.type === 'default' && parameters.text('chat_id') !== '';
  return hasDefault ? world.settings.defaultMenuButton : { kind: 'commands' };
}
