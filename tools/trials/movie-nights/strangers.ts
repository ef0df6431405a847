import pMap from 'p-map';
import { INIT_DATA_HEADER } from '../../../src/contract/headers.ts';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';
import { testSessionTokens } from '../spawned-servers.ts';

const STRANGER = '990001';
const CALLS: readonly { method: 'GET' | 'POST'; call: string; body?: object }[] = [
  { method: 'GET', call: '' },
  { method: 'GET', call: '/events' },
  { method: 'GET', call: '/titles' },
  { method: 'POST', call: '/votes', body: { votes: [{ content_id: 1, vote: 'yes', at: 1 }] } },
  { method: 'POST', call: '/decide' },
  { method: 'POST', call: '/close' },
  { method: 'POST', call: '/watch' },
  { method: 'POST', call: '/extend', body: { minutes: 5 } },
  { method: 'POST', call: '/remove', body: { member: 1 } },
  { method: 'POST', call: '/countdown', body: { seconds: 5 } },
];

type Room = { nightId: string; hostId: string };

/**
 * Tries to enter nights without a genuine id, and as a different person; returns the attempts that were not refused
 * as they should be.
 */
export async function tryAsStranger(url: string, { nightId, hostId }: Room) {
  const faults: string[] = [];
  let calls = 0;
  const expectStatus = async (wanted: number, what: string, answer: Promise<Response>) => {
    const { status, body } = await answer;
    await body?.cancel();
    calls += 1;
    if (status !== wanted) faults.push(`${what}: ${status} instead of ${wanted}`);
  };
  const ask = async (as: string | undefined, id: string, { method, call, body }: (typeof CALLS)[number]) =>
    fetch(`${url}/api/movie_nights/${id}${call}`, {
      method,
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  const stranger = await testSessionTokens.issue(STRANGER);
  const join = { method: 'POST', call: '/join' } as const;
  for (const [what, id] of forgedIds(nightId, hostId))
    await pMap([join, ...CALLS], (one) =>
      expectStatus(404, `${one.method} ${one.call} with ${what}`, ask(stranger, id, one)),
    );
  await pMap(CALLS, (one) =>
    expectStatus(403, `${one.method} ${one.call} uninvited`, ask(stranger, nightId, one)),
  );

  const forgedToken = await (await createSessionTokens(['another secret'])).issue(hostId);
  for (const token of [undefined, forgedToken, `${stranger}x`])
    await expectStatus(401, 'a forged session', ask(token, nightId, join));
  for (const data of forgedLaunches(hostId, nightId))
    await expectStatus(
      401,
      'forged launch data',
      fetch(`${url}/api/launch`, { method: 'POST', headers: { [INIT_DATA_HEADER]: data } }),
    );
  return { calls, faults };
}

/** Ids that no server has made: of a different signer, and a genuine one with any part of it changed. */
function forgedIds(genuine: string, hostId: string): [string, string][] {
  const signed = (secret: string) =>
    makeNightId({ hostId, madeAt: new Date(), options: { ...DEFAULT_OPTIONS, votingMinutes: 1 } }, [secret]);
  const changed = (byte: number) => {
    const bytes = Buffer.from(genuine, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(byte) ^ 1, byte);
    return bytes.toString('base64url');
  };
  return [
    ['a forged signature', signed('another secret')],
    ['an altered signature', changed(38)],
    ['altered options', changed(0)],
    ['another host', changed(7)],
    ['a later time', changed(11)],
    ['more time to vote', changed(13)],
    ['an id that is too long', `${genuine}A`],
    ['no id', 'x'],
  ];
}

function forgedLaunches(userId: string, nightId: string): string[] {
  const user = JSON.stringify({ id: Number(userId), first_name: 'Anna' });
  const fields = { user, start_param: `serata-${nightId}`, auth_date: String(Math.floor(Date.now() / 1000)) };
  return ['', 'a'.repeat(64)].map((hash) => new URLSearchParams({ ...fields, hash }).toString());
}
