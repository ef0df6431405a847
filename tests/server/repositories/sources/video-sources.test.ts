// @vitest-environment node
import type { Kysely } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../../../src/server/database/schema.ts';
import {
  findSource,
  saveSourceAndNotify,
  type VideoSource,
} from '../../../../src/server/repositories/sources/video-sources.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

let db: Kysely<Schema>;
let contentId: number;
useTestDatabase((opened) => {
  db = opened;
});
beforeEach(async () => {
  [contentId = 0] = await addTestTitles(db, [{}]);
});

const film: VideoSource = { kind: 'video', fileId: 'film' };
const first = { season: 1, episode: 1 };
const second = { season: 1, episode: 2 };

it('a source takes the place of what its part had, whatever kind that was', async () => {
  expect(await saveSourceAndNotify(db, { contentId }, film)).toBe('new');
  const message: VideoSource = { kind: 'message', chatId: '@canale', messageId: 34 };
  expect(await saveSourceAndNotify(db, { contentId }, message)).toBe('replaced');
  expect(await findSource(db, { contentId })).toEqual(message);
});

it('a title and each of its episodes have their own', async () => {
  const parts = [{ contentId }, { contentId, episode: first }, { contentId, episode: second }];
  for (const [index, part] of parts.entries())
    expect(await saveSourceAndNotify(db, part, { kind: 'video', fileId: `file ${index}` })).toBe('new');
  expect(await Promise.all(parts.map((part) => findSource(db, part)))).toEqual(
    parts.map((_, index) => ({ kind: 'video', fileId: `file ${index}` })),
  );
});

it.each([undefined, first])('many that come at once for one part are all taken: %j', async (episode) => {
  const sources = Array.from({ length: 20 }, (_, index) => ({ ...film, fileId: `file ${index}` }));
  const outcomes = await Promise.all(
    sources.map((one) => saveSourceAndNotify(db, { contentId, episode }, one)),
  );
  expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(1);
  expect(sources).toContainEqual(await findSource(db, { contentId, episode }));
});
