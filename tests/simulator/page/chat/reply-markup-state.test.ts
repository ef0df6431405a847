import { expect, test } from 'vitest';
import {
  currentKeyboard,
  forcedReplyTo,
  inputPlaceholder,
} from '../../../../src/simulator/page/chat/reply-markup-state.ts';
import { aMessage, byPerson } from './a-message.ts';

const keyboard = { kind: 'keyboard', rows: [[{ text: 'Cerca' }]], oneTime: false } as const;
const withKeyboard = aMessage({ replyMarkup: { ...keyboard, rows: [[{ text: 'Cerca' }]] } });

test('a keyboard stays while nothing is said about it', () => {
  expect(currentKeyboard([withKeyboard, aMessage(), aMessage(byPerson)])?.rows).toEqual([
    [{ text: 'Cerca' }],
  ]);
});

test('it goes when the bot takes it away', () => {
  expect(
    currentKeyboard([withKeyboard, aMessage({ replyMarkup: { kind: 'removeKeyboard' } })]),
  ).toBeUndefined();
});

test('one for a single use goes with the person’s answer', () => {
  const once = aMessage({ replyMarkup: { kind: 'keyboard', rows: [[{ text: 'Sì' }]], oneTime: true } });
  expect(currentKeyboard([once])).toBeDefined();
  expect(currentKeyboard([once, aMessage(byPerson)])).toBeUndefined();
});

test('the field shows what the bot asks for', () => {
  const asks = aMessage({ replyMarkup: { kind: 'forceReply', placeholder: 'Titolo…' } });
  expect(inputPlaceholder([asks])).toBe('Titolo…');
  expect(inputPlaceholder([asks, aMessage(byPerson)])).toBe('Messaggio');
});

test('a text after the bot has asked for an answer is one', () => {
  const asks = aMessage({ id: 17, replyMarkup: { kind: 'forceReply' } });
  expect(forcedReplyTo([aMessage(), asks])).toBe(17);
  expect(forcedReplyTo([asks, aMessage(byPerson)])).toBeUndefined();
  expect(forcedReplyTo([withKeyboard])).toBeUndefined();
});
