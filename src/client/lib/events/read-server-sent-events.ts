/** An event of a `text/event-stream`: its data's lines joined by line feeds. */
export type ServerSentEvent = { event: string; id: string | undefined; data: string };

/** The events of a stream as they arrive. Ends with the stream, and throws as it does; `onBytes` hears comments too. */
export async function* readServerSentEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // Rejects too, if the reader has thrown.
    reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a block without data: a comment, which keeps the connection open. */
function parseEvent(block: string): ServerSentEvent | undefined {
  const lines = block.split(/\r?\n/);
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  if (data.length === 0) return undefined;
  return { event: valuesOf('event').at(-1) ?? 'message', id: valuesOf('id').at(-1), data: data.join('\n') };
}
