import { expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import { setHelper } from '../../../../src/contract/desk/people.ts';
import { recordChanges } from '../../../../src/server/modules/changes/changes.ts';
import { type Standing, undoBy } from '../../../../src/server/modules/changes/undo.ts';
import { isBanned } from '../../../../src/server/modules/people/bans.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, useOwnerBot } from '../../support/owner-bot.ts';
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
const undo = (id: string, as = OWNER) => call(as, 'POST /api/gestione/changes/undo', { change: id });
const setBanned = (person: number, banned: boolean) =>
  call(OWNER, 'POST /api/gestione/people/banned', { person: String(person), isBanned: banned });
const makeHelper = (userId: number) =>
  server.db
    .insertInto('helper')
    .values({ user_id: String(userId), given_by: String(OWNER) })
    .onConflict((known) => known.doNothing())
    .execute();
/** A value that nobody else changes. */
const STANDING: Standing<typeof setHelper> = { read: async () => ({ [BRUNO]: 'false' }) };
/** Records a change; undoing it makes somebody a helper, or no longer. */
const imported = (from: string) => ({ kind: 'titlesImported', from }) as const;
const record = (role: 'owner' | 'helper', what: string, { isHelper = true } = {}) =>
  recordChanges(server.db, { userId: String(OWNER), role })(async () => ({
    changes: [
      {
        what: imported(what),
        undo: undoBy(setHelper, { body: { person: String(BRUNO), isHelper } }, STANDING),
      },
    ],
  }));

it('a change says who, what and when, once, and is undone once with the name of whoever did it', async () => {
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
    undone: null,
    canBeUndone: true,
  });
  expect(Math.abs((ban?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  expect((await undo(ban?.id ?? '')).json()).toEqual({ success: true });
  expect(await isBanned(server.db, String(BRUNO))).toBe(false);
  expect(await latest()).toMatchObject({
    id: ban?.id,
    undone: { by: { id: String(OWNER) } },
    canBeUndone: false,
  });
  await setBanned(BRUNO, true);
  expect((await undo(ban?.id ?? '')).statusCode).toBe(200);
  expect(await isBanned(server.db, String(BRUNO))).toBe(true);
});

it('a ban in the chat is a change that is undone at the desk', async () => {
  await server.say('/start', BRUNO);
  await server.say(`/sblocca ${BRUNO}`, OWNER);
  await server.say(`/blocca ${BRUNO}`, OWNER);
  const change = await latest();
  expect(change).toMatchObject({ what: 'Accesso bloccato', by: { id: String(OWNER) } });
  await undo(change.id);
  expect(await isBanned(server.db, String(BRUNO))).toBe(false);
});

it('an earlier change of the same thing waits for the later one to be undone', async () => {
  const write = async (value: string) => {
    await call(OWNER, 'POST /api/gestione/catalogue/edit', { title: film(1), field: 'trama', value });
    return latest();
  };
  const first = await write('Prima');
  const second = await write('Dopo');
  const canBeUndone = async () => (await changes()).changes.slice(0, 2).map((change) => change.canBeUndone);
  expect(await canBeUndone()).toEqual([true, false]);
  expect((await undo(first.id)).statusCode).toBe(409);
  await undo(second.id);
  expect(await canBeUndone()).toEqual([false, true]);
  expect((await undo(first.id)).statusCode).toBe(200);
});

it('a helper neither sees nor undoes what is an owner’s', async () => {
  await makeHelper(ANNA);
  await record('owner', 'di chi ha il catalogo');
  const owners = await latest();
  await record('helper', 'di chi aiuta');
  const seen = (await changes(ANNA)).changes.map(({ what }) => what);
  expect(seen[0]).toBe('Titoli importati da «di chi aiuta»');
  expect(seen).not.toContain('Titoli importati da «di chi ha il catalogo»');
  expect((await undo(owners.id, ANNA)).statusCode).toBe(404);
  // Its undoing is an owner's call.
  expect((await undo((await latest(ANNA)).id, ANNA)).statusCode).toBe(403);
});

it('a change that no call undoes, or that an earlier call has undone, is refused', async () => {
  await recordChanges(server.db, { userId: String(OWNER), role: 'owner' })(async () => ({
    changes: [
      { what: imported('per sempre') },
      {
        what: imported('di una volta'),
        undo: { path: '/api/gestione/gone', body: {}, read: async () => ({ thing: '1' }) },
      },
    ],
  }));
  const [gone, never] = (await changes()).changes;
  expect([gone?.canBeUndone, never?.canBeUndone]).toEqual([false, false]);
  expect((await undo(never?.id ?? '')).statusCode).toBe(409);
  expect((await undo(gone?.id ?? '')).statusCode).toBe(409);
  expect((await undo('999999999999')).statusCode).toBe(404);
  expect((await latest()).undone).toBeNull();
});

it('an undoing that changes nothing is refused, and the change stays', async () => {
  await record('owner', 'già a posto', { isHelper: false });
  const { id } = await latest();
  expect((await undo(id)).statusCode).toBe(409);
  expect((await latest()).undone).toBeNull();
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
