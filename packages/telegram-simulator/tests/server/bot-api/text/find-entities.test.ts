import { expect, it } from 'vitest';
import { findEntities } from '../../../../server/bot-api/text/find-entities.ts';

const found = (text: string) =>
  findEntities(text, []).map(({ type, offset, length }) => `${type} ${text.slice(offset, offset + length)}`);

it.each([
  ['/start 42', ['bot_command /start']],
  ['e /premium@vetrina_demo_bot!', ['bot_command /premium@vetrina_demo_bot']],
  ['vedi https://t.me/vetrina?start=42.', ['url https://t.me/vetrina?start=42']],
  ['t.me/vetrina?start=7', ['url t.me/vetrina?start=7']],
  ['@anna_demo scrive a a@b.it', ['mention @anna_demo', 'email a@b.it']],
  ['#film e 1/2', ['hashtag #film']],
  ['http://localhost:3000/?key=a', ['url http://localhost:3000/?key=a']],
])('the messenger finds the entities of "%s"', (text, entities) => {
  expect(found(text)).toEqual(entities);
});

it('the messenger finds no entities inside code', () => {
  const code = { type: 'code' as const, offset: 0, length: 6 };
  expect(findEntities('/start', [code])).toEqual([code]);
});
