// npm run bench:server [-- --scale 0.1 --keep FOLDER --only PARTS --calls WORDS --seconds 0.5]: the server on a
// PostgreSQL with 200,000 titles, 1,000,000 people, 10,000,000 plays and 20,000,000 list entries, or a part of that.
// With DATABASE_URL on that one, whose database must be empty or filled by this command before; without it on one that
// is started in FOLDER, which is kept and used again, or in a temporary one. PARTS: calls, hot, search, neighbours, jobs.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calls as makeCalls } from './bench-server/calls.mjs';
import { startCluster } from './bench-server/cluster.mjs';
import { fill } from './bench-server/fill.mjs';
import { hotCalls } from './bench-server/hot.mjs';
import { jobs } from './bench-server/jobs.mjs';
import { timesOfCalls } from './bench-server/measure.mjs';
import { neighbours } from './bench-server/neighbours.mjs';
import { searches } from './bench-server/search.mjs';
import { startServer } from './bench-server/start-server.mjs';
import { command, Stop } from './command.mjs';
import { install } from './install.mjs';
import { makePrograms } from './make.mjs';

const SECRET = 'the secret of the bench';
/** Milliseconds that answers are kept: as in earnest, and not at all. */
const KEPT = 20_000;
const FRESH = 1;

const options = {
  scale: { type: 'string', default: '1' },
  keep: { type: 'string' },
  only: { type: 'string', default: 'calls,hot,search,neighbours,jobs' },
  calls: { type: 'string', default: '' },
  seconds: { type: 'string', default: '0.5' },
};

/** What is measured, each part on a server of its own. */
const PARTS = {
  async calls(bench) {
    for (const [title, life] of [
      ['uncached', FRESH],
      ['cached', KEPT],
    ])
      await show(bench, `Calls, ${title}, in ms: alone and 32 at once`, { life }, timesOfCalls);
  },
  hot: (bench) =>
    show(bench, 'Out of the cache, 32 at once, beside a bare node:http server', { life: KEPT }, hotCalls),
  search: (bench) => show(bench, 'The chat’s search', { life: FRESH }, searches),
  neighbours: (bench) =>
    show(
      bench,
      'Others, while one person asks twenty things at once',
      { life: FRESH, limited: true },
      neighbours,
    ),
  jobs: (bench) => show(bench, 'Work behind the scenes, and four others meanwhile', { life: FRESH }, jobs),
};

await command(async () => {
  const { values } = parseArgs({ options });
  const [scale, seconds] = [Number(values.scale), Number(values.seconds)];
  if (!(scale > 0 && seconds > 0)) throw new Stop('--scale and --seconds are numbers over 0.');
  await install();
  await makePrograms();
  const given = process.env.DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster(values.keep);
  try {
    console.log('Filling the database ...');
    const build = resolve('build');
    const filled = await fill({ url: cluster.url, scale, build });
    const bench = await prepare({
      url: cluster.url,
      build,
      scale: filled,
      chosen: new RegExp(values.calls),
      ms: seconds * 1000,
    });
    for (const part of values.only.split(',')) await PARTS[part]?.(bench);
    await bench.close();
  } finally {
    await cluster.stop();
  }
});
process.exit();

/** What all parts are given. */
async function prepare({ url, build, scale, chosen, ms }) {
  const { openDatabase } = await import(`${build}/server/database/open-database.js`);
  const { makeLaunchKey } = await import(`${build}/server/domain/launch-key.js`);
  const { sessionTokens } = await import(`${build}/server/domain/session-token.js`);
  const { issue } = await sessionTokens([SECRET]);
  const tokens = new Map();
  const tokenOf = (user) => {
    if (!tokens.has(user)) tokens.set(user, issue(user));
    return tokens.get(user);
  };
  const launchKey = (userId) =>
    makeLaunchKey({ userId, secret: SECRET, expires: new Date(Date.now() + 86_400_000) });
  const calls = makeCalls({ titles: 200_000 * scale, people: 1_000_000 * scale, launchKey });
  const { db, close } = await openDatabase({ url });
  return { url, build, db, close, calls, chosen, tokenOf, ms };
}

async function show(bench, title, how, measureIt) {
  const { url, build } = bench;
  const server = await startServer({ url, build, secret: SECRET, ...how });
  console.log(`\n${title}`);
  console.table(await measureIt({ ...bench, server }));
  await server.stop();
}
