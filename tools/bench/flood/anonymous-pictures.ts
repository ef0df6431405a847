// Somebody without a session asks for 350 renderings of originals of 7 MB and makes 8,000 requests for pictures, while 2,000
// others use the app and look at covers that nobody has seen yet; prints the others' errors and p99, of calls and of
// covers, and the server's memory (goal: under 450 MB). Takes about a minute.

import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { imagePath } from '../../../src/server/lib/image-urls.ts';
import { sendRequest } from './api-client.ts';
import {
  browse,
  type Counts,
  compareWithQuiet,
  PORT,
  repeatCalls,
  report,
  TITLES,
  withServer,
} from './crowd.ts';
import { startOriginals } from './originals.ts';

const RENDERINGS = 350;
const REQUESTS = 8000;
const CONCURRENCY = 64;
/** Covers that all others together look at; each is rendered, since nobody has before. */
const COVERS_PER_SECOND = 4;
const MEMORY_MB = 450;
const AVIF = { accept: 'image/avif,image/webp,*/*' };

type SourceOf = (kind: 'copertina' | 'banner', id: number) => Parameters<typeof imagePath>[0];

/** `from`: the address that the flood comes from. */
export async function floodWithPictures({ from }: { from: string }): Promise<void> {
  const originals = await startOriginals();
  const source: SourceOf = (kind, id) => ({ kind, id, source: `http://${originals.host}/${kind}/${id}.jpg` });
  const fieldsOf = (id: number) => ({
    copertina: source('copertina', id).source,
    banner: source('banner', id).source,
  });
  const settings = { IMAGE_PRIVATE_HOSTS: originals.host };
  await withServer(
    async (pid) => {
      let seen = 0;
      const lookAtCover = async () => {
        const path = imagePath(source('copertina', 1 + (seen++ % TITLES)), { width: 320 });
        return (await sendRequest({ port: PORT, path, headers: AVIF })).status;
      };
      const drive: typeof browse = async (people, duration) => {
        const covers = repeatCalls(COVERS_PER_SECOND, duration, lookAtCover);
        const calls = await browse(people, duration);
        report('covers', await covers);
        return { ...calls, errors: calls.errors + (await covers).errors };
      };
      let before = 0;
      const start = async () => {
        before = await peakMemoryMb(pid);
        return startFlood({ from, source });
      };
      await compareWithQuiet(start, drive);
      const peak = await peakMemoryMb(pid);
      console.log(
        `Memory of the server at most: ${peak} MB (goal ${MEMORY_MB}), before the flood ${before} MB`,
      );
    },
    { fieldsOf, settings },
  );
  await originals.close();
}

async function startFlood({
  from,
  source,
}: {
  from: string;
  source: SourceOf;
}): Promise<() => Promise<Counts>> {
  const answered: Counts = { renderings: {}, requests: {} };
  const connections = new Agent({ keepAlive: true, maxSockets: RENDERINGS + CONCURRENCY });
  let stopped = false;
  const get = async (what: string, path: string) => {
    const options = { port: PORT, path, connections, localAddress: from, headers: AVIF };
    const { status } = await sendRequest(options);
    const counts = answered[what] ?? {};
    counts[status] = (counts[status] ?? 0) + 1;
  };
  const renderings = Array.from({ length: RENDERINGS }, (_, index) => {
    const width = index < TITLES ? 1280 : 640;
    return get('renderings', imagePath(source('banner', 1 + (index % TITLES)), { width }));
  });
  let sent = 0;
  const lane = async () => {
    while (!stopped && sent < REQUESTS)
      await get('requests', `/images/copertina/${1 + (sent++ % (2 * TITLES))}?v=any`);
  };
  const lanes = Array.from({ length: CONCURRENCY }, lane);
  return async () => {
    stopped = true;
    connections.destroy();
    await Promise.all([...renderings, ...lanes]);
    return answered;
  };
}

/** The largest resident set since the process began (Linux). */
async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
