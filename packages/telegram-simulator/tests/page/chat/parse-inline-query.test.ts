import { expect, test } from 'vitest';
import { parseInlineQuery } from '../../../page/chat/composer.tsx';

test('the bot’s name and a space begin a query, whatever their case', () => {
  expect(parseInlineQuery('@Vetrina_Bot nosferatu', 'vetrina_bot')).toBe('nosferatu');
  expect(parseInlineQuery('@vetrina_bot ', 'vetrina_bot')).toBe('');
});

test('any other text is not a query', () => {
  expect(parseInlineQuery('@vetrina_bot', 'vetrina_bot')).toBeUndefined();
  expect(parseInlineQuery('ciao @vetrina_bot x', 'vetrina_bot')).toBeUndefined();
});

test('a long query is cut to what the messenger sends, between two characters', () => {
  expect(parseInlineQuery(`@bot_x ${'a'.repeat(300)}`, 'bot_x')).toBe('a'.repeat(256));
  expect(parseInlineQuery(`@bot_x ${'a'.repeat(255)}🎬🎬`, 'bot_x')).toBe('a'.repeat(255));
});
