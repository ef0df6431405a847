import { it } from 'vitest';
import { expectRefused, type RefusedCall, text } from '../../support/refused-call.ts';
import { ANNA, BRUNO, CHANNEL, GROUP } from '../../support/test-simulator.ts';

it.each<RefusedCall>([
  ['without text', 'sendMessage', { chat_id: ANNA }, 'message text is empty'],
  ['with blank text', 'sendMessage', { ...text, text: '  ' }, 'text must be non-empty'],
  ['with too much text', 'sendMessage', { ...text, text: 'x'.repeat(4097) }, 'message is too long'],
  ['without a chat', 'sendMessage', { text: 'ciao' }, 'chat_id is empty'],
  ['to an unknown chat', 'sendMessage', { ...text, chat_id: 77 }, 'chat not found'],
  ['to an unknown name', 'sendMessage', { ...text, chat_id: '@nobody' }, 'chat not found'],
  ['to a group that the bot is not in', 'sendMessage', { ...text, chat_id: GROUP }, 'chat not found'],
  [
    'as a reply to nothing',
    'sendMessage',
    { ...text, reply_parameters: { message_id: 9_999 } },
    'message to be replied not found',
  ],
  [
    'with half a reply',
    'sendMessage',
    { ...text, reply_parameters: { quote: 'a' } },
    'can\'t find field "message_id"',
  ],
  ['without a photo', 'sendPhoto', { chat_id: ANNA }, 'there is no photo in the request'],
  [
    'with an unknown photo',
    'sendPhoto',
    { chat_id: ANNA, photo: 'AgACAgQAAx' },
    'wrong file identifier/HTTP URL specified',
  ],
  [
    'with a photo from nowhere',
    'sendPhoto',
    { chat_id: ANNA, photo: 'http://localhost:9/a.png' },
    'failed to get HTTP URL content',
  ],
  ['without a video', 'sendVideo', { chat_id: ANNA }, 'there is no video in the request'],
  ['without a file', 'sendDocument', { chat_id: ANNA }, 'there is no document in the request'],
  [
    'to copy nothing',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: CHANNEL, message_id: 9_999 },
    'message to copy not found',
  ],
  [
    'to copy no number',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: CHANNEL },
    'message identifier is not specified',
  ],
  [
    'to copy from nowhere',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: 5, message_id: 1 },
    'chat not found',
  ],
  [
    'to forward nothing',
    'forwardMessage',
    { chat_id: ANNA, from_chat_id: BRUNO, message_id: 9_999 },
    'message to forward not found',
  ],
  ['to edit nothing', 'editMessageText', { ...text, message_id: 9_999 }, 'message to edit not found'],
  [
    'to edit an unknown inline message',
    'editMessageText',
    { inline_message_id: 'x', text: 'a' },
    'MESSAGE_ID_INVALID',
  ],
  ['to delete nothing', 'deleteMessage', { chat_id: ANNA, message_id: 9_999 }, 'message to delete not found'],
  ['an unknown file', 'getFile', { file_id: 'x' }, 'invalid file_id'],
])('a message is refused: %s, %s', expectRefused);
