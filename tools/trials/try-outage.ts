// npm run try:outage [-- <seconds>]: a server on a PostgreSQL that is stopped for so many seconds (300) and started again
// with a payment in the middle, which the messenger brings by polling until it is taken. People go on calling. Prints
// how they were answered, how long the server took to be well again, and what became of the payment and of the plays;
// ends with 1 when premium is not exactly a month, or a play that was acknowledged is not delivered.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../commands/child-process.mjs';
import { parseCount } from '../commands/parse-count.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { startPostgres } from '../verify/postgres.mjs';
import { callAsUser, type MadeCall, startUserLoad } from './server-cluster.ts';
import { loadDemoCatalogue, spawnServer } from './spawned-servers.ts';
import { type StubMessenger, startStubMessenger } from './stub-messenger.ts';

const PEOPLE = 8;
const PAYER = 4711;
const AROUND_MS = 5000;
/** By then the server is well again, or never. */
const TIMEOUT_MS = 60_000;

const payment = {
  update_id: 1,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: PAYER, type: 'private', first_name: 'Anna' },
    from: { id: PAYER, is_bot: false, first_name: 'Anna' },
    successful_payment: {
      currency: 'XTR',
      total_amount: 100,
      invoice_payload: 'premium-month',
      telegram_payment_charge_id: 'charge-1',
      provider_payment_charge_id: '',
    },
  },
};

/** What the messenger was sent, and when the bot acknowledged the payment. */
type Seen = { paid: boolean; acknowledged: number | undefined; sent: { chat: string; text: string }[] };

type Play = MadeCall & { person: string };

/** Brings the payment, once it is made, until it is acknowledged; notes whom the bot thanked and what it delivered. */
function messengerOf(seen: Seen): Promise<StubMessenger> {
  return startStubMessenger((_run, method, { chat_id: chat, offset, text, caption }) => {
    if (method === 'getStarTransactions') return { ok: true, result: { transactions: [] } };
    if (method === 'getUpdates') {
      if (offset > payment.update_id) seen.acknowledged ??= Date.now();
      return { ok: true, result: seen.paid && !seen.acknowledged ? [payment] : [] };
    }
    if (method.startsWith('send')) seen.sent.push({ chat: String(chat), text: text || caption });
    return undefined;
  });
}

async function tryOutage(
  { postgresFolder, data }: { postgresFolder: string; data: string },
  seconds: number,
) {
  const port = await findFreePort();
  let postgres = await startPostgres({ keptFolder: postgresFolder, port, durable: true });
  const settings = { DATA_DIR: data, DATABASE_URL: postgres.url };
  loadDemoCatalogue(settings);
  const seen: Seen = { paid: false, acknowledged: undefined, sent: [] };
  const messenger = await messengerOf(seen);
  const own = await findFreePort();
  const server = await spawnServer({ ...settings, PORT: String(own), BOT_API_ROOT: messenger.rootOf(1) });
  const url = `http://127.0.0.1:${own}`;
  let turn = 0;
  const people = startUserLoad(PEOPLE, async (index): Promise<Play> => {
    await sleep(100);
    turn += 1;
    const person = String(1000 + PEOPLE * turn + index);
    const body = { user_id: person, content_id: 1 };
    return { person, ...(await callAsUser(url, { person, method: 'POST', path: 'play_content', body })) };
  });
  await sleep(AROUND_MS);

  console.log(`Stopping PostgreSQL for ${seconds} s ...`);
  await postgres.stop();
  const stoppedAt = Date.now();
  await sleep((seconds * 1000) / 2);
  seen.paid = true;
  const health = await statusesOf(url);
  await sleep((seconds * 1000) / 2);
  const early = seen.acknowledged !== undefined;
  console.log('Starting it again ...');
  const startedAt = Date.now();
  postgres = await startPostgres({ keptFolder: postgresFolder, port, durable: true });
  while (!seen.acknowledged && Date.now() - startedAt < TIMEOUT_MS) await sleep(100);
  await sleep(AROUND_MS);
  const calls = await people.stop();
  while (undelivered(calls, seen).length > 0 && Date.now() - startedAt < TIMEOUT_MS) await sleep(100);
  const premium = await premiumOf(postgres.url);
  await server.kill('SIGTERM');
  messenger.close();
  await postgres.stop();
  return { calls, seen, stoppedAt, startedAt, health, early, premium };
}

/** Whose play was acknowledged, and who heard nothing of it. */
function undelivered(calls: readonly Play[], { sent }: Seen): Play[] {
  const delivered = new Set(sent.map(({ chat }) => chat));
  return calls.filter(({ outcome, person }) => outcome === 'ok' && !delivered.has(person));
}

async function statusesOf(url: string) {
  const [alive, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  return { '/healthz': alive.status, '/readyz': ready.status };
}

/** Whether premium ends a month from when it was written down, and not two. */
async function premiumOf(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ isOneMonth: boolean }>(
    `select abs(extract(epoch from premium_until - (granted_at + interval '1 month'))) < 60 as "isOneMonth"
     from person join premium_grant using (user_id) where user_id = $1`,
    [String(PAYER)],
  );
  await client.end();
  return rows.length === 1 && rows.every(({ isOneMonth }) => isOneMonth);
}

function report({ calls, seen, stoppedAt, startedAt, health, early, premium }: Outcome): void {
  const during = calls.filter(({ began }) => began > stoppedAt && began < startedAt);

  const played = calls.filter(({ outcome }) => outcome === 'ok');
  const lost = undelivered(calls, seen);
  const thanks = seen.sent.filter(
    ({ chat, text }) => chat === String(PAYER) && text.startsWith('Grazie'),
  ).length;
  const backAt = calls.find(({ began, outcome }) => began > startedAt && outcome === 'ok')?.ended;
  console.log('Calls while it was gone:', tally(during), 'longest', longest(during), 'ms; health', health);
  console.log(
    `The first call that went well: ${backAt && backAt - startedAt} ms after PostgreSQL was started again`,
  );
  console.log(
    `Payment taken ${(seen.acknowledged ?? Infinity) - startedAt} ms after it; thanked ${thanks} times; a month: ${premium}`,
  );
  console.log(`Plays acknowledged: ${played.length}, not delivered: ${lost.length}`);
  if (early) throw new CommandError('The payment was acknowledged while the database was gone.');
  if (!premium || thanks !== 1 || lost.length > 0)
    throw new CommandError('Something that was promised is lost.');
}

type Outcome = Awaited<ReturnType<typeof tryOutage>>;

function tally(calls: readonly Play[]) {
  const counts: Record<string, number> = {};
  for (const { outcome } of calls) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const longest = (calls: readonly Play[]) => Math.max(0, ...calls.map(({ began, ended }) => ended - began));

await runCommand(async () => {
  const seconds = parseCount(process.argv[2] ?? '300', 'seconds');
  const folderOf = (what: string) => mkdtemp(join(tmpdir(), `vetrina-outage-${what}-`));
  // PostgreSQL runs as somebody else than root: its folder is its own.
  const folders = { postgresFolder: await folderOf('postgres'), data: await folderOf('data') };
  try {
    report(await tryOutage(folders, seconds));
  } finally {
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
  }
});
process.exit();
