import { describe, expect, it } from 'vitest';
import { joinNight } from '../../../src/server/modules/movie-nights/join-and-leave.ts';
import { useRenewedBot } from '../support/renewed-bot.ts';
import { ANNA, BRUNO, messageFrom } from '../support/test-bot.ts';
import { withoutPauses } from '../support/without-pauses.ts';

const GROUP = -4_000_200;
const SUPERGROUP = -1_002_000_300_400;
const UPGRADED = 'Bad Request: group chat was upgraded to a supergroup chat';

const server = await useRenewedBot();

const inGroup = (content: object, id = GROUP, type = id === GROUP ? 'group' : 'supergroup') => ({
  message: { ...messageFrom(ANNA, content), chat: { id, type, title: 'Cinema' } },
});
const command = (text: string) => ({
  text,
  entities: [{ type: 'bot_command', offset: 0, length: text.split(' ', 1).join('').length }],
});
const say = (text: string, chat = GROUP) => server.bring(inGroup(command(text), chat));
const service = {
  inOld: () => server.bring(inGroup({ migrate_to_chat_id: SUPERGROUP })),
  inNew: () => server.bring(inGroup({ migrate_from_chat_id: GROUP }, SUPERGROUP)),
};

/** From now on the messenger refuses calls about the group, and names the supergroup. */
function upgrade(): void {
  for (const method of ['sendMessage', 'editMessageText'])
    server.api.fail(
      method,
      { error_code: 400, description: UPGRADED, migrate_to_chat_id: SUPERGROUP },
      { times: 99, chatId: GROUP },
    );
}

const join = async (person: number) => {
  const { id } = await server.db.selectFrom('movie_night').select('id').executeTakeFirstOrThrow();
  await joinNight(server.db, id, String(person));
};
const cards = () => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === SUPERGROUP);
const edits = () => server.api.of('editMessageText').filter(({ chat_id }) => chat_id === SUPERGROUP);
const shown = async () => {
  await expect.poll(() => cards().length).toBe(1);
  await join(ANNA);
  await expect
    .poll(withoutPauses(server, 'live_message', () => String(edits().at(-1)?.['text'])))
    .toContain('2 partecipanti');
  expect(cards()).toHaveLength(1);
  const rows = await server.db.selectFrom('live_message').select(['chat_id', 'failure']).execute();
  expect(rows.map(({ chat_id, failure }) => [Number(chat_id), failure])).toEqual([[SUPERGROUP, null]]);
};

describe('the card of a night in a group that becomes a supergroup', () => {
  it.each([
    ['both messages, the group’s first', ['inOld', 'inNew']],
    ['both messages, the supergroup’s first', ['inNew', 'inOld']],
    ['the group’s message alone', ['inOld']],
    ['the supergroup’s message alone', ['inNew']],
    ['each message twice', ['inOld', 'inOld', 'inNew', 'inNew']],
  ] as const)('the card is sent anew, once, and follows its night there: %s', async (_what, order) => {
    await say('/serata');
    upgrade();
    for (const one of order) await service[one]();
    await join(BRUNO);
    await shown();
  });

  it('the card is sent anew by the error alone, and by the error before the messages', async () => {
    await say('/serata');
    upgrade();
    await join(BRUNO);
    await expect.poll(withoutPauses(server, 'live_message', () => cards().length)).toBe(1);
    await service.inNew();
    await service.inOld();
    await shown();
  });

  it('the card is sent to the supergroup if the command reaches the bot after the upgrade', async () => {
    upgrade();
    await say('/serata');
    await join(BRUNO);
    await shown();
  });

  it('no card is sent if its night is over, or its group is another one', async () => {
    await say('/serata');
    await server.db.updateTable('movie_night').set({ state: 'closed' }).execute();
    await say('/serata', -4_000_999);
    await service.inOld();
    await service.inNew();
    await say('/start');
    expect(cards()).toEqual([]);
    const rows = await server.db.selectFrom('live_message').select('chat_id').orderBy('id').execute();
    expect(rows.map(({ chat_id }) => Number(chat_id))).toEqual([SUPERGROUP, -4_000_999]);
  });

  it.each([['a text'], [0], [null], [1.5], [GROUP]])(
    'the card stays as it is if the group moves to %j',
    async (to) => {
      await say('/serata');
      await server.bring(inGroup({ ...command('/start'), migrate_to_chat_id: to }));
      const [row] = await server.db.selectFrom('live_message').select(['chat_id', 'message_id']).execute();
      expect([Number(row?.chat_id), row?.message_id == null]).toEqual([GROUP, false]);
    },
  );
});

it.each(['message thread not found', 'TOPIC_CLOSED', 'TOPIC_DELETED'])(
  'a night is opened outside of a topic with %s',
  async (fault) => {
    server.api.fail('sendMessage', { error_code: 400, description: `Bad Request: ${fault}` });
    await server.bring(
      inGroup({ ...command('/serata'), message_thread_id: 5, is_topic_message: true }, SUPERGROUP),
    );
    expect(server.api.of('sendMessage').map(({ message_thread_id }) => message_thread_id)).toEqual([
      5,
      undefined,
    ]);
    expect(await server.db.selectFrom('live_message').select('id').execute()).toHaveLength(1);
  },
);

describe('who writes as a chat', () => {
  const anonymous = { id: 1_087_968_824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
  const asChat = (content: object) =>
    server.bring({ message: { ...inGroup(command('/serata'), SUPERGROUP).message, ...content } });

  it.each([
    ['an anonymous administrator', { from: anonymous, sender_chat: { id: SUPERGROUP, type: 'supergroup' } }],
    [
      'an administrator without a sender',
      { from: undefined, sender_chat: { id: SUPERGROUP, type: 'supergroup' } },
    ],
    [
      'a channel',
      {
        from: { id: 136_817_688, is_bot: true, first_name: 'Channel' },
        sender_chat: { id: -1_009, type: 'channel' },
      },
    ],
    [
      'the group’s own channel',
      {
        from: { id: 777_000, is_bot: false, first_name: 'Telegram' },
        sender_chat: { id: -1_009, type: 'channel' },
      },
    ],
  ])('%s gets an answer in the group', async (_what, content) => {
    await asChat(content);
    expect(server.api.of('sendMessage')).toMatchObject([
      { chat_id: SUPERGROUP, text: expect.stringContaining('/serata con il tuo nome') },
    ]);
    expect(await server.db.selectFrom('movie_night').select('id').execute()).toEqual([]);
  });
});
