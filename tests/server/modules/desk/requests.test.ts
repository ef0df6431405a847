import { afterAll, describe, expect, it, vi } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import type { DeskReport } from '../../../../src/contract/desk/reports.ts';
import type { DeskRequest } from '../../../../src/contract/desk/requests.ts';
import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { type Decision, settleRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { findRequest } from '../../../../src/server/modules/requests/title-request.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { changedBefore } from '../../support/changed-before.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import { stubTmdb, TMDB_TOKEN } from '../imports/support/stub-tmdb.ts';
import { requestChat } from '../requests/support/request-chat.ts';

const tmdb = await stubTmdb();
const server = await useRenewedBot({ gatherSeconds: 0, tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
const chat = requestChat(server);
afterAll(() => tmdb.close());

async function read<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

async function ask(words: string, from = ANNA): Promise<number> {
  const limits = { requestsPerPerson: 99, ownerIds: [String(OWNER)] };
  const outcome = await askForTitle(server.db, { userId: String(from), words }, limits);
  return 'request' in outcome ? outcome.request.id : 0;
}

type Page = { requests: DeskRequest[]; counts: Record<string, number>; next: string | null };
const listed = (show = 'open', after?: string | null) =>
  read<Page>(`GET /api/gestione/requests?show=${show}${after ? `&after=${after}` : ''}`);
const decide = (...decisions: { id: number; to: object }[]) =>
  read<{ decided: number[]; failures: string[] }>('POST /api/gestione/requests/decide', { decisions });
const reopen = (...ids: number[]) => read<{ reopened: number }>('POST /api/gestione/requests/undo', { ids });
const stateOf = async (id: number) => (await findRequest(server.db, id))?.state;
const hasHeard = (person: number, text: string) =>
  vi.waitUntil(() => [...chat.textsTo(person), ...chat.edits(person)].some((one) => one.includes(text)), {
    timeout: 20_000,
  });

describe('requests at the desk', () => {
  it('the most wanted come first, with who wants them and since when', async () => {
    await server.db
      .insertInto('person')
      .values({ user_id: String(ANNA), username: 'anna' })
      .execute();
    await server.db
      .insertInto('person')
      .values({ user_id: String(BRUNO), first_name: 'Bruno' })
      .execute();
    await ask('Qualcosa zqx');
    await ask('Altro zqx', BRUNO);
    await ask('Altro zqx', ANNA);
    await ask('Altro zqx', 7007);
    const { requests, counts } = await listed();
    expect(requests.map(({ name, people, names }) => [name, people, names])).toEqual([
      ['Altro zqx', 3, ['Bruno', '@anna', '7007']],
      ['Qualcosa zqx', 1, ['@anna']],
    ]);
    expect(counts).toEqual({ open: 2, accepted: 0, reports: 0 });
    expect((await read<{ waiting: object }>('GET /api/gestione')).waiting).toMatchObject({ richieste: 2 });
  });

  it('pages follow one another without a repeat', async () => {
    const limits = { requestsPerPerson: 99, ownerIds: [] };
    for (let number = 0; number < 45; number += 1)
      await askForTitle(server.db, { userId: `${100 + number}`, words: `Film zqx ${number}` }, limits);
    const first = await listed();
    const second = await listed('open', first.next);
    expect([first.requests.length, second.requests.length, second.next]).toEqual([40, 5, null]);
    expect(new Set([...first.requests, ...second.requests].map(({ id }) => id)).size).toBe(45);
  });

  it('the title that the catalogue has by that name and year is the one that is meant', async () => {
    const [id = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie', releaseDate: '1970-02-05' }]);
    await ask('zabriskie (1970)');
    const { requests } = await listed();
    expect(requests[0]?.guess).toMatchObject({ id, titolo: 'Zabriskie' });
  });

  it('several are rejected for a reason at once: everybody who asked learns it, and the owner’s card shows it', async () => {
    const ids = [await ask('Primo zqx'), await ask('Secondo zqx', BRUNO)];
    const to = { kind: 'reject', reason: 'Non si trova.' };
    expect(await decide(...ids.map((id) => ({ id, to })))).toEqual({ decided: ids, failures: [] });
    await hasHeard(ANNA, '«Primo zqx»: richiesta rifiutata. Non si trova.');
    await hasHeard(BRUNO, '«Secondo zqx»: richiesta rifiutata. Non si trova.');
    await hasHeard(OWNER, 'Rifiutata: Non si trova.');
    expect((await listed()).requests).toEqual([]);
  });

  it('a title of TMDB is imported, words are approved as they are, and a repeat changes nothing', async () => {
    const ids = [await ask('nosferatu'), await ask('Parole zqx')];
    const decisions = [
      { id: ids[0] ?? 0, to: { kind: 'tmdb', type: 'film', id: 653 } },
      { id: ids[1] ?? 0, to: { kind: 'approve' } },
    ];
    expect((await decide(...decisions)).decided).toEqual(ids);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['added', 'accepted']);
    // A repeat, whose first answer may be lost, is answered as the first time.
    expect((await decide(...decisions)).decided).toEqual(ids);
    await changedBefore(server.db);
    expect((await decide(...decisions)).decided).toEqual([]);
    expect((await listed('accepted')).requests.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('a title of the catalogue, or a new one, is what was asked for', async () => {
    const [title = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
    const ids = [await ask('Un film zqx'), await ask('Una serie zqx')];
    await decide(
      { id: ids[0] ?? 0, to: { kind: 'title', id: title } },
      { id: ids[1] ?? 0, to: { kind: 'new', type: 'serie' } },
    );
    expect(await Promise.all(ids.map(stateOf))).toEqual(['linked', 'added']);
    await hasHeard(ANNA, '«Una serie zqx»: richiesta approvata, ora è nel catalogo.');
  });

  it('why a title cannot be had is said, and the others are decided', async () => {
    const ids = [await ask('Primo zqx'), await ask('Secondo zqx')];
    const { decided, failures } = await decide(
      { id: ids[0] ?? 0, to: { kind: 'tmdb', type: 'film', id: 999_999 } },
      { id: ids[1] ?? 0, to: { kind: 'reject', reason: 'No.' } },
    );
    expect([decided, failures.length]).toEqual([[ids[1]], 1]);
    expect(await stateOf(ids[0] ?? 0)).toBe('open');
  });

  it('a decision that is taken back waits again, and who has not heard of it does not', async () => {
    const id = await ask('Primo zqx');
    await settleRequest(server.db, id, { state: 'rejected', reason: 'No.' } satisfies Decision);
    expect(await reopen(id)).toEqual({ reopened: 1 });
    expect(await reopen(id)).toEqual({ reopened: 0 });
    expect((await listed()).requests.map((request) => request.id)).toEqual([id]);
    expect(await server.db.selectFrom('fan_out').select('id').execute()).toEqual([]);
  });

  it('a decision is not taken back while the same is asked for again', async () => {
    const id = await ask('Primo zqx');
    await settleRequest(server.db, id, { state: 'linked', titleId: server.films[0] ?? 0 });
    await ask('Primo zqx', BRUNO);
    expect(await reopen(id)).toEqual({ reopened: 0 });
  });

  it('what is decided in the chat is gone from the desk', async () => {
    const id = await ask('Primo zqx');
    await server.press(buttons.rejectFor.data({ requestId: id, reason: 'notFound' }), OWNER);
    expect((await listed()).requests).toEqual([]);
    expect((await decide({ id, to: { kind: 'approve' } })).decided).toEqual([]);
  });
});

it('a decision is named by its title or the words of its people, which are not stored with it', async () => {
  const [title = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
  const ids = [await ask('Un deserto zqx'), await ask('Primo zqx')];
  await decide(
    { id: ids[0] ?? 0, to: { kind: 'title', id: title } },
    { id: ids[1] ?? 0, to: { kind: 'reject', reason: 'No.' } },
  );
  const said = async () =>
    (await read<{ changes: DeskChange[] }>('GET /api/gestione/changes')).changes.map(({ what }) => what);
  expect(await said()).toEqual(['Richiesta rifiutata: Primo zqx', 'Richiesta approvata: Zabriskie']);
  const stored = await server.db.selectFrom('change').select('what').execute();
  expect(stored.map(({ what }) => what).join()).not.toContain('zqx');
  await erasePersonData(server.db, String(ANNA));
  expect((await said())[0]).toBe('Richiesta rifiutata: un titolo scritto a parole');
});

it('whoever decides or closes second reads who was faster, at the desk and in the chat', async () => {
  const [titleId = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
  await server.db
    .insertInto('person')
    .values({ user_id: String(BRUNO), username: 'bruno' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ username: 'bruno' }))
    .execute();
  await server.db
    .insertInto('helper')
    .values({ user_id: String(BRUNO), given_by: String(OWNER) })
    .execute();
  const id = await ask('Conteso zqx');
  const filed = await fileReport(server.db, { userId: String(ANNA), part: { titleId }, kind: 'audio' }, []);
  const report = typeof filed === 'string' ? 0 : filed.id;
  const decision = { decisions: [{ id, to: { kind: 'reject', reason: 'No.' } }] };
  const settling = { ids: [report], state: 'dismissed' };
  const bruno = appCaller(server, { isProven: true });
  await bruno(BRUNO, 'POST /api/gestione/requests/decide', decision);
  await bruno(BRUNO, 'POST /api/gestione/reports/settle', settling);
  const decided = 'Questa richiesta l’ha già decisa @bruno.';
  const closed = 'Questa segnalazione l’ha già chiusa @bruno.';
  expect(await read('POST /api/gestione/requests/decide', decision)).toEqual({
    decided: [],
    failures: [decided],
  });
  expect(await read('POST /api/gestione/reports/settle', settling)).toEqual({
    settled: [],
    failures: [closed],
  });
  await server.press(buttons.reject.data({ requestId: id }), OWNER);
  await server.press(buttons.settleReport.data({ reportId: report, state: 'resolved' }), OWNER);
  expect(chat.toasts().slice(-2)).toEqual([decided, closed]);
  await server.db.deleteFrom('helper').execute();
});

it('decisions and closed reports are changes', async () => {
  const [title = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
  const request = await ask('Primo zqx');
  const filed = await fileReport(
    server.db,
    { userId: String(ANNA), part: { titleId: title }, kind: 'audio' },
    [],
  );
  const report = typeof filed === 'string' ? 0 : filed.id;
  await decide({ id: request, to: { kind: 'reject', reason: 'No.' } });
  await read('POST /api/gestione/reports/settle', { ids: [report], state: 'dismissed' });
  const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
  expect(changes.map(({ what }) => what)).toEqual([
    'Segnalazione archiviata: Zabriskie, audio',
    'Richiesta rifiutata: Primo zqx',
  ]);
});

describe('reports at the desk', () => {
  type Reports = { reports: DeskReport[]; next: string | null };
  const open = () => read<Reports>('GET /api/gestione/reports');
  const settle = (ids: number[], state = 'resolved') =>
    read<{ settled: number[]; failures: string[] }>('POST /api/gestione/reports/settle', { ids, state });

  async function report(titleId: number, from = ANNA): Promise<number> {
    const filed = await fileReport(server.db, { userId: String(from), part: { titleId }, kind: 'audio' }, [
      String(OWNER),
    ]);
    return typeof filed === 'string' ? 0 : filed.id;
  }

  it('several are closed at once: everybody who reported one learns that it is resolved', async () => {
    const titles = await addTestTitles(server.db, [{ name: 'Zabriskie' }, { name: 'Zelig' }]);
    const ids = [await report(titles[0] ?? 0), await report(titles[1] ?? 0, BRUNO)];
    const { reports } = await open();
    expect(reports).toMatchObject([
      { id: ids[0], title: { titolo: 'Zabriskie' }, kind: 'Audio', people: 1, isSendable: false },
      { id: ids[1], title: { titolo: 'Zelig' }, about: ['Adesso non ha un video.'] },
    ]);
    expect(await settle(ids)).toEqual({ settled: ids, failures: [] });
    expect(await settle(ids)).toEqual({ settled: ids, failures: [] });
    await changedBefore(server.db);
    expect(await settle(ids)).toEqual({ settled: [], failures: ['Questa segnalazione è già chiusa.'] });
    await hasHeard(ANNA, 'l’audio di «Zabriskie» ora è a posto');
    await hasHeard(BRUNO, 'l’audio di «Zelig» ora è a posto');
    await hasHeard(OWNER, 'Risolto.');
    expect((await open()).reports).toEqual([]);
  });

  it('what was closed can be opened again', async () => {
    const [title = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
    const id = await report(title);
    await settle([id], 'dismissed');
    expect(await read('POST /api/gestione/reports/undo', { ids: [id] })).toEqual({ reopened: 1 });
    expect((await open()).reports.map((one) => one.id)).toEqual([id]);
  });

  it('the reported video is sent to the chat of whoever asks for it', async () => {
    const [title = 0] = await addTestTitles(server.db, [{ name: 'Zabriskie' }]);
    await saveVideoAndNotify(server.db, { titleId: title }, { kind: 'video', fileId: 'f' });
    const id = await report(title);
    expect(await read('POST /api/gestione/reports/video', { id })).toEqual({ failure: null });
    expect(server.api.of('sendVideo')).toMatchObject([{ chat_id: OWNER, video: 'f' }]);
  });
});
