import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';

export const JOINS = 10_000;

/**
 * One person joins a night over and over, at all servers, from a separate process, so that others' phones need not
 * wait for it in theirs. Resolves to the count of each status.
 */
export async function floodWithJoins(
  urls: readonly string[],
  { nightId, person }: { nightId: string; person: string },
): Promise<Record<string, number>> {
  const flood = fork(new URL('joining-person.js', import.meta.url), [
    String(JOINS),
    nightId,
    person,
    ...urls,
  ]);
  const [statuses] = await once(flood, 'message');
  flood.disconnect();
  return v.parse(v.record(v.string(), v.number()), statuses);
}
