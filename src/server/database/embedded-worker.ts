import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { object, parse, string } from 'valibot';
import { openDurablePglite } from './durable-pglite.ts';
import { executeWire } from './execute-wire.ts';
import { prepareFolder } from './prepare-folder.ts';
import { ready, stop } from './worker-messages.ts';

// The thread that hosts the embedded database: bytes of the wire protocol in, bytes out, in order.
// A failure is thrown and so ends the thread; the other side sees that.

const { folder } = parse(object({ folder: string() }), workerData);
if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

// Compiled in the background, several functions at a time take 30 MB more at their peak.
setFlagsFromString('--wasm-num-compilation-tasks=1');

await prepareFolder(folder);
const pglite = await openDurablePglite(folder);

port.on('message', async (message: Uint8Array | typeof stop) => {
  if (message === stop) {
    await pglite.close();
    process.exit();
  }
  port.postMessage(await executeWire(pglite, message));
});
port.postMessage(ready);
