import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { emptyTables, restoreSnapshot, type Snapshot, takeSnapshot } from '../support/database-snapshot.ts';
import { BUTTONS } from '../support/every-button.ts';
import { handlingTwice } from '../support/handling-twice.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../support/test-bot.ts';
import { dataOfButton, makeThings, type Things } from '../support/things-of-buttons.ts';

const SHOWN = /^(answerCallbackQuery|editMessage)/;

type Kind = keyof typeof buttons;

let server: TestBot;
let handledTwice: Awaited<ReturnType<typeof handlingTwice>>;
let things: Things;
let world: Snapshot;

beforeAll(async () => {
  server = await testBot();
  for (const person of [ANNA, OWNER]) await server.say('/start', person);
  things = await makeThings(server);
  // A repeat of something recent is answered as the first time.
  await sql`update title_requester set asked_at = asked_at - interval '1 hour'`.execute(server.db);
  await sql`update report_person set reported_at = reported_at - interval '1 hour'`.execute(server.db);
  world = await takeSnapshot(server.db);
  handledTwice = await handlingTwice(server);
});
beforeEach(async () => {
  await emptyTables(server.db);
  await restoreSnapshot(server.db, world);
  server.api.calls.splice(0);
});
afterAll(() => server.close());

/** The answers to a press, and what its message becomes. Links have a key of each second. */
function shown(): string[] {
  const calls = server.api.calls.splice(0).filter(({ method }) => SHOWN.test(method));
  const lines = calls.map(
    ({ method, payload: { callback_query_id: _id, link_preview_options: _preview, ...payload } }) =>
      JSON.stringify([method, payload]).replaceAll(/key=[^"]+/g, 'key'),
  );
  // The progress of an announcement is that of the moment, and its worker shows it as well.
  return lines.filter((line) => !line.includes('Annuncio'));
}

it.each(Object.keys(BUTTONS) as Kind[])(
  'a press on the button %s that is handled again shows the same',
  async (kind) => {
    const [isFor] = BUTTONS[kind];
    let first: string[] = [];
    await handledTwice(
      () => server.press(dataOfButton(kind, things), isFor === 'owners' ? OWNER : ANNA),
      async () => void (first = shown()),
    );
    expect(shown()).toEqual(first);
  },
);
