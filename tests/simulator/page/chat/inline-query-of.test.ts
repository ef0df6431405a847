import { expect, test } from 'vitest';
import { inlineQueryOf } from '../../../../src/simulator/page/chat/inline-query-of.ts';

test('the bot’s name and a space begin a query, whatever their case', () => {
  expect(inlineQueryOf('@Vetrina_Bot nosferatu', 'vetrina_bot')).toBe('nosferatu');
  expect(inlineQueryOf('@vetrina_bot ', 'vetrina_bot')).toBe('');
});

test('any other text is none', () => {
  expect(inlineQueryOf('@vetrina_bot', 'vetrina_bot')).toBeUndefined();
  expect(inlineQueryOf('ciao @vetrina_bot x', 'vetrina_bot')).toBeUndefined();
});

test('a long query is cut to what the messenger sends, between two characters', () => {
  expect(inlineQueryOf(`@bot_x ${'a'.repeat(300)}`, 'bot_x')).toBe('a'.repeat(256));
  expect(inlineQueryOf(`@bot_x ${'a'.repeat(255)}🎬🎬`, 'bot_x')).toBe('a'.repeat(255));
});
