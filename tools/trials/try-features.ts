// npm run try:features [-- <people>] [--webhook]: three servers on one PostgreSQL, each killed with kill -9 in
// turn, and a messenger that for a while answers 429, 502 and nothing, and 403 for people who have blocked the bot.
// People (160) ask for titles, take requests back, play, mark, report, bring lists and pay at once; then owners
// decide, videos arrive, digests are due, subscriptions renew, all of it twice as bad. Prints the totals of each
// kind of message and ends with 1 if a row is missing or there twice, or somebody was notified twice or never.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { parseCount } from '../commands/parse-count.mjs';
import { onABadDay } from './features/bad-days.ts';
import { loadCatalogue } from './features/catalogue.ts';
import { checkArrivals, checkMessages } from './features/check-messages.ts';
import { checkRows } from './features/check-rows.ts';
import { laterVisit } from './features/later-visits.ts';
import { startMessenger } from './features/messenger.ts';
import { ownersVisit } from './features/owners.ts';
import { createPeople } from './features/people.ts';
import { countWanted, OWNERS, planPeople } from './features/plan.ts';
import { readCutOff, readGivenUp, readPlays, untilDone } from './features/queues.ts';
import { firstVisit } from './features/visits.ts';
import { runTrial, type TrialPlace } from './run-trial.ts';
import { startCluster } from './server-cluster.ts';

const SERVERS = 3;
/** Milliseconds after which unfinished work counts as lost. */
const LATEST_MS = 90_000;

type Options = TrialPlace & { count: number; usesWebhook: boolean };

async function tryFeatures({ url, folder, count, usesWebhook }: Options) {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
    OWNER_IDS: OWNERS.join(','),
    GATHER_SECONDS: '1',
    ...(usesWebhook && { PUBLIC_URL: 'https://vetrina.example', REQUIRE_LAUNCH_DATA: 'no' }),
  };
  console.log('Loading the catalogue ...');
  const catalogue = await loadCatalogue(settings, { folder, awaited: countWanted(count) });
  const messenger = await startMessenger();
  const servers = await startCluster(messenger, settings, SERVERS);
  if (usesWebhook) await messenger.postUpdatesTo(servers.ports);
  const everybody = planPeople(count, catalogue);
  const people = createPeople(messenger);
  const world = { messenger, people, ports: servers.ports };
  const client = new pg.Client(url);
  await client.connect();

  console.log(`${count} people ask, play, mark, report, bring lists and pay ...`);
  await onABadDay({ messenger, servers }, () =>
    Promise.all(everybody.map((person) => firstVisit(world, person))),
  );
  console.log('Owners decide, videos arrive, digests are due, subscriptions renew ...');
  for (const { id, blocksTheBot } of everybody) if (blocksTheBot) messenger.faults.blocked.add(id);
  await client.query('update person set digest_at = now() where digest_at is not null');
  await onABadDay({ messenger, servers }, () =>
    Promise.all([
      ownersVisit(world, { everybody, awaited: catalogue.awaited }),
      ...everybody.map((person) => laterVisit(world, person, everybody)),
    ]),
  );
  const undone = await untilDone(client, LATEST_MS);
  const facts = {
    people: everybody,
    messages: messenger.chats.all(),
    killed: servers.killed,
    cutOff: await readCutOff(client),
    plays: await readPlays(client),
  };
  const { rows, faults } = checkMessages(facts);
  const ofRows = await checkRows(client, everybody);
  const givenUp = await readGivenUp(client);
  await client.end();
  await servers.stop();
  messenger.close();
  return {
    rows,
    counts: {
      updates: messenger.countUpdates(),
      ...people.counts,
      kills: servers.killed.size,
      ...messenger.faults.counts,
    },
    faults: [...people.failures, ...undone, ...givenUp, ...ofRows, ...faults, ...checkArrivals(facts)],
  };
}

await runTrial(async (place) => {
  const options = { webhook: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const count = parseCount(positionals[0] ?? '160', 'people');
  const began = Date.now();
  const { rows, counts, faults } = await tryFeatures({ ...place, count, usesWebhook: values.webhook });
  console.table(Object.fromEntries(rows.map(({ kind, ...figures }) => [kind, figures])));
  console.log({ ...counts, seconds: Math.round((Date.now() - began) / 1000) });
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'Nothing lost, nobody told twice.' : `${faults.length} faults.`);
  return { isWrong: faults.length > 0 };
});
