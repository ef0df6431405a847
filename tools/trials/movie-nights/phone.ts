import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { movieNightSnapshot } from '../../../src/contract/movie-nights.ts';
import { testSessionTokens } from '../spawned-servers.ts';

/** A vote as a phone sends it. */
export type SentVote = { content_id: number; vote: 'yes' | 'no' | 'later'; at: number };

/** A phone's view of its night at a change. */
type Seen = { version: number; state: string; chosenId: number | undefined };

const titlesAnswer = v.object({ titles: v.array(v.object({ content: v.object({ id: v.number() }) })) });

const VOTES_PER_CALL = 100;
const RETRY_MS = 150;

type Options = { nightId: string; person: string; urls: readonly string[]; server: number };

/** A member's phone: it holds a stream, keeps its votes until a server has taken them, and tries the next server after a failure. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Joins a night, and follows it until `close`. */
export async function openPhone({ nightId, person, urls, server: first }: Options) {
  const authorization = `Bearer ${await testSessionTokens.issue(person)}`;
  const accepted = new Map<number, SentVote>();
  const waits: { at: number; ms: number }[] = [];
  const seen: Seen[] = [];
  const faults: string[] = [];
  let pending: SentVote[] = [];
  let [server, resumed, at] = [first, 0, 0];
  let [hasLine, isOpen] = [true, true];
  let stream = new AbortController();

  const ask = (method: string, call: string, { body, headers, signal }: Partial<Ask> = {}) =>
    fetch(`${urls[server % urls.length]}/api/movie_nights/${nightId}${call}`, {
      method,
      headers: { authorization, ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: signal ?? null,
      ...(body && { body: JSON.stringify(body) }),
    });
  const anywhere = async (method: string, call: string): Promise<unknown> => {
    for (;;) {
      const answer = await ask(method, call).catch(() => undefined);
      if (answer?.ok) return answer.json();
      await answer?.text();
      if (answer && answer.status < 429) throw new Error(`${call}: ${answer.status}`);
      await nextServer();
    }
  };
  async function nextServer(): Promise<void> {
    server += 1;
    await sleep(RETRY_MS);
  }

  function take(data: string): void {
    const { version, state, chosen } = v.parse(movieNightSnapshot, JSON.parse(data));
    const last = seen.at(-1)?.version ?? 0;
    if (version <= last) faults.push(`version ${version} after ${last}`);
    seen.push({ version, state, chosenId: chosen ? Number(chosen.content.id) : undefined });
  }

  async function follow(): Promise<void> {
    while (isOpen) {
      const version = seen.at(-1)?.version;
      const headers: Record<string, string> = version ? { 'last-event-id': String(version) } : {};
      stream = new AbortController();
      if (hasLine)
        await ask('GET', '/events', { headers, signal: stream.signal })
          .then((answer) => readEvents(answer, take))
          .catch(() => undefined);
      if (!isOpen) return;
      resumed += Number(hasLine);
      await nextServer();
    }
  }

  async function send(): Promise<void> {
    while (isOpen) {
      if (hasLine && pending.length > 0) await sendPending();
      else await sleep(20);
    }
  }

  async function sendPending(): Promise<void> {
    const votes = pending.slice(0, VOTES_PER_CALL);
    const began = Date.now();
    const answer = await ask('POST', '/votes', { body: { votes } }).catch(() => undefined);
    await answer?.text().catch(() => undefined);
    if (answer?.ok) {
      waits.push({ at: began, ms: Date.now() - began });
      for (const vote of votes) accepted.set(vote.content_id, vote);
    } else if (answer?.status !== 409) {
      if (answer && answer.status < 429) faults.push(`a vote: ${answer.status}`);
      return nextServer();
    }
    pending = pending.slice(votes.length);
  }

  await anywhere('POST', '/join');
  const { titles } = v.parse(titlesAnswer, await anywhere('GET', '/titles'));
  const running = [follow(), send()];
  return {
    nightId,
    person,
    /** The deck in this person's order. */
    titleIds: titles.map(({ content }) => content.id),
    /** Each title's last vote that a server has accepted. */
    accepted,
    /** The times of calls with votes, in milliseconds. */
    waits,
    seen,
    faults,
    resumed: () => resumed,
    hasSentAll: () => pending.length === 0,
    vote(titleId: number, vote: SentVote['vote']): void {
      at += 1;
      pending.push({ content_id: titleId, vote, at });
    },
    /** Takes the line away, or gives it back. */
    setLine(to: boolean): void {
      hasLine = to;
      if (!to) stream.abort();
    },
    async close(): Promise<void> {
      isOpen = false;
      stream.abort();
      await Promise.all(running);
    },
  };
}

type Ask = { body: object; headers: Record<string, string>; signal: AbortSignal };

async function readEvents({ ok, body }: Response, take: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (ok && body) || []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) take(data);
    }
  }
}
