// The server that is measured, in a process of its own: node measured-server-process.mjs <build> <database's address> <answers kept, ms>.
// Says its port to whoever forked it, and ends with it.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [build, url, cacheMs, limited] = process.argv.slice(2);
const from = (file) => import(resolve(build, 'src/server', file));
const { buildApp } = await from('build-app.js');
const { readConfig } = await from('config/config.js');
const { openDatabase } = await from('database/open-database.js');
const { startPlayCounter } = await from('modules/rankings/play-counter.js');
const { createLogger } = await from('config/create-logger.js');

const log = createLogger('error');
const { db } = await openDatabase({ url, log });
const unlimited = { person: 1e9, address: 1e9, pictures: 1e9, atOnce: 1e9, delayMs: 0 };
const app = await buildApp({
  config: { ...readConfig({}), clientFolder: join(tmpdir(), 'no-client'), requiresLaunchData: false },
  db,
  log,
  secrets: [process.env.LAUNCH_SECRET],
  catalogueLife: Number(cacheMs),
  ...(limited !== 'limited' && { limits: unlimited }),
});
if (limited === 'limited') startPlayCounter(db, log);
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send(app.server.address().port);
