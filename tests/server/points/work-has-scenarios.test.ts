import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import { LIVE_KINDS, NOTICE_KINDS } from '../../../src/server/modules.ts';
import { DECLARED_CALLS } from '../../../tools/docs/declared-calls.ts';
import { fillSmallCatalogue } from '../support/small-catalogue.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { dataOfButton, makeThings } from '../support/things-of-buttons.ts';
import { buttonIsPressed, kindsOfButtons } from './scenarios/every-button.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';

/**
 * Work that is done later, by its name: a scenario that has it done, or a test of it elsewhere.
 */
const OF_WORK: Record<string, string> = {
  updates: 'the chat is started',
  deliveries: 'a film is played',
  outbox: 'a request of two is rejected',
  lists: 'a list is imported',
  posts: 'a known film is posted',
  plays: 'a film is played by two',
  lookups: 'tests/server/modules/requests/killed-requests.test.ts',
  digests: 'a digest is due',
  endings: 'premium ends soon',
  readings: "a channel's earlier posts are read",
  removals: 'a title is removed',
  'fan-outs': 'an announcement is sent to all',
  arrivals: 'an awaited film arrives',
  nights: 'two choose the same film',
  imports: 'titles are imported from a file',
  files: 'tests/server/modules/videos/former-bot.test.ts',
};

/** Scenarios of notices and live messages, by their kinds. */
const OF_MESSAGES: Record<string, string> = {
  announcement: 'an announcement is sent to all',
  arrival: 'an awaited film arrives',
  decision: 'a request of two is rejected',
  digest: 'a digest is due',
  helper: 'a person becomes a helper',
  intake: 'a known film is posted',
  listImport: 'a list is imported',
  night: 'a card follows its night',
  premiumEnd: 'premium ends soon',
  premiumGift: 'a gift is bought for somebody',
  premiumGiven: 'a month is given',
  reading: "a channel's earlier posts are read",
  renewal: 'a renewal fails in the messenger',
  report: 'a reported problem is solved',
  request: 'a title is requested',
  trouble: 'tests/server/doctor/watch-troubles.test.ts',
  videoReport: 'an unknown video is posted',
};

/** Calls of services that the laboratory does not have, and calls that store and send nothing, each with its test. */
const CALLS_ELSEWHERE: Record<string, string> = {
  importFromJellyfin: 'tests/server/modules/desk/imports.test.ts',
  importFromTmdb: 'tests/server/modules/desk/imports.test.ts',
  sendPicture: 'tests/server/modules/desk/titles.test.ts',
  takeTmdbPicture: 'tests/server/modules/desk/titles.test.ts',
  launch: 'tests/server/modules/people/launch-routes.test.ts',
  makeMovieNight: 'tests/server/modules/movie-nights/nights-in-the-app.test.ts',
};

const db = await useTestDatabase();

const isThere = (proof: string) => proof in SCENARIOS || existsSync(proof);

it('Each kind of work that is done later has a scenario', () => {
  expect(Object.keys(OF_WORK).toSorted()).toEqual(KINDS_OF_WORK.map(({ name }) => name).toSorted());
  expect(Object.values(OF_WORK).filter((proof) => !isThere(proof))).toEqual([]);
});

it('Each kind of notice and of live message has a scenario', () => {
  const kinds = new Set([...Object.keys(NOTICE_KINDS), ...Object.keys(LIVE_KINDS)]);
  expect(Object.keys(OF_MESSAGES).toSorted()).toEqual([...kinds].toSorted());
  expect(Object.values(OF_MESSAGES).filter((proof) => !isThere(proof))).toEqual([]);
});

it('Each call with effects has a scenario', () => {
  const made = Object.values(SCENARIOS).flatMap(({ acts }) => acts.flatMap(({ requests = [] }) => requests));
  const without = DECLARED_CALLS.filter(({ method, path }) => {
    const request = new RegExp(`^POST ${path.replaceAll(/:\w+/g, '[^/?]*')}(\\?|$)`);
    return method === 'POST' && !made.some((line) => request.test(line));
  }).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(CALLS_ELSEWHERE).toSorted());
  expect(Object.values(CALLS_ELSEWHERE).filter((proof) => !isThere(proof))).toEqual([]);
});

it('Each button of the bot has a scenario, which presses it for a thing that is there', async () => {
  const things = await makeThings({ db, ...(await fillSmallCatalogue(db)) });
  const isPressed = (kind: (typeof kindsOfButtons)[number]) =>
    buttonIsPressed(kind) in SCENARIOS && buttons[kind].fields(dataOfButton(kind, things)) !== undefined;
  expect(kindsOfButtons.filter((kind) => !isPressed(kind))).toEqual([]);
});
