import { Agent, get, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import * as v from 'valibot';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';

type Crowd = {
  port: number;
  secret: string;
  rooms: number;
  people: number;
  votesPerSecond: number;
  seconds: number;
  /** Ids of titles that are in every deck. */
  titleIds: readonly number[];
};
type Member = { nightId: string; token: string; number: number; voted: number };

const snapshot = v.object({
  me: v.number(),
  members: v.array(v.object({ member: v.number(), voted: v.number() })),
});

/** What a vote took until each other member's stream told of it, in milliseconds and sorted, and what has failed. */
export type LiveVotes = { times: number[]; votes: number; failed: number };

/** Has everybody join and watch, then vote one after the other at an even rate. */
export async function measureLiveVotes(crowd: Crowd): Promise<LiveVotes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const call = (member: Member, path: string, body?: object) => post({ ...crowd, agent }, member, path, body);
  const members = await makeMembers(crowd);
  await pMap(
    members,
    async (member) => {
      const { status, text } = await call(member, 'join');
      if (status !== 200) throw new Error(`joining: ${status}`);
      member.number = v.parse(snapshot, JSON.parse(text)).me;
    },
    { concurrency: 32 },
  );
  const begun = new Map<string, number>();
  const times: number[] = [];
  const onRoom = (own: Watching, seen: Seen) => {
    for (const { member, voted } of seen) {
      const key = `${own.nightId}:${member}:${voted}`;
      const at = begun.get(key);
      if (member === own.number || at === undefined || own.known.has(key)) continue;
      own.known.add(key);
      times.push(performance.now() - at);
    }
  };
  const streams = await pMap(members, (member) => watch(crowd.port, member, onRoom), { concurrency: 100 });
  let [votes, failed] = [0, 0];
  const pending: Promise<void>[] = [];
  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1000;
  while (elapsed() < crowd.seconds) {
    for (; votes < elapsed() * crowd.votesPerSecond; votes += 1) {
      const member = members[(votes * 7919) % members.length];
      const titleId = crowd.titleIds[member?.voted ?? 0];
      if (!member || titleId === undefined) continue;
      member.voted += 1;
      begun.set(`${member.nightId}:${member.number}:${member.voted}`, performance.now());
      // Nobody agrees: the voting goes on.
      const vote = { content_id: titleId, vote: member.number === 1 ? 'yes' : 'no', at: member.voted };
      pending.push(
        call(member, 'votes', { votes: [vote] }).then(({ status }) => {
          if (status !== 200) failed += 1;
        }),
      );
    }
    await sleep(2);
  }
  await Promise.all(pending);
  await sleep(2000);
  for (const end of streams) end();
  agent.destroy();
  return { times: times.sort((a, b) => a - b), votes, failed };
}

async function makeMembers({ secret, rooms, people }: Crowd): Promise<Member[]> {
  const tokens = await createSessionTokens([secret]);
  const members: Member[] = [];
  for (let room = 0; room < rooms; room += 1) {
    const host = 1_000_000 + room * 100;
    const origin = { hostId: String(host), madeAt: new Date(), options: DEFAULT_OPTIONS };
    const nightId = makeNightId(origin, [secret]);
    for (let place = 1; place <= people; place += 1)
      members.push({ nightId, token: await tokens.issue(String(host + place)), number: 0, voted: 0 });
  }
  return members;
}

function post(
  { port, agent }: { port: number; agent: Agent },
  { nightId, token }: Member,
  call: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const path = `/api/movie_nights/${nightId}/${call}`;
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body && JSON.stringify(body));
  });
}

type Watching = Member & { known: Set<string> };
type Seen = v.InferOutput<typeof snapshot>['members'];

/** Opens a member's stream; answers what ends it. */
function watch(
  port: number,
  member: Member,
  onRoom: (own: Watching, seen: Seen) => void,
): Promise<() => void> {
  const own = Object.assign(member, { known: new Set<string>() });
  const path = `/api/movie_nights/${member.nightId}/events`;
  const headers = { authorization: `Bearer ${member.token}` };
  return new Promise((resolve, reject) => {
    const call = get({ host: '127.0.0.1', port, path, agent: false, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`watching: ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const [, data] = /^data: (.*)$/m.exec(event) ?? [];
          if (data !== undefined) onRoom(own, v.parse(snapshot, JSON.parse(data)).members);
        }
      });
      response.on('error', () => undefined);
      resolve(() => call.destroy());
    });
    call.on('error', reject);
  });
}
