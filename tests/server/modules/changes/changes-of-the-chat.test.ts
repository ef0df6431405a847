import { expect, it, onTestFinished } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { isPremium } from '../../../../src/server/modules/people/premium-status.ts';
import { findReport } from '../../../../src/server/modules/reports/read-reports.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { findRequest } from '../../../../src/server/modules/requests/title-request.ts';
import { appCaller } from '../../support/app-caller.ts';
import { bringVideo } from '../../support/bring-video.ts';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { film, record, replies, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
server.api.keepFile('una-foto', 'bytes');

const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);
async function changes(): Promise<DeskChange[]> {
  return (await call('GET /api/gestione/changes')).json().changes;
}
const press = (data: string) => server.press(data, OWNER);

const VIEW = { isOne: true, filter: 'all', index: 0 } as const;
const waitingVideo = (fileName: string) => bringVideo(server, fileName);
async function videoState(id: number) {
  const post = await server.db
    .selectFrom('video_post')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return post?.state;
}

async function request(words: string): Promise<number> {
  const limits = { requestsPerPerson: 99, ownerIds: [String(OWNER)] };
  const outcome = await askForTitle(server.db, { userId: String(ANNA), words }, limits);
  return 'request' in outcome ? outcome.request.id : 0;
}

async function report(n: number): Promise<number> {
  const outcome = await fileReport(
    server.db,
    { userId: String(ANNA), part: { titleId: film(n) }, kind: 'audio' },
    [String(OWNER)],
  );
  return typeof outcome === 'object' ? outcome.id : 0;
}

const photo = (caption: string) => ({
  caption,
  photo: [{ file_id: 'una-foto', file_unique_id: 'b', width: 800, height: 1200 }],
});

/** An owner's action in the chat: `prepare` returns the id of its subject; `state` is the part that it changes. */
type ChatAction = {
  what: string | RegExp;
  person?: number;
  prepare(): number | Promise<number>;
  act(id: number): Promise<unknown>;
  state(id: number): Promise<unknown>;
};

const OF_THE_CHAT: Record<string, ChatAction> = {
  'a photo as a cover': {
    what: 'Film 3, copertina: un’immagine → un’immagine',
    prepare: () => film(3),
    act: (id) => server.send(photo(String(id)), OWNER),
    state: async (id) => (await record(id))?.copertina ?? null,
  },
  'a title that is hidden': {
    what: 'Nascosto: Film 4',
    prepare: () => film(4),
    act: (id) => press(buttons.hide.data({ titleId: id, hidden: true })),
    state: async (id) => (await record(id))?.hidden ?? false,
  },
  'a request that is rejected': {
    what: 'Richiesta rifiutata: Qualcosa zqx',
    prepare: () => request('Qualcosa zqx'),
    act: (id) => press(buttons.rejectFor.data({ requestId: id, reason: 'notFound' })),
    state: async (id) => (await findRequest(server.db, id))?.state,
  },
  'a request that is linked': {
    what: 'Richiesta approvata: Film 1',
    prepare: () => request('Qualcos’altro zqx'),
    act: (id) => press(buttons.linkTo.data({ requestId: id, titleId: film(1) })),
    state: async (id) => (await findRequest(server.db, id))?.state,
  },
  'a report that is closed': {
    what: /^Segnalazione risolta: Film 5, /,
    prepare: () => report(5),
    act: (id) => press(buttons.settleReport.data({ reportId: id, state: 'resolved' })),
    state: async (id) => (await findReport(server.db, id))?.state,
  },
  'a waiting video that is matched': {
    what: '«Film 6»: abbinato Boh zqx.mkv',
    prepare: () => waitingVideo('Boh zqx.mkv'),
    act: (id) => press(buttons.assign.data({ postId: id, titleId: film(6), season: null, ...VIEW })),
    state: videoState,
  },
  'a waiting video that is ignored': {
    what: 'Ignorato Mah zqx.mkv',
    prepare: () => waitingVideo('Mah zqx.mkv'),
    act: (id) => press(buttons.ignorePost.data({ postId: id, ...VIEW })),
    state: videoState,
  },
  'a video that waits again': {
    what: 'Di nuovo da abbinare: 1 video',
    async prepare() {
      const id = await waitingVideo('Forse zqx.mkv');
      await press(buttons.ignorePost.data({ postId: id, ...VIEW }));
      return id;
    },
    act: (id) => press(buttons.undoIgnore.data({ postId: id, filter: 'all', index: 0 })),
    state: videoState,
  },
  'premium as a gift': {
    what: 'Premium in regalo, 30 giorni',
    person: BRUNO,
    prepare: () => BRUNO,
    act: (id) => server.say(`/concedi ${id} 30`, OWNER),
    state: (id) => isPremium(server.db, String(id)),
  },
  'premium that is revoked': {
    what: 'Premium tolto',
    person: BRUNO,
    prepare: () => BRUNO,
    act: (id) => server.say(`/revoca ${id}`, OWNER),
    state: (id) => isPremium(server.db, String(id)),
  },
  'an announcement that is sent': {
    what: 'Annuncio inviato: Stasera al cinema',
    prepare: draft,
    act: (id) => press(buttons.announce.data({ announcementId: id })),
    state: announcementState,
  },
  'an announcement that is stopped': {
    what: 'Annuncio fermato: Stasera al cinema',
    async prepare() {
      const id = await draft();
      // Without a later start it would end before it is stopped.
      const starts_at = new Date(Date.now() + 3_600_000);
      await server.db.updateTable('announcement').set({ starts_at }).where('id', '=', id).execute();
      await press(buttons.announce.data({ announcementId: id }));
      return id;
    },
    act: (id) => press(buttons.stopAnnouncing.data({ announcementId: id })),
    state: announcementState,
  },
};

