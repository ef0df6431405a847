import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { object, parse, string } from 'valibot';
import { openDurablePglite } from './durable-pglite.ts';
import { executeWireProtocol } from './execute-wire-protocol.ts';
import { initializeEmbeddedDatabase } from './initialize-embedded-database.ts';
import { LogSync } from './log-sync.ts';
import { STOP_WORKER, WORKER_READY, type WorkerMessage } from './worker-messages.ts';

// Worker thread of the embedded database: wire protocol bytes in and out, in order. An error ends the thread, which the
// other side sees.

const { folder } = parse(object({ folder: string() }), workerData);
if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;
const send = (message: WorkerMessage) => port.postMessage(message);

// Compiled in the background, several functions at a time take 30 MB more at their peak.
setFlagsFromString('--wasm-num-compilation-tasks=1');

await initializeEmbeddedDatabase(folder);
const log = new LogSync(
  (synced) => send({ synced }),
  (error) => {
    throw error;
  },
);
const pglite = await openDurablePglite(folder, log);

port.on('message', async (message: Uint8Array | typeof STOP_WORKER) => {
  if (message === STOP_WORKER) {
    await pglite.close();
    log.now();
    process.exit();
  }
  const answer = await executeWireProtocol(pglite, message);
  send({ answer, wanted: log.wanted });
});
port.postMessage(WORKER_READY);
