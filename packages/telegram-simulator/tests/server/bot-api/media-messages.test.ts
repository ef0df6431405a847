import { expect, it } from 'vitest';
import { serveFiles } from '../support/serve-files.ts';
import { ANNA, BRUNO, idForBot, testSimulator } from '../support/test-simulator.ts';

const site = serveFiles();

it('photos and videos are sent by an address, which must lead to one', async () => {
  const simulator = await testSimulator();
  const photo = (path: string) =>
    simulator.call('sendPhoto', { chat_id: ANNA, photo: `${site()}${path}`, caption: 'x' });
  expect(await photo('/a.png')).toMatchObject({ ok: true, result: { caption: 'x' } });
  expect(await photo('/a.svg')).toMatchObject({ ok: true });
  expect((await photo('/a.html')).description).toBe('Bad Request: wrong type of the web page content');
  expect((await photo('/none')).description).toBe('Bad Request: failed to get HTTP URL content');
  const video = await simulator.call('sendVideo', {
    chat_id: ANNA,
    video: `${site()}/a.mp4`,
    duration: 90,
  });
  expect(video).toMatchObject({ result: { video: { duration: 90, mime_type: 'video/mp4' } } });
  expect((await simulator.chat(ANNA))[0]?.photo?.url).toBe(`${site()}/a.png`);
});

it('the bot and the page can fetch uploads', async () => {
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
  const { result } = await simulator.call('getFile', { file_id: idForBot(simulator, video) });
  const download = (token: string) => fetch(`${simulator.apiRoot}/file/bot${token}/${result['file_path']}`);
  expect((await (await download(simulator.token)).arrayBuffer()).byteLength).toBe(3_000_000);
  expect((await download('1:other')).status).toBe(401);
  const shown = await fetch(`${simulator.apiRoot}${video?.url}`);
  expect(shown.headers.get('content-type')).toBe('video/mp4');
  await upload(2_000_000);
  expect((await download(simulator.token)).status).toBe(404);
  await upload(0);
});

it('files are sent as they are: uploaded, by address or by a person', async () => {
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
    await send({ document: idForBot(simulator, document), caption: '<b>Ecco</b>', parse_mode: 'HTML' }),
  ).toMatchObject({
    result: { document: { file_id: idForBot(simulator, document) }, caption: 'Ecco' },
  });
  expect(await send({ document: `${site()}/a.pdf` })).toMatchObject({
    result: { document: { mime_type: 'application/pdf' } },
  });
  expect((await send({ document: `${site()}/a.mp4` })).description).toBe(
    'Bad Request: wrong type of the web page content',
  );
  const asVideo = await simulator.call('sendVideo', { chat_id: BRUNO, video: idForBot(simulator, document) });
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

it('the bot can download people’s files', async () => {
  const simulator = await testSimulator();
  const bytes = Buffer.from('Name,Year\nAlien,1979\n');
  const list = { fileName: 'watched.csv', mimeType: 'text/csv', bytes: bytes.toString('base64') };
  const { document } = await simulator.act({ type: 'sendDocument', chat: ANNA, person: ANNA, ...list });
  const [update] = await simulator.updates({ offset: -1 });
  expect(update).toMatchObject({
    message: { document: { file_name: 'watched.csv', mime_type: 'text/csv', file_size: bytes.length } },
  });
  const { result } = await simulator.call('getFile', { file_id: idForBot(simulator, document) });
  const path = `/file/bot${simulator.token}/${result['file_path']}`;
  expect(await (await fetch(simulator.apiRoot + path)).text()).toBe(bytes.toString());
  const large = { ...list, bytes: Buffer.alloc(8 * 1024 * 1024).toString('base64') };
  const kept = await simulator.act({ type: 'sendDocument', chat: ANNA, person: ANNA, ...large });
  expect(kept.document?.size).toBe(8 * 1024 * 1024);
  const refused = await simulator.tryTo({
    type: 'sendDocument',
    chat: ANNA,
    person: ANNA,
    ...list,
    bytes: 'no base64!',
  });
  expect(refused.status).toBe(400);
});

it('a caption has a maximum length', async () => {
  const simulator = await testSimulator();
  const sent = await simulator.call('sendPhoto', {
    chat_id: ANNA,
    photo: `${site()}/a.png`,
    caption: 'x'.repeat(1025),
  });
  expect(sent.description).toBe('Bad Request: message caption is too long');
});