async function draft(): Promise<number> {
  await server.say(`/annuncio ${film(1)} Stasera al cinema`, OWNER);
  const latest = server.db.selectFrom('announcement').select('id').orderBy('id', 'desc');
  return (await latest.executeTakeFirstOrThrow()).id;
}
async function announcementState(id: number) {
  const announcement = await server.db
    .selectFrom('announcement')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return announcement?.state;
}

it.each(Object.entries(OF_THE_CHAT))('%s in the chat is a change', async (_name, action) => {
  await server.say('/start', BRUNO);
  const id = await action.prepare();
  const before = await action.state(id);
  const known = (await changes()).length;
  await action.act(id);
  expect(await action.state(id)).not.toEqual(before);
  const [change, ...earlier] = await changes();
  expect(earlier).toHaveLength(known);
  expect(change?.what).toMatch(action.what);
  const { person } = action;
  expect(change).toMatchObject({ by: { id: String(OWNER) } });
  expect(change?.person?.id).toBe(person === undefined ? undefined : String(person));
});

it('premium as a gift is one change and one row of the list, even if the update is handled twice', async () => {
  await server.say('/start', BRUNO);
  const known = (await changes()).length;
  const flood = { error_code: 429, description: 'Too Many Requests', retry_after: 1 };
  // Announcements of earlier tests may still be in flight to both.
  const texts = { [BRUNO]: 'Hai ricevuto Premium in regalo', [OWNER]: `${BRUNO} è premium fino al` };
  for (const [chat, says] of Object.entries(texts))
    server.api.fail('sendMessage', flood, { chatId: Number(chat), says });
  onTestFinished(speedUpTimers());
  await server.say(`/concedi ${BRUNO} 30`, OWNER);
  const updates = server.db.selectFrom('bot_update').select('id');
  await expect.poll(() => updates.where('done_at', 'is', null).execute(), { timeout: 20_000 }).toEqual([]);
  expect(replies().filter((text) => text.startsWith(texts[OWNER] ?? ''))).toHaveLength(2);
  const [change, ...earlier] = await changes();
  expect(change?.what).toBe('Premium in regalo, 30 giorni');
  expect(earlier).toHaveLength(known);
});
