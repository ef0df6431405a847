import { expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import { recordChanges } from '../../../../src/server/modules/changes/changes.ts';
import { appCaller } from '../../support/app-caller.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const call = (as: number, request: string, body?: object) =>
  appCaller(server, { isProven: true })(as, request, body);
async function changes(as = OWNER, query = ''): Promise<{ changes: DeskChange[]; next: string | null }> {
  return (await call(as, `GET /api/gestione/changes${query}`)).json();
}
async function latest(as = OWNER): Promise<DeskChange> {
  const [change] = (await changes(as)).changes;
  if (!change) throw new Error('no change');
  return change;
}
const setBanned = (person: number, banned: boolean) =>
  call(OWNER, 'POST /api/gestione/people/banned', { person: String(person), isBanned: banned });
const makeHelper = (userId: number) =>
  server.db
    .insertInto('helper')
    .values({ user_id: String(userId), given_by: String(OWNER) })
    .onConflict((known) => known.doNothing())
    .execute();
const record = (role: 'owner' | 'helper', from: string) =>
  recordChanges(server.db, { userId: String(OWNER), role })(async () => ({
    changes: [{ what: { kind: 'titlesImported', from } }],
  }));

it('a change says who, what and when, once', async () => {
  await server.say('/start', BRUNO);
  await server.say('/start', OWNER);
  await setBanned(BRUNO, true);
  await setBanned(BRUNO, true);
  const [ban, ...earlier] = (await changes()).changes;
  expect(earlier.filter(({ person }) => person?.id === String(BRUNO))).toEqual([]);
  expect(ban).toMatchObject({
    what: 'Accesso bloccato',
    person: { id: String(BRUNO) },
    by: { id: String(OWNER) },
  });
  expect(Math.abs((ban?.at ?? 0) - Date.now())).toBeLessThan(60_000);
});

it('a ban in the chat is a change', async () => {
  await server.say('/start', BRUNO);
  await server.say(`/sblocca ${BRUNO}`, OWNER);
  await server.say(`/blocca ${BRUNO}`, OWNER);
  expect(await latest()).toMatchObject({ what: 'Accesso bloccato', by: { id: String(OWNER) } });
});

it('a helper does not see the changes of owners', async () => {
  await makeHelper(ANNA);
  await record('owner', 'di chi ha il catalogo');
  await record('helper', 'di chi aiuta');
  const seen = (await changes(ANNA)).changes.map(({ what }) => what);
  expect(seen[0]).toBe('Titoli importati da «di chi aiuta»');
  expect(seen).not.toContain('Titoli importati da «di chi ha il catalogo»');
});

it('a change of an unknown kind is shown in the words that were stored', async () => {
  const stored = { user_id: String(OWNER), role: 'owner' as const, what: 'Accesso bloccato', about: [] };
  await server.db.insertInto('change').values(stored).execute();
  expect((await latest()).what).toBe('Accesso bloccato');
});

it('pages of changes follow one another', async () => {
  for (let n = 1; n <= 45; n += 1) await record('owner', `modifica ${n}`);
  const first = await changes();
  const second = await changes(OWNER, `?after=${first.next}`);
  const shown = [...first.changes, ...second.changes].slice(0, 45).map(({ what }) => what);
  expect(first.changes).toHaveLength(40);
  expect(shown).toEqual(Array.from({ length: 45 }, (_, n) => `Titoli importati da «modifica ${45 - n}»`));
});
