// The one person of `npm run try:movie-nights` who joins a night over and over, at all servers: reports the count
// of each status.
import { setTimeout as sleep } from 'node:timers/promises';
import { testSessionTokens } from '../spawned-servers.ts';

const [joins = '', nightId = '', person = '', ...urls] = process.argv.slice(2);
const PER_SECOND = 500;
/** Servers answer one person's calls one after the other: a person with this many gives up on most. */
const PATIENCE_MS = 1000;
const LANES = 200;

const authorization = `Bearer ${await testSessionTokens.issue(person)}`;

async function join(url: string | undefined): Promise<string> {
  try {
    const answer = await fetch(`${url}/api/movie_nights/${nightId}/join`, {
      method: 'POST',
      headers: { authorization },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.text();
    return String(answer.status);
  } catch {
    return 'given up';
  }
}

const statuses: Record<string, number> = {};
const began = Date.now();
let sent = 0;
async function lane(): Promise<void> {
  while (sent < Number(joins)) {
    sent += 1;
    await sleep(Math.max(0, began + (sent / PER_SECOND) * 1000 - Date.now()));
    const status = await join(urls[sent % urls.length]);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}
await Promise.all(Array.from({ length: LANES }, lane));
process.send?.(statuses);
