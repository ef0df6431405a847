import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CHANNEL, OLGA, testSimulator } from '../support/test-simulator.ts';

const TYPES: Record<string, string> = {
  '/a.png': 'image/png',
  '/a.svg': 'image/svg+xml',
  '/a.html': 'text/html',
  '/a.mp4': 'video/mp4',
  '/a.pdf': 'application/pdf',
};
const web = createServer((request, response) => {
  const type = TYPES[request.url ?? ''];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end('x');
});
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, 'localhost', resolve));
  site = `http://localhost:${(web.address() as AddressInfo).port}`;
});
afterAll(() => void web.close());

describe('messages of the bot', () => {
  it('are shown as they were meant', async () => {
    const simulator = await testSimulator();
    const { result } = await simulator.call('sendMessage', {
      chat_id: String(ANNA),
      text: '<b>Nosferatu</b>\n/play',
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Apri', web_app: { url: 'http://localhost:3000/?key=1' } }],
          [{ text: 'Cerca', switch_inline_query: 'nosferatu' }],
        ],
      },
    });
    expect(result).toMatchObject({
      text: 'Nosferatu\n/play',
      from: { is_bot: true },
      chat: { id: ANNA, type: 'private', first_name: 'Anna' },
      entities: [
        { type: 'bold', offset: 0, length: 9 },
        { type: 'bot_command', offset: 10, length: 5 },
      ],
      reply_markup: {
        inline_keyboard: [[{ web_app: { url: 'http://localhost:3000/?key=1' } }], [{ text: 'Cerca' }]],
      },
    });
    const [message] = await simulator.chat(ANNA);
    expect(message?.buttons?.flat().map(({ kind }) => kind)).toEqual(['webApp', 'switchInline']);
  });

  it('ask for an answer or bring a keyboard', async () => {
    const simulator = await testSimulator();
    const keyboard = {
      keyboard: [['Cerca'], [{ text: 'Apri', web_app: { url: 'http://localhost:3000/' } }]],
    };
    for (const reply_markup of [
      keyboard,
      { force_reply: true, input_field_placeholder: 'Titolo' },
      { remove_keyboard: true },
    ]) {
      await simulator.call('sendMessage', {
        chat_id: ANNA,
        text: 'x',
        reply_markup: JSON.stringify(reply_markup),
      });
    }
    expect((await simulator.chat(ANNA)).map(({ replyMarkup }) => replyMarkup)).toEqual([
      {
        kind: 'keyboard',
        oneTime: false,
        rows: [[{ text: 'Cerca' }], [{ text: 'Apri', webAppUrl: 'http://localhost:3000/' }]],
      },
      { kind: 'forceReply', placeholder: 'Titolo' },
      { kind: 'removeKeyboard' },
    ]);
  });

  it('carry photos and videos by address, which must lead to one', async () => {
    const simulator = await testSimulator();
    const photo = (path: string) =>
      simulator.call('sendPhoto', { chat_id: ANNA, photo: `${site}${path}`, caption: 'x' });
    expect(await photo('/a.png')).toMatchObject({ ok: true, result: { caption: 'x' } });
    expect(await photo('/a.svg')).toMatchObject({ ok: true });
    expect((await photo('/a.html')).description).toBe('Bad Request: wrong type of the web page content');
    expect((await photo('/none')).description).toBe('Bad Request: failed to get HTTP URL content');
    const video = await simulator.call('sendVideo', { chat_id: ANNA, video: `${site}/a.mp4`, duration: 90 });
    expect(video).toMatchObject({ result: { video: { duration: 90, mime_type: 'video/mp4' } } });
    expect((await simulator.chat(ANNA))[0]?.photo?.url).toBe(`${site}/a.png`);
  });

  it('carry uploads, which the bot and the page can fetch', async () => {
    const simulator = await testSimulator({ uploads: 4_000_000 });
    const upload = async (size: number) => {
      const form = new FormData();
      form.set('chat_id', String(ANNA));
      form.set('caption', 'Mio');
      form.set('video', new Blob([Buffer.alloc(size, 1)], { type: 'video/mp4' }), 'a.mp4');
      const sent = await fetch(`${simulator.apiRoot}/bot${simulator.token}/sendVideo`, {
        method: 'POST',
        body: form,
      });
      expect(await sent.json()).toMatchObject({ ok: size > 0 });
      return (await simulator.chat(ANNA)).at(-1)?.video;
    };
    const video = await upload(3_000_000);
    const { result } = await simulator.call('getFile', { file_id: video?.fileId });
    const download = (token: string) => fetch(`${simulator.apiRoot}/file/bot${token}/${result['file_path']}`);
    expect((await (await download(simulator.token)).arrayBuffer()).byteLength).toBe(3_000_000);
    expect((await download('1:other')).status).toBe(401);
    const shown = await fetch(`${simulator.apiRoot}${video?.url}`);
    expect(shown.headers.get('content-type')).toBe('video/mp4');
    await upload(2_000_000);
    expect((await download(simulator.token)).status).toBe(404);
    await upload(0);
  });

  it('carry files as they are: uploaded, by address, or sent to the bot as one', async () => {
    const simulator = await testSimulator();
    const form = new FormData();
    form.set('chat_id', String(ANNA));
    form.set('document', new Blob(['sottotitoli'], { type: 'text/vtt' }), 'film.vtt');
    const url = `${simulator.apiRoot}/bot${simulator.token}/sendDocument`;
    const uploaded = await (await fetch(url, { method: 'POST', body: form })).json();
    expect(uploaded).toMatchObject({
      result: { document: { file_name: 'film.vtt', mime_type: 'text/vtt', file_size: 11 } },
    });
    const film = { type: 'sendVideo', chat: ANNA, person: ANNA, fileName: 'film.mkv', asFile: true } as const;
    const { document, video } = await simulator.act(film);
    expect(video).toBeUndefined();
    const [update] = await simulator.updates({ offset: -1 });
    expect(update).toMatchObject({
      message: { document: { file_name: 'film.mkv', mime_type: 'video/mp4' } },
    });
    const send = (parameters: object) => simulator.call('sendDocument', { chat_id: BRUNO, ...parameters });
    expect(
      await send({ document: document?.fileId, caption: '<b>Ecco</b>', parse_mode: 'HTML' }),
    ).toMatchObject({
      result: { document: { file_id: document?.fileId }, caption: 'Ecco' },
    });
    expect(await send({ document: `${site}/a.pdf` })).toMatchObject({
      result: { document: { mime_type: 'application/pdf' } },
    });
    expect((await send({ document: `${site}/a.mp4` })).description).toBe(
      'Bad Request: wrong type of the web page content',
    );
    const asVideo = await simulator.call('sendVideo', { chat_id: BRUNO, video: document?.fileId });
    expect(asVideo.description).toBe("Bad Request: can't use file of type Document as Video");
    const [first] = await simulator.chat(BRUNO);
    const copy = { chat_id: ANNA, from_chat_id: BRUNO, message_id: first?.id };
    await simulator.call('copyMessage', copy);
    await simulator.call('forwardMessage', copy);
    const passedOn = (await simulator.chat(ANNA)).slice(-2);
    expect(passedOn).toMatchObject([
      { document, text: 'Ecco' },
      { document, text: 'Ecco' },
    ]);
  });

  it('have captions of their measure', async () => {
    const simulator = await testSimulator();
    const sent = await simulator.call('sendPhoto', {
      chat_id: ANNA,
      photo: `${site}/a.png`,
      caption: 'x'.repeat(1025),
    });
    expect(sent.description).toBe('Bad Request: message caption is too long');
  });

  it('send again what somebody sent, by its identifier or as a copy, also from another start', async () => {
    const simulator = await testSimulator();
    const film = await simulator.act({
      type: 'sendVideo',
      chat: CHANNEL,
      person: OLGA,
      caption: '42',
      fileName: 'a.mp4',
    });
    const video = film.video?.fileId;
    expect(await simulator.call('sendVideo', { chat_id: ANNA, video })).toMatchObject({
      result: { video: { file_name: 'a.mp4' } },
    });
    expect((await simulator.call('sendPhoto', { chat_id: ANNA, photo: video })).description).toBe(
      "Bad Request: can't use file of type Video as Photo",
    );
    const copy = { chat_id: BRUNO, from_chat_id: CHANNEL, message_id: film.id };
    expect(
      await simulator.call('copyMessage', { ...copy, caption: '<b>Ecco</b>', parse_mode: 'HTML' }),
    ).toEqual({ ok: true, result: { message_id: expect.any(Number) } });
    expect(await simulator.call('forwardMessage', copy)).toMatchObject({
      result: { forward_origin: { type: 'channel' }, caption: '42' },
    });
    expect((await simulator.chat(BRUNO)).map(({ text }) => text)).toEqual(['Ecco', '42']);
    const later = await testSimulator();
    expect(await later.call('sendVideo', { chat_id: ANNA, video })).toMatchObject({ ok: true });
    expect((await simulator.call('getFile', { file_id: video })).description).toBe(
      'Bad Request: file is too big',
    );
  });
});

