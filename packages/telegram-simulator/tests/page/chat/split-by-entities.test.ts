import { expect, test } from 'vitest';
import { splitByEntities } from '../../../page/chat/rich-text.tsx';
import type { Entity } from '../../../wire-message.ts';

const entity = (type: Entity['type'], offset: number, length: number): Entity => ({ type, offset, length });

test('a text without entities stays whole', () => {
  expect(splitByEntities('ciao', [])).toEqual(['ciao']);
  expect(splitByEntities('', [])).toEqual([]);
});

test('entities are between plain stretches, in their order', () => {
  const bold = entity('bold', 0, 9);
  const link = entity('url', 12, 4);
  expect(splitByEntities('Nosferatu a t.me oggi', [link, bold])).toEqual([
    { entity: bold, text: 'Nosferatu', pieces: ['Nosferatu'] },
    ' a ',
    { entity: link, text: 't.me', pieces: ['t.me'] },
    ' oggi',
  ]);
});

test('entities lie inside one another', () => {
  const quote = entity('blockquote', 0, 8);
  const italic = entity('italic', 4, 4);
  expect(splitByEntities('uno due!', [quote, italic])).toEqual([
    { entity: quote, text: 'uno due!', pieces: ['uno ', { entity: italic, text: 'due!', pieces: ['due!'] }] },
  ]);
});

test('an entity that overlaps another, or runs over the end, is left out', () => {
  const bold = entity('bold', 0, 4);
  expect(splitByEntities('abcdef', [bold, entity('italic', 2, 4), entity('code', 5, 9)])).toEqual([
    { entity: bold, text: 'abcd', pieces: ['abcd'] },
    'ef',
  ]);
});

test('offsets count UTF-16 units, as the Bot API does', () => {
  const bold = entity('bold', 3, 5);
  expect(splitByEntities('🎬 Titolo', [{ ...bold, length: 6 }])[1]).toMatchObject({ text: 'Titolo' });
});
