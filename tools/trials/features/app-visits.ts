import * as v from 'valibot';
import { requestTitle } from '../../../src/contract/own/requests.ts';
import { callAsUser, type UserCall } from '../server-cluster.ts';
import { waitFor } from './chats.ts';
import type { AppPlan, PersonPlan } from './plan.ts';
import type { World } from './world.ts';

const PAUSE_MS = 200;

/** Makes a call in the mini app until one of the servers takes it; returns its answer. */
export async function callUntilTaken(
  { ports }: Pick<World, 'ports'>,
  call: UserCall,
  first = Number(call.person),
): Promise<string> {
  for (let attempt = first; ; attempt += 1) {
    const url = `http://127.0.0.1:${ports[attempt % ports.length]}`;
    const { outcome, answer } = await callAsUser(url, call);
    if (outcome === 'ok') return answer;
    await waitFor(() => undefined, PAUSE_MS);
  }
}

/**
 * A person's actions on their own page and below a title. Each change is sent twice, to two servers, as after an
 * answer that was lost: the second must change nothing.
 */
export async function visitOwnPage(world: World, { id, film, app }: PersonPlan): Promise<void> {
  const change = (path: string, body: object) => sendTwice(world, { id, path: `tu/${path}`, body });
  const mark = (titleId: number, isWatched: boolean) =>
    change('watched', { content_id: String(titleId), episode: null, isWatched, watchedAt: null });
  await mark(app.watched.id, true);
  await mark(app.unwatched.id, true);
  await mark(app.unwatched.id, false);
  await change('muted', { content_id: String(app.muted.id), isMuted: true });
  await change('awaited', { content_id: String(app.awaited), season: null, isAwaited: true });
  await change('preference', { quality: app.quality, language: null });
  await change('notices', { kind: 'series', isOn: false });
  await request(world, id, app);
  if (app.reports)
    await change('report', { content_id: String(film.id), episode: null, kind: 'audio', note: null });
}

async function request(world: World, id: number, { asked, withdrawn }: AppPlan): Promise<void> {
  const ask = (words: string) =>
    sendTwice(world, { id, path: 'tu/requests', body: { words, tmdb: null, isLookedUp: true } });
  await ask(asked);
  const answer = v.parse(requestTitle.answer, JSON.parse(await ask(withdrawn)));
  if (!answer.request) return void world.people.failures.push(`${id} requests in vain: ${answer.outcome}`);
  await sendTwice(world, {
    id,
    path: 'tu/requests/wanted',
    body: { id: String(answer.request.id), isWanted: false },
  });
}

type Change = { id: number; path: string; body: object };

async function sendTwice(world: World, { id, path, body }: Change): Promise<string> {
  const call = { person: String(id), method: 'POST', path, body };
  await callUntilTaken(world, call);
  return callUntilTaken(world, call, id + 1);
}
