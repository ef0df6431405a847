import { mkdir, writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';

const SOURCE = /\/(src\/.+\.tsx?)$/;
const RUNS = 3;

/** @typedef {{ name: 'play' | 'cover' | 'session', side: 'client' | 'server' }} Journey */

/**
 * The files of `src` on a journey's way: those with a function that runs in each of three runs, by V8's precise
 * coverage. Loading a file does not count. With `JOURNEYS_FOLDER` they are also written to that folder.
 *
 * @param {Journey} journey
 * @param {(run: number) => Promise<unknown>} work
 * @returns {Promise<string[]>}
 */
export async function filesOnJourney({ name, side }, work) {
  /** @type {Set<string>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await filesExecutedBy(() => work(run)));
  const files = [...(runs[0] ?? [])].filter((file) => runs.every((one) => one.has(file))).sort();
  const folder = process.env.JOURNEYS_FOLDER;
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}-${side}.json`), JSON.stringify(files));
  }
  return files;
}

/** @param {() => Promise<unknown>} work */
async function filesExecutedBy(work) {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // Taking the coverage sets its counters to zero.
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const executed = result.filter(({ functions }) =>
      functions.some(({ ranges: [range] }) => range !== undefined && range.count > 0),
    );
    return new Set(executed.flatMap(({ url }) => SOURCE.exec(url.replace(/\?.*$/, ''))?.[1] ?? []));
  } finally {
    session.disconnect();
  }
}
