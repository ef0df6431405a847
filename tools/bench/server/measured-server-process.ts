// The measured server, in a separate process that `start-server.ts` forks: reports its port, and ends with it. Its
// arguments: the database's address and the time for which answers are cached (ms).
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { portOf } from '../../commands/child-process.mjs';
import { buildMeasuredApp } from './build-measured-app.ts';

const [url, cacheMs] = process.argv.slice(2);
const { db, kind } = await openDatabase({ url, folder: '', log: createLogger('error') });
const secret = process.env['LAUNCH_SECRET'] ?? '';
const app = await buildMeasuredApp({ db, kind, secret, cacheMs: Number(cacheMs) });
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.(portOf(app.server));
