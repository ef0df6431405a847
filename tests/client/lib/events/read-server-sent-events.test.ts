import { expect, test } from 'vitest';
import { readServerSentEvents } from '../../../../src/client/lib/events/read-server-sent-events.ts';

/** All events of a stream that arrives in these pieces. */
async function eventsOf(pieces: Uint8Array[], onBytes?: () => void) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readServerSentEvents(stream, onBytes)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('an event has its name, its id and its data', async () => {
  expect(await eventsOf([bytes('id: 7\nevent: room\ndata: {"a":1}\n\n')])).toEqual([
    { event: 'room', id: '7', data: '{"a":1}' },
  ]);
});

test('events may be cut anywhere, inside a letter as well', async () => {
  const whole = bytes('event: room\ndata: perché\n\nevent: room\ndata: no\n\n');
  for (let cut = 1; cut < whole.length; cut += 1) {
    const events = await eventsOf([whole.slice(0, cut), whole.slice(cut)]);
    expect(events.map(({ data }) => data)).toEqual(['perché', 'no']);
  }
});

test('comments are not events, but show that the stream is alive', async () => {
  let heard = 0;
  const events = await eventsOf([bytes(': ping\n\n'), bytes('data: a\ndata: b\n\n')], () => {
    heard += 1;
  });
  expect(events).toEqual([{ event: 'message', id: undefined, data: 'a\nb' }]);
  expect(heard).toBe(2);
});

test('carriage returns end lines too', async () => {
  expect(await eventsOf([bytes('event: room\r\ndata: x\r\n\r\n')])).toEqual([
    { event: 'room', id: undefined, data: 'x' },
  ]);
});

test('an unfinished event at the end of the stream is dropped', async () => {
  expect(await eventsOf([bytes('data: whole\n\ndata: ha')])).toHaveLength(1);
});

test('a stream that breaks off throws', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readServerSentEvents(stream).next()).rejects.toThrow('network error');
});
