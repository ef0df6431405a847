import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { getRecommendations } from '../../../../src/contract/own/recommendations.ts';
import { ORDINARY } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';
import { play } from './support/choices.ts';

const server = await testApp();
afterAll(() => server.close());

async function recommended() {
  const answer = await server.read('GET /api/tu/recommendations', { as: ORDINARY });
  const { titles } = v.parse(getRecommendations.answer, answer);
  return new Map(titles.map(({ content, reason }) => [content.titolo, reason]));
}

it('titles are recommended with their reasons, and no longer once they are unwanted, which can be undone', async () => {
  const { db, films } = server;
  expect((await recommended()).size).toBe(0);
  await sql`insert into video (title_id, kind, url) select id, 'link', 'https://example.org' from title`.execute(
    db,
  );
  const [one = 0, two = 0] = films;
  await play(db, [ORDINARY], [one]);
  expect((await recommended()).get('Film 2')).toBeDefined();
  const mute = (isMuted: boolean) =>
    server.ask('POST /api/tu/muted', { as: ORDINARY, body: { content_id: two, isMuted } });
  await mute(true);
  await mute(true);
  expect([...(await recommended()).keys()]).not.toContain('Film 2');
  await mute(false);
  expect([...(await recommended()).keys()]).toContain('Film 2');
});
