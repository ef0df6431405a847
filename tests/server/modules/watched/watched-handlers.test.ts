import { expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, messageFrom } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const series = () => server.series[1] ?? 0;
const lastVideo = () => server.api.of('sendVideo').at(-1);
const labels = (payload: Record<string, unknown> | undefined) => buttonsOf(payload).map(({ text }) => text);

/** Presses a button of a delivery that the messenger shows. */
async function pressUnder(delivery: Record<string, unknown> | undefined, text: string) {
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  const message = messageFrom(ANNA, { video: {}, reply_markup: delivery?.['reply_markup'] });
  const data = dataOf(delivery, text);
  await server.bring({ callback_query: { id: '1', chat_instance: '1', from, data, message } });
}

it('the button under a delivered film marks and unmarks it', async () => {
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'v' });
  await server.press(`play:${film(1)}`);
  await expect.poll(lastVideo).toBeDefined();
  expect(labels(lastVideo())).toContain('Visto');
  await pressUnder(lastVideo(), 'Visto');
  const marked = () => server.api.of('editMessageReplyMarkup').at(-1);
  expect(labels(marked())).toEqual(labels(lastVideo()).map((text) => (text === 'Visto' ? '✓ Visto' : text)));
  await pressUnder(marked(), '✓ Visto');
  expect(labels(marked())).toEqual(labels(lastVideo()));
  expect(toasts().slice(-2)).toEqual(['Segnato fra i visti.', 'Tolto dai visti.']);
});

it('the button under a film that was watched before says so', async () => {
  await saveVideoAndNotify(server.db, { titleId: film(2) }, { kind: 'video', fileId: 'v' });
  await server.press(`watched:${film(2)}:0:0`);
  await server.press(`play:${film(2)}`);
  await server.hurry('delivery');
  await expect.poll(lastVideo).toBeDefined();
  expect(labels(lastVideo())).toContain('✓ Visto');
});

it('the button under the last episode says that the series is over, and which episodes are missing', async () => {
  for (const episode of [1, 2])
    await saveVideoAndNotify(
      server.db,
      { titleId: series(), episode: { season: 1, episode } },
      { kind: 'video', fileId: 'v' },
    );
  await server.press(`episode:${series()}:1:1`);
  expect(lastVideo()).toMatchObject({ caption: expect.not.stringContaining('ultimo episodio') });
  await server.press(dataOf(lastVideo(), 'Prossimo episodio: S1E2'));
  expect(lastVideo()).toMatchObject({ caption: expect.stringContaining('Per ora è l’ultimo episodio.') });
  await server.press(dataOf(lastVideo(), 'Visto'));
  expect(server.api.of('answerCallbackQuery').at(-1)).toMatchObject({
    text: 'Hai visto tutto: 2 episodi. La stagione 2 non c’è ancora. Quando arriva altro ti avviso.',
    show_alert: true,
  });
  await server.press(`play:${series()}`);
  await server.hurry('delivery');
  await expect.poll(() => replies().at(-1)).toContain('\n\nHai visto tutto: 2 episodi.');
});

it.each(['watched:999999:0:0', 'watched:%:7:7'])(
  'a button for a missing title or part explains itself: %s',
  async (data) => {
    await server.press(data.replace('%', String(series())));
    expect(toasts()).toEqual([expect.stringContaining('non è nel catalogo')]);
  },
);