describe('a message can be changed', () => {
  it('in its text, its buttons and its picture, when something is different', async () => {
    const simulator = await testSimulator();
    const { result } = await simulator.call('sendMessage', { chat_id: ANNA, text: 'uno' });
    const target = { chat_id: ANNA, message_id: result['message_id'] };
    const reply_markup = { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] };
    expect(await simulator.call('editMessageText', { ...target, text: 'due', reply_markup })).toMatchObject({
      result: { text: 'due', edit_date: expect.any(Number) },
    });
    for (const [method, change] of [
      ['editMessageText', { text: 'due', reply_markup }],
      ['editMessageReplyMarkup', { reply_markup }],
    ] as const) {
      expect((await simulator.call(method, { ...target, ...change })).description).toContain(
        'Bad Request: message is not modified: specified new message content',
      );
    }
    expect(await simulator.call('editMessageReplyMarkup', target)).toMatchObject({ ok: true });
    expect((await simulator.call('editMessageCaption', { ...target, caption: 'x' })).description).toBe(
      'Bad Request: there is no caption in the message to edit',
    );
    const media = { type: 'photo', media: `${site}/a.png`, caption: 'tre' };
    expect(await simulator.call('editMessageMedia', { ...target, media })).toMatchObject({
      result: { caption: 'tre' },
    });
    const file = { type: 'document', media: `${site}/a.pdf`, caption: 'tre' };
    const { result: asFile } = await simulator.call('editMessageMedia', { ...target, media: file });
    expect(asFile).toMatchObject({ document: { mime_type: 'application/pdf' } });
    expect(asFile).not.toHaveProperty('photo');
    expect((await simulator.call('editMessageText', { ...target, text: 'x' })).description).toBe(
      'Bad Request: there is no text in the message to edit',
    );
    expect(await simulator.call('editMessageCaption', { ...target, caption: 'quattro' })).toMatchObject({
      result: { caption: 'quattro' },
    });
    expect(await simulator.call('deleteMessage', target)).toMatchObject({ result: true });
    expect(await simulator.chat(ANNA)).toEqual([]);
  });

  it('only by who wrote it', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'mio' });
    const edit = await simulator.call('editMessageText', { chat_id: ANNA, message_id: id, text: 'tuo' });
    expect(edit.description).toBe("Bad Request: message can't be edited");
  });

  it('and many can be deleted at once', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
    expect(await simulator.call('deleteMessages', { chat_id: ANNA, message_ids: [id, 9_999] })).toMatchObject(
      { ok: true },
    );
    expect(await simulator.chat(ANNA)).toEqual([]);
  });
});
