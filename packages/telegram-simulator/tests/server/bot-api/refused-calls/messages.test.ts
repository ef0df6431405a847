import { it } from 'vitest';
import { expectRefused, type RefusedCall, text } from '../../support/refused-call.ts';
import { ANNA, BRUNO, CHANNEL, GROUP } from '../../support/test-simulator.ts';

it.each<RefusedCall>([
  ['a message without text', 'sendMessage', { chat_id: ANNA }, 'message text is empty'],
  ['a message with blank text', 'sendMessage', { ...text, text: '  ' }, 'text must be non-empty'],
  ['a message with too much text', 'sendMessage', { ...text, text: 'x'.repeat(4097) }, 'message is too long'],
  ['a message without a chat', 'sendMessage', { text: 'ciao' }, 'chat_id is empty'],
  ['a message to an unknown chat', 'sendMessage', { ...text, chat_id: 77 }, 'chat not found'],
  ['a message to an unknown username', 'sendMessage', { ...text, chat_id: '@nobody' }, 'chat not found'],
  ['a message to a group without the bot', 'sendMessage', { ...text, chat_id: GROUP }, 'chat not found'],
  [
    'a reply to an unknown message',
    'sendMessage',
    { ...text, reply_parameters: { message_id: 9_999 } },
    'message to be replied not found',
  ],
  [
    'a reply without a message',
    'sendMessage',
    { ...text, reply_parameters: { quote: 'a' } },
    'can\'t find field "message_id"',
  ],
  ['a photo message without a photo', 'sendPhoto', { chat_id: ANNA }, 'there is no photo in the request'],
  [
    'a photo message with an unknown photo',
    'sendPhoto',
    { chat_id: ANNA, photo: 'AgACAgQAAx' },
    'wrong file identifier/HTTP URL specified',
  ],
  [
    'a photo message with an invalid address',
    'sendPhoto',
    { chat_id: ANNA, photo: 'http://localhost:9/a.png' },
    'failed to get HTTP URL content',
  ],
  ['a video message without a video', 'sendVideo', { chat_id: ANNA }, 'there is no video in the request'],
  ['a file message without a file', 'sendDocument', { chat_id: ANNA }, 'there is no document in the request'],
  [
    'a copy of an unknown message',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: CHANNEL, message_id: 9_999 },
    'message to copy not found',
  ],
  [
    'a copy without a message number',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: CHANNEL },
    'message identifier is not specified',
  ],
  [
    'a copy from an unknown chat',
    'copyMessage',
    { chat_id: ANNA, from_chat_id: 5, message_id: 1 },
    'chat not found',
  ],
  [
    'a forward of an unknown message',
    'forwardMessage',
    { chat_id: ANNA, from_chat_id: BRUNO, message_id: 9_999 },
    'message to forward not found',
  ],
  [
    'an edit of an unknown message',
    'editMessageText',
    { ...text, message_id: 9_999 },
    'message to edit not found',
  ],
  [
    'an edit of an unknown inline message',
    'editMessageText',
    { inline_message_id: 'x', text: 'a' },
    'MESSAGE_ID_INVALID',
  ],
  [
    'a deletion of an unknown message',
    'deleteMessage',
    { chat_id: ANNA, message_id: 9_999 },
    'message to delete not found',
  ],
  ['an unknown file', 'getFile', { file_id: 'x' }, 'invalid file_id'],
])('%s is refused: %s', expectRefused);
