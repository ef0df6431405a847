import pg from 'pg';
import * as v from 'valibot';
import { callAsUser, type MadeCall, type UserCall } from '../server-cluster.ts';

/** What each person does with each of some titles; the second press on a heart takes it back. */
const ACTIONS = ['play', 'liste', 'mi_piace', 'mi_piace'];
/** So many titles, as no more plays may wait for one person. */
const TITLES = 10;

/** A press on a heart is answered with whether the title is in the list now. */
const answerSchema = v.object({ inList: v.optional(v.boolean(), true) });

/**
 * People who play and change their lists. `write` makes the next press of the client with this number, `acknowledgedAt`
 * is the times of acknowledged writes, and `lost` counts those that a database does not hold as acknowledged.
 */
export function createWriteLoad(url: string) {
  /** What people know: whether the play, or the title in the list, is there; undefined where a press failed. */
  const known = new Map<string, boolean | undefined>();
  const acknowledgedAt: number[] = [];
  const made = new Map<number, number>();

  async function write(client: number): Promise<MadeCall> {
    const count = made.get(client) ?? 0;
    made.set(client, count + 1);
    const { fact, ...press } = pressOf(client, count);
    if (known.has(fact) && known.get(fact) === undefined) return write(client);
    known.set(fact, undefined);
    const call = await callAsUser(url, press);
    if (call.outcome !== 'ok') return call;
    known.set(fact, v.parse(answerSchema, JSON.parse(call.answer)).inList);
    acknowledgedAt.push(call.ended);
    return call;
  }

  async function lost(database: string): Promise<number> {
    const stored = await factsOf(database);
    return [...known].filter(([fact, is]) => is !== undefined && stored.has(fact) !== is).length;
  }

  return { write, lost, acknowledgedAt: () => acknowledgedAt.toSorted((a, b) => a - b) };
}

function pressOf(client: number, count: number): UserCall & { fact: string } {
  const action = ACTIONS[Math.floor(count / TITLES) % ACTIONS.length];
  const person = `${client}-${Math.floor(count / TITLES / ACTIONS.length)}`;
  const title = 1 + (count % TITLES);
  const press = { fact: `${action} ${person} ${title}`, method: 'POST', person };
  return action === 'play'
    ? { ...press, path: 'play_content', body: { user_id: person, content_id: title } }
    : { ...press, path: `add_content_to/${title}`, body: { user_id: person, list_name: action } };
}

async function factsOf(database: string): Promise<Set<string>> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ fact: string }>(`
    select concat_ws(' ', 'play', user_id, content_id) as fact from play_event
    union all select concat_ws(' ', list, user_id, content_id) from list_item`);
  await client.end();
  return new Set(rows.map(({ fact }) => fact));
}
