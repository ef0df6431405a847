import { expect, vi } from 'vitest';
import { WEBHOOK_PATH, webhookSecret } from '../../../../src/server/chat/updates/webhook.ts';
import { SECRET, type TestBot } from '../../support/test-bot.ts';
import { type Variant, varyDeeply } from './vary-deeply.ts';

/** The parts that differ between updates of a scenario: the person, who is also the private chat, and a number. */
export type Place = { person: number; n: number };

/** An update, and the fields on which its outcome may depend. */
export type Scenario = {
  /** The update in one place. */
  update(place: Place): object;
  /** Fields that are required, or that are shown, by their paths. */
  needs: RegExp;
  /** Older documented forms, by the path. */
  older?: Record<string, readonly unknown[]>;
  /** Whole older forms of the update. */
  olderForms?: ((place: Place) => object)[];
  /** The state before it, as a separate update. */
  before?(place: Place): object;
  /** The Bot API calls that count: by default all but menu buttons, which are renewed once a day. */
  counts?: RegExp;
  /** The outcome besides calls of the Bot API. */
  outcome?(place: Place): Promise<unknown>;
};

/** One in this many variants is tried, others each day; all: ODD_UPDATES_EVERY=1 npx vitest run odd-updates. */
const EVERY = Number(process.env['ODD_UPDATES_EVERY'] ?? 3);
const TURN = Math.floor(Date.now() / 86_400_000);
const isTried = (_variant: unknown, index: number) => (index + TURN) % EVERY === 0;

let updateId = 2_000_000;
const headers = { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) };

/**
 * Sends updates as the messenger does, all at once; settles when all are handled and all their consequences are
 * done.
 */
async function bringAll(server: TestBot, updates: readonly object[]): Promise<void> {
  for (const update of updates) {
    updateId += 1;
    const payload = { update_id: updateId, ...update };
    const { statusCode } = await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload });
    expect(statusCode).toBe(200);
  }
  let calls = -1;
  await vi.waitUntil(
    async () => {
      const waiting = await server.db
        .selectFrom('bot_update')
        .select('id')
        .where('done_at', 'is', null)
        .limit(1)
        .execute();
      const isQuiet = waiting.length === 0 && calls === server.api.calls.length;
      calls = server.api.calls.length;
      return isQuiet;
    },
    { timeout: 60_000, interval: 60 },
  );
}

/** An update's results without the parts that belong to its place: numbers, keys and ids. */
async function resultsOf(
  server: TestBot,
  places: readonly Place[],
  { outcome, counts = /"method":"(?!setChatMenuButton)/ }: Scenario,
): Promise<string[]> {
  const calls = server.api.calls.map((call) => JSON.stringify(call));
  return Promise.all(
    places.map(async (place) => {
      const own = calls.filter((call) => counts.test(call) && call.includes(String(place.person)));
      const text = JSON.stringify([...own, (await outcome?.(place)) ?? null]);
      return text
        .replace(/key=[^"&\\]+/g, 'key=K')
        .replace(/(serata-|night\w+:)[\w-]{20,}/g, '$1ID')
        .replace(/\d+/g, 'N');
    }),
  );
}

/**
 * Sends a scenario's update in all variants, each from another of `people`; results that do not come
 * from the odd field must be the same as without it. Returns the number of variants.
 */
export async function tryVariants(
  server: TestBot,
  scenario: Scenario,
  people: (n: number) => number,
): Promise<number> {
  const placeOf = (n: number) => ({ n, person: people(n) });
  const kinds: (Pick<Variant, 'path' | 'what'> & { at: (place: Place) => object })[] = [
    { path: '', what: 'as it is', at: scenario.update },
    ...varyDeeply(scenario.update(placeOf(0)), scenario.older)
      .map(({ path, what }, index) => ({
        path,
        what,
        at: (place: Place) => Object(varyDeeply(scenario.update(place), scenario.older)[index]?.value),
      }))
      .filter(isTried),
    ...(scenario.olderForms ?? []).map((at, index) => ({ path: '', what: `older form ${index + 1}`, at })),
  ];
  const places = kinds.map((_, n) => placeOf(n));
  if (scenario.before) await bringAll(server, places.map(scenario.before));
  server.api.calls.splice(0);
  await bringAll(
    server,
    kinds.map(({ at }, n) => at(placeOf(n))),
  );
  const [usual = '', ...results] = await resultsOf(server, places, scenario);
  expect(usual).not.toBe('["null"]');
  const differing = results.flatMap((result, index) => {
    const { path = '', what = '' } = kinds[index + 1] ?? {};
    return scenario.needs.test(path) || result === usual ? [] : [`${what}: ${result}`];
  });
  expect(differing, `as it is: ${usual}`).toEqual([]);
  return kinds.length;
}
