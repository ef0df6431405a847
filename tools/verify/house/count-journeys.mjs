import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, runProgram } from '../../commands/run-program.mjs';

const JOURNEYS = {
  'from the button to the delivery': ['play-client', 'play-server'],
  'from an import to its cover': ['cover-server'],
  'from a launch link to a session': ['session-client', 'session-server'],
};

/** Takes the journeys' tests, and returns the files that each passes through, by its name; see `filesOnJourney`. */
export async function countJourneys() {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-journeys-'));
  try {
    await runProgram(
      process.execPath,
      [installedProgram('vitest'), 'run', '--project', 'app', '--project', 'embedded', 'journeys'],
      { env: { JOURNEYS_FOLDER: folder } },
    );
    const entries = Object.entries(JOURNEYS).map(async ([name, parts]) => {
      const lists = await Promise.all(parts.map((part) => readFile(join(folder, `${part}.json`), 'utf8')));
      /** @type {string[]} */
      const files = lists.flatMap((list) => JSON.parse(list));
      return /** @type {const} */ ([name, [...new Set(files)].sort()]);
    });
    return Object.fromEntries(await Promise.all(entries));
  } finally {
    await rm(folder, { recursive: true });
  }
}
