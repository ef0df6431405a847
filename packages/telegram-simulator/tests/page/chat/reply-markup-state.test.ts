import { expect, test } from 'vitest';
import { currentKeyboard, forcedReplyTo, inputPlaceholder } from '../../../page/chat/reply-markup-state.ts';
import { byPerson, messageFixture } from './message-fixture.ts';

const keyboard = { kind: 'keyboard', rows: [[{ text: 'Cerca' }]], oneTime: false } as const;
const withKeyboard = messageFixture({ replyMarkup: { ...keyboard, rows: [[{ text: 'Cerca' }]] } });

test('a keyboard stays until a message changes it', () => {
  expect(currentKeyboard([withKeyboard, messageFixture(), messageFixture(byPerson)])?.rows).toEqual([
    [{ text: 'Cerca' }],
  ]);
});

test('the bot can remove a keyboard', () => {
  expect(
    currentKeyboard([withKeyboard, messageFixture({ replyMarkup: { kind: 'removeKeyboard' } })]),
  ).toBeUndefined();
});

test('a one-time keyboard disappears when the person answers', () => {
  const once = messageFixture({ replyMarkup: { kind: 'keyboard', rows: [[{ text: 'Sì' }]], oneTime: true } });
  expect(currentKeyboard([once])).toBeDefined();
  expect(currentKeyboard([once, messageFixture(byPerson)])).toBeUndefined();
});

test('the field shows the bot’s placeholder', () => {
  const asks = messageFixture({ replyMarkup: { kind: 'forceReply', placeholder: 'Titolo…' } });
  expect(inputPlaceholder([asks])).toBe('Titolo…');
  expect(inputPlaceholder([asks, messageFixture(byPerson)])).toBe('Messaggio');
});

test('the text after a forced reply answers it', () => {
  const asks = messageFixture({ id: 17, replyMarkup: { kind: 'forceReply' } });
  expect(forcedReplyTo([messageFixture(), asks])).toBe(17);
  expect(forcedReplyTo([asks, messageFixture(byPerson)])).toBeUndefined();
  expect(forcedReplyTo([withKeyboard])).toBeUndefined();
});
