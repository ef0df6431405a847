import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clock } from '../../../src/server/lib/clock.ts';
import { ANNA } from '../support/test-bot.ts';
import { type Laboratory, openLaboratory } from './support/laboratory.ts';
import { faultsOf, ORACLES } from './support/oracles.ts';
import { runScenario } from './support/run-scenario.ts';
import type { Act, Scenario, World } from './support/scenario.ts';
import type { ServerProcess } from './support/server-process.ts';
import { pointsOf } from './support/try-points.ts';

let laboratory: Laboratory;
beforeAll(async () => void (laboratory = await openLaboratory()));
afterAll(() => laboratory.close());

const tells = ({ api }: ServerProcess) => api.sendMessage(ANNA, 'Ciao');
const likes = ({ db }: ServerProcess, title_id: number | undefined) =>
  db
    .insertInto('list_item')
    .values({ user_id: String(ANNA), list: 'mi_piace', title_id: title_id ?? 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('title_id')
    .executeTakeFirst();
const announces = ({ db }: ServerProcess) => db.insertInto('announcement').values({ text: 'Ciao' }).execute();

/** An act that forgets that its process may end in it. */
const act =
  (work: (...parts: Parameters<Act>) => Promise<unknown>): Act =>
  async (server, world) =>
    work(server, world).then(
      () => true,
      () => false,
    );

/** Facts of the scenarios, by the same. */
const FACTS: Partial<Record<string, Omit<Scenario, 'acts'>>> = {
  'a fact is not so': { isSo: { 'a film is liked': () => sql`select from list_item` } },
  'a server of an older release could claim work': {
    given: ({ db }) => sql`alter table bot_update disable trigger check_claim_version`.execute(db),
  },
  'a call is answered otherwise': { isAnsweredAlike: true },
  'the scenario names other messages': { told: { [ANNA]: [/Ciao/] } },
  'an erased person is not forgotten': { erased: ANNA },
  'a message goes to somebody erased or banned': { banned: ANNA },
};

/** Acts with a fault, by the oracle that sees it. */
const PLANTED: Record<keyof typeof ORACLES, Act> = {
  'a fact is not so': act(announces),
  'the scenario names other messages': act(announces),
  'a server of an older release could claim work': act(async ({ db }) => {
    await sql`insert into bot_update (id, chat, payload, done_at) values (1, '1', '{}', now())
      on conflict do nothing`.execute(db);
  }),
  'a row waits for ever, or is given up': act(async ({ db }) => {
    const { rows } = await sql`insert into bot_update (id, chat, payload, claimed_until)
      values (1, '1', '{}', 'infinity') on conflict do nothing returning 1`.execute(db);
    if (rows.length > 0) await sql`update bot_update set done_at = now() where id = 1`.execute(db);
  }),
  'a row is missing': act(async (server, { films }) => {
    if (await likes(server, films[0])) await likes(server, films[1]);
  }),
  'a row is there twice, or should not be': act(announces),
  'a call is answered otherwise': Object.assign(
    (server: ServerProcess, { films }: World) =>
      server.call(ANNA, `POST /api/add_content_to/${films[0]}`, {
        user_id: String(ANNA),
        list_name: 'mi_piace',
      }),
    { requests: ['POST /api/add_content_to/'] },
  ),
  'rows contradict each other': act(async (server, { films: [film = 0] }) => {
    if (await likes(server, film))
      await sql`update title_stats set mi_piace = 1 where title_id = ${film}`.execute(server.db);
  }),
  'a message never came': act(async (server, { films }) => {
    if (await likes(server, films[0])) await tells(server);
  }),
  'a message came twice': act(async (server, { films }) => {
    await tells(server);
    await tells(server);
    await likes(server, films[0]);
  }),
  'a message is out of date': act(async (server, { films }) => {
    const { message_id: message } = await tells(server);
    if (await likes(server, films[0])) await server.api.editMessageText(ANNA, message, 'Ciao di nuovo');
  }),
  'an erased person is not forgotten': act((server, { films }) => likes(server, films[0])),
  'a message goes to somebody erased or banned': act(async (server, { films }) => {
    await likes(server, films[0]);
    clock.setTimeout(() => void tells(server).catch(() => undefined), 1000);
  }),
};

it.each(Object.entries(PLANTED))('an oracle sees that %s', async (name, planted) => {
  const scenario: Scenario = { acts: [planted], ...FACTS[name] };
  const usual = await runScenario(scenario, laboratory);
  const seen = faultsOf(usual, usual, scenario);
  for (const point of pointsOf(usual.seen, scenario)) {
    if (seen.some((fault) => fault.startsWith(name))) break;
    seen.push(...faultsOf(await runScenario(scenario, laboratory, { point }), usual, scenario));
  }
  expect(seen).toContainEqual(expect.stringContaining(name));
});
